import { base58, base64 } from '@scure/base'
import { deriveSolanaKey } from '../../solana/deriveSolanaKey'
import { describeTransaction } from '../../solana/describeTransaction'
import { signSerializedTransaction } from '../../solana/signSerializedTransaction'
import { PhoneError } from '../PhoneError'
import type { PhoneSigner } from '../types'

/** Creates a Solana signer by WalletConnect's methods: messages and signatures in base58, transactions in base64. */
export async function createSolanaSigner({
  mnemonic,
  indexes,
  rpcUrls,
}: {
  mnemonic: string
  indexes: readonly number[]
  rpcUrls: Readonly<Record<string, string>>
}): Promise<PhoneSigner> {
  const keys = await Promise.all(indexes.map((index) => deriveSolanaKey(mnemonic, index)))
  const addresses = keys.map(({ address }) => address)
  let selected = 0
  const accounts = () => [...addresses.slice(selected), ...addresses.slice(0, selected)]

  const keyOf = (address: unknown = addresses[selected]) => {
    const result = keys.find((key) => key.address === address)
    if (result === undefined) throw new PhoneError(4100, 'This account is not on the phone.')
    return result
  }
  // Signs with one of the phone's accounts that must sign: the requested one, else the current one, else any.
  const signed = (transaction: unknown, pubkey: unknown) => {
    const bytes = readWire(transaction)
    const order = [pubkey, addresses[selected], ...addresses].filter((each) => each !== undefined)
    for (const address of order) {
      try {
        return signSerializedTransaction(bytes, keyOf(address))
      } catch {
        // This account is not a signer; the next one is tried.
      }
    }
    throw new PhoneError(4100, 'No account of the phone signs this transaction.')
  }

  return {
    namespace: 'solana',
    chains: Object.keys(rpcUrls).filter((chainId) => chainId.startsWith('solana:')),
    methods: [
      'solana_getAccounts',
      'solana_requestAccounts',
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['chainChanged', 'accountsChanged'],
    accounts,
    select(account) {
      const position = typeof account === 'number' ? account : addresses.indexOf(account)
      if (addresses[position] === undefined) throw new Error(`The phone has no account ${account}.`)
      selected = position
    },
    describe({ method, params }) {
      const { message, transaction } = readObject(params)
      if (method === 'solana_signMessage') return new TextDecoder().decode(base58.decode(String(message)))
      if (transaction === undefined) return JSON.stringify(params)
      return describeTransaction(readWire(transaction))
        .map((line) => line.join(': '))
        .join('\n')
    },
    async sign({ chainId, method, params }) {
      const { message, pubkey, transaction, transactions, sendOptions } = readObject(params)
      switch (method) {
        case 'solana_getAccounts':
        case 'solana_requestAccounts':
          return accounts().map((address) => ({ pubkey: address }))
        case 'solana_signMessage':
          return { signature: base58.encode(keyOf(pubkey).sign(readBase58(message))) }
        case 'solana_signTransaction': {
          const bytes = signed(transaction, pubkey)
          return { signature: firstSignature(bytes), transaction: base64.encode(bytes) }
        }
        case 'solana_signAllTransactions': {
          if (!Array.isArray(transactions)) throw invalid('Expected { transactions }.')
          return { transactions: transactions.map((each) => base64.encode(signed(each, pubkey))) }
        }
        case 'solana_signAndSendTransaction':
          return { signature: await send(rpcUrls[chainId], signed(transaction, pubkey), sendOptions) }
        default:
          throw new PhoneError(5101, `The phone does not do ${method}.`)
      }
    },
  }
}

async function send(rpcUrl: string | undefined, bytes: Uint8Array, sendOptions: unknown): Promise<unknown> {
  if (rpcUrl === undefined) throw new PhoneError(5100, 'The phone has no way to this chain.')
  const params = [base64.encode(bytes), { ...readObject(sendOptions ?? {}), encoding: 'base64' }]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error !== undefined) throw new PhoneError(-32000, error.message)
  return result
}

const firstSignature = (bytes: Uint8Array) => base58.encode(bytes.slice(1, 65))

function readObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('Expected an object.')
  return value as Record<string, unknown>
}

function readBase58(value: unknown) {
  try {
    return base58.decode(String(value))
  } catch {
    throw invalid('Expected text in base58.')
  }
}

function readWire(value: unknown) {
  try {
    return base64.decode(String(value))
  } catch {
    throw invalid('Expected a transaction in base64.')
  }
}

const invalid = (message: string) => new PhoneError(-32602, message)
