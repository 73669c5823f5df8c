import { base64 } from '@scure/base'
import { createBitcoinDeriver } from '../../bitcoin/keys/createBitcoinDeriver'
import { createEsploraClient } from '../../bitcoin/keys/createEsploraClient'
import { sendBitcoin } from '../../bitcoin/keys/sendBitcoin'
import { signBip322, signEcdsa } from '../../bitcoin/keys/signMessage'
import { signPsbt } from '../../bitcoin/keys/signPsbt'
import { BITCOIN_NETWORKS } from '../../bitcoin/networks'
import { PhoneError } from '../PhoneError'
import type { PhoneSigner } from '../types'

type Params = Readonly<Record<string, unknown>>

/**
 * Creates a Bitcoin signer by WalletConnect's methods. An account is its first payment address, formatted per network.
 */
export function createBip122Signer({
  mnemonic,
  indexes,
  rpcUrls,
}: {
  mnemonic: string
  indexes: readonly number[]
  rpcUrls: Readonly<Record<string, string>>
}): PhoneSigner {
  const keys = createBitcoinDeriver(mnemonic)
  const chains = Object.keys(rpcUrls).filter((chainId) => BITCOIN_NETWORKS[chainId] !== undefined)
  const home = chains[0] ?? ''
  let selected = 0

  const indexOf = (address: unknown) => {
    const result = indexes.find((index) =>
      chains.some((chainId) => Object.values(keys(index, chainId)).some((key) => key.address === address)),
    )
    if (result === undefined) throw new PhoneError(4100, 'This account is not on the phone.')
    return result
  }
  const keyOf = (address: unknown, chainId: string) => {
    const { payment, ordinals } = keys(indexOf(address), chainId)
    return address === ordinals.address ? ordinals : payment
  }
  const urlOf = (chainId: string) => {
    const url = rpcUrls[chainId]
    if (url === undefined) throw new PhoneError(5100, `The phone has no way to ${chainId}.`)
    return url
  }

  const addressesOf = (index: number, chainId: string) => {
    const { payment, ordinals } = keys(index, chainId)
    return [payment, ordinals].map(({ address, path, purpose, publicKey }) => ({
      address,
      publicKey: Buffer.from(publicKey).toString('hex'),
      path,
      intention: purpose === 'payment' ? 'payment' : 'ordinal',
    }))
  }

  const methods: Readonly<Record<string, (chainId: string, params: Params) => Promise<unknown> | unknown>> = {
    getAccountAddresses: (chainId, { account }) => addressesOf(indexOf(account), chainId),
    signMessage: (chainId, { account, address = account, message, protocol = 'ecdsa' }) => {
      const key = keyOf(address, chainId)
      const signature = protocol === 'bip322' ? signBip322(String(message), key) : signEcdsa(String(message), key)
      // WalletConnect's method returns the signature in hex.
      return { address, signature: Buffer.from(signature, 'base64').toString('hex') }
    },
    async signPsbt(chainId, { psbt, signInputs, broadcast = false }) {
      const inputs = toList(signInputs).map(({ address, index, sighashTypes }) => ({
        index: Number(index),
        key: keyOf(address, chainId),
        sighashTypes: Array.isArray(sighashTypes) ? sighashTypes : undefined,
      }))
      const transaction = signPsbt(base64.decode(String(psbt)), { inputs, finalize: broadcast === true })
      const signed = { psbt: base64.encode(transaction.toPSBT()) }
      return broadcast === true
        ? { ...signed, txid: await createEsploraClient(urlOf(chainId)).send(transaction.hex) }
        : signed
    },
    async sendTransfer(chainId, { account, recipientAddress, amount }) {
      if (typeof amount !== 'string' || !/^\d+$/.test(amount))
        throw new PhoneError(-32602, 'Expected satoshis as text.')
      const recipients = [{ address: String(recipientAddress), amount: BigInt(amount) }]
      const key = keyOf(account, chainId)
      return { txid: await sendBitcoin({ key, recipients, caipNetworkId: chainId, url: urlOf(chainId) }) }
    },
  }

  return {
    namespace: 'bip122',
    chains,
    methods: Object.keys(methods),
    events: ['bip122_addressesChanged'],
    accounts() {
      const addresses = indexes.map((index) => keys(index, home).payment.address)
      return [...addresses.slice(selected), ...addresses.slice(0, selected)]
    },
    accountsEvent: (chainId) => ({
      name: 'bip122_addressesChanged',
      data: addressesOf(indexes[selected] ?? 0, chainId),
    }),
    accountOn: (account, chainId) => keys(indexOf(account), chainId).payment.address,
    select(account) {
      const position = typeof account === 'number' ? account : indexes.indexOf(indexOf(account))
      if (indexes[position] === undefined) throw new Error(`The phone has no account ${account}.`)
      selected = position
    },
    describe({ method, params }) {
      const { message } = toParams(params)
      return method === 'signMessage' ? String(message) : JSON.stringify(params, null, 2)
    },
    async sign({ chainId, method, params }) {
      const handler = methods[method]
      if (handler === undefined) throw new PhoneError(5101, `The phone does not do ${method}.`)
      try {
        return await handler(chainId, toParams(params))
      } catch (error) {
        throw error instanceof PhoneError ? error : new PhoneError(-32000, String(error))
      }
    },
  }
}

const toParams = (params: unknown): Params => (typeof params === 'object' && params !== null ? (params as Params) : {})

const toList = (list: unknown): Params[] => (Array.isArray(list) ? list.map(toParams) : [])
