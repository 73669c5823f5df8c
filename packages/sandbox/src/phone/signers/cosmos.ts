import type { StdSignDoc } from '@cosmjs/amino'
import { toBase64 } from '@cosmjs/encoding'
import { COSMOS_CHAINS } from '../../cosmos/chains'
import { type CosmosKey, deriveCosmosKey } from '../../cosmos/keys/deriveCosmosKey'
import { describeAminoDoc, describeDirectDoc, readAdr36Text, type SignDocRows } from '../../cosmos/keys/describeSignDoc'
import { PhoneError } from '../PhoneError'
import type { PhoneSigner } from '../types'

const METHODS = ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino']

/**
 * Creates a Cosmos signer by WalletConnect's methods: documents as JSON, bytes in base64. The app broadcasts.
 * Addresses have each chain's prefix.
 */
export async function createCosmosSigner({
  mnemonic,
  indexes,
  rpcUrls,
}: {
  mnemonic: string
  indexes: readonly number[]
  rpcUrls: Readonly<Record<string, string>>
}): Promise<PhoneSigner> {
  const keys = await Promise.all(indexes.map((index) => deriveCosmosKey(mnemonic, index)))
  const chains = Object.keys(rpcUrls).filter((chainId) => COSMOS_CHAINS[chainId] !== undefined)
  let selected = 0

  const ordered = () => [...keys.slice(selected), ...keys.slice(0, selected)]
  const prefixOf = (chainId: string) => COSMOS_CHAINS[chainId]?.prefix ?? 'cosmos'
  const keyOf = (address: unknown, chainId: string): CosmosKey => {
    const result = keys.find((key) => key.address(prefixOf(chainId)) === address)
    if (result === undefined) throw new PhoneError(4100, 'This account is not on the phone.')
    return result
  }
  const accounts = () => ordered().map((key) => key.address('cosmos'))

  return {
    namespace: 'cosmos',
    chains,
    methods: METHODS,
    events: ['chainChanged', 'accountsChanged'],
    accounts,
    accountOn: (account, chainId) => keyOf(account, 'cosmos:cosmoshub-4').address(prefixOf(chainId)),
    select(account) {
      const position = typeof account === 'number' ? account : keys.indexOf(keyOf(account, 'cosmos:cosmoshub-4'))
      if (keys[position] === undefined) throw new Error(`The phone has no account ${account}.`)
      selected = position
    },
    describe({ method, params }) {
      const { signDoc } = readObject(params)
      if (method === 'cosmos_signDirect') return toText(describeDirectDoc(readDirect(signDoc).bodyBytes))
      if (method === 'cosmos_signAmino')
        return readAdr36Text(readAmino(signDoc)) ?? toText(describeAminoDoc(readAmino(signDoc)))
      return JSON.stringify(params)
    },
    async sign({ chainId, method, params }) {
      const prefix = prefixOf(chainId)
      if (method === 'cosmos_getAccounts') {
        return ordered().map((key) => ({
          ...{ algo: 'secp256k1', address: key.address(prefix), pubkey: toBase64(key.publicKey) },
        }))
      }
      if (!METHODS.includes(method)) throw new PhoneError(5101, `The phone does not do ${method}.`)
      const { signerAddress, signDoc } = readObject(params)
      const key = keyOf(signerAddress, chainId)
      if (method === 'cosmos_signDirect') {
        const doc = readDirect(signDoc)
        const { signature } = await (await key.direct(prefix)).signDirect(key.address(prefix), doc)
        return { signature, signed: signDoc }
      }
      return (await key.amino(prefix)).signAmino(key.address(prefix), readAmino(signDoc))
    },
  }
}

function readDirect(value: unknown) {
  const { chainId, accountNumber, bodyBytes, authInfoBytes } = readObject(value)
  if (typeof chainId !== 'string') throw invalid('Expected { signDoc: { chainId } }.')
  return {
    chainId,
    accountNumber: BigInt(String(accountNumber)),
    bodyBytes: readBytes(bodyBytes),
    authInfoBytes: readBytes(authInfoBytes),
  }
}

function readAmino(value: unknown): StdSignDoc {
  const doc = readObject(value)
  if (!Array.isArray(doc.msgs)) throw invalid('Expected { signDoc: { msgs } }.')
  return doc as unknown as StdSignDoc
}

function readBytes(value: unknown) {
  if (typeof value !== 'string') throw invalid('Expected bytes in base64.')
  return Uint8Array.from(Buffer.from(value, 'base64'))
}

function readObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('Expected an object.')
  return value as Record<string, unknown>
}

const toText = (facts: SignDocRows) => facts.map((line) => line.join(': ')).join('\n')

const invalid = (message: string) => new PhoneError(-32602, message)
