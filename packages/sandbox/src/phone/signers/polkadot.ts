import { u8aToHex } from '@polkadot/util/u8a'
import { derivePolkadotKey } from '../../polkadot/derivePolkadotKey'
import { decodeMessageText, signBytes, signPayload } from '../../polkadot/signPolkadot'
import { readPolkadotTestAccounts } from '../../polkadot/startPolkadot'
import { toPublicKey } from '../../polkadot/toPublicKey'
import { PhoneError } from '../PhoneError'
import type { PhoneSigner } from '../types'

const SIGN_MESSAGE = 'polkadot_signMessage'
const SIGN_TRANSACTION = 'polkadot_signTransaction'

/** Creates a Polkadot signer by WalletConnect's methods. Addresses have the generic prefix on all networks. */
export async function createPolkadotSigner({
  mnemonic,
  indexes,
  rpcUrls,
}: {
  mnemonic: string
  indexes: readonly number[]
  rpcUrls: Readonly<Record<string, string>>
}): Promise<PhoneSigner> {
  const testAccounts = await readPolkadotTestAccounts()
  const keys = await Promise.all(indexes.map((index) => derivePolkadotKey(mnemonic, { index, type: 'sr25519' })))
  const addresses = indexes.map((index) => testAccounts.accounts[index]?.address ?? '')
  let selected = 0

  const keyOf = (address: unknown) => {
    const publicKey = toPublicKey(address)
    const result = keys.find((key) => u8aToHex(key.publicKey) === publicKey)
    if (result === undefined) throw new PhoneError(4100, 'This account is not on the phone.')
    return result
  }
  return {
    namespace: 'polkadot',
    chains: Object.keys(rpcUrls).filter((chainId) => chainId.startsWith('polkadot:')),
    methods: [SIGN_TRANSACTION, SIGN_MESSAGE],
    events: ['chainChanged', 'accountsChanged'],
    accounts: () => [...addresses.slice(selected), ...addresses.slice(0, selected)],
    select(account) {
      const position = typeof account === 'number' ? account : keys.indexOf(keyOf(account))
      if (keys[position] === undefined) throw new Error(`The phone has no account ${account}.`)
      selected = position
    },
    describe({ method, params }) {
      if (method === SIGN_MESSAGE) return decodeMessageText(readMessage(params).message)
      return JSON.stringify(readTransaction(params).payload, null, 2)
    },
    async sign({ method, params, chainId }) {
      if (method === SIGN_MESSAGE) {
        const { address, message } = readMessage(params)
        return { signature: signBytes(keyOf(address), message) }
      }
      if (method === SIGN_TRANSACTION) {
        const { address, payload } = readTransaction(params)
        const isHere = String(payload.genesisHash).startsWith(chainId.replace('polkadot:', '0x'))
        if (!isHere) throw new PhoneError(-32602, `The transaction is not for ${chainId}.`)
        return { id: 1, signature: signPayload(keyOf(address), payload) }
      }
      throw new PhoneError(5101, `The phone does not do ${method}.`)
    },
  }
}

function readMessage(params: unknown) {
  const { address, message } = toRecord(params)
  if (typeof message !== 'string') throw new PhoneError(-32602, 'Expected { address, message }.')
  return { address, message }
}

function readTransaction(params: unknown) {
  const { address, transactionPayload } = toRecord(params)
  const payload = toRecord(transactionPayload)
  if (toPublicKey(payload.address) !== toPublicKey(address)) {
    throw new PhoneError(-32602, 'Expected { address, transactionPayload } of the same account.')
  }
  return { address, payload }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
