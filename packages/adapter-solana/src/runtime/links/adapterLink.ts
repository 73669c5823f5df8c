import { type AdapterHost, type CaipNetworkId, ModalError, networkOf } from '@foyer/core/adapter'
import type {
  Adapter,
  MessageSignerWalletAdapterProps,
  SignerWalletAdapterProps,
  SignInMessageSignerWalletAdapterProps,
} from '@solana/wallet-adapter-base'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import type { BrowserLink, Wire } from '../../link.js'
import type { SolanaTransactionInput } from '../../transaction.js'
import { toBase58 } from '../wire/base58.js'
import { toBytes } from '../wire/toBytes.js'
import { readSignature, readTransaction, unusable } from './answers.js'
import { loadWeb3 } from './loadWeb3.js'

type AnyAdapter = Adapter &
  Partial<SignerWalletAdapterProps & MessageSignerWalletAdapterProps & SignInMessageSignerWalletAdapterProps>

/** An adapter that the page handed in. It has one account at a time, and speaks in objects of web3.js. */
export function adapterLink(host: AdapterHost<'solana'>, adapter: AnyAdapter): BrowserLink {
  const { signMessage, signTransaction, signIn } = adapter
  return {
    wallet: adapter,
    async connect(silent) {
      if (adapter.connected) return
      // An adapter's own way to come back; where it has none of its own it may show its wallet.
      await (silent ? adapter.autoConnect() : adapter.connect())
    },
    accounts: () => (adapter.publicKey ? [{ address: adapter.publicKey.toBase58() }] : []),
    networks: () => undefined,
    watch(listener) {
      const changed = () => listener({ type: 'accounts' })
      const ended = () => listener({ type: 'end' })
      adapter.on('connect', changed)
      adapter.on('disconnect', ended)
      return () => {
        adapter.off('connect', changed)
        adapter.off('disconnect', ended)
      }
    },
    leave: () => adapter.disconnect(),
    signMessage:
      signMessage &&
      (async (message) => ({
        signature: readSignature(await signMessage.call(adapter, message)),
        signedMessage: message,
      })),
    signTransactions:
      signTransaction &&
      (async (wires) => {
        const signed: Uint8Array[] = []
        for (const wire of wires) {
          signed.push(serializeSigned(await signTransaction.call(adapter, await toObject(wire))))
        }
        return signed
      }),
    // Where it can sign, a node of the network's own sends: an adapter that sends by itself asks whatever node its wallet is
    // set to, and nobody says to which cluster that belongs.
    sendTransaction: signTransaction
      ? undefined
      : async (wire, { caipNetworkId, options }) => {
          const { Connection } = await loadWeb3()
          const connection = new Connection(urlOf(host, caipNetworkId))
          return adapter.sendTransaction(await toObject(wire), connection, options)
        },
    signIn:
      signIn &&
      (async (input) => {
        const output = readRecord(await signIn.call(adapter, input))
        const { address, publicKey } = readRecord(output.account)
        const key = toBytes(publicKey)
        const signedMessage = toBytes(output.signedMessage)
        if (!signedMessage) throw unusable('message')
        const signed = { signedMessage, signature: readSignature(output.signature) }
        return { ...signed, address: typeof address === 'string' ? address : key ? toBase58(key) : '' }
      }),
  }
}

/** What an adapter answers is its own: types do not hold it. Fields may be getters of a class. */
function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The site's own object where it gave one of web3.js, so that the adapter sees what the site made. */
async function toObject({ input, bytes, version }: Wire): Promise<Transaction | VersionedTransaction> {
  if (isOfWeb3(input)) return input
  const { Transaction, VersionedTransaction } = await loadWeb3()
  return version === 'legacy' ? Transaction.from(bytes) : VersionedTransaction.deserialize(bytes)
}

/** Told by its form: a site may have another copy of the package. */
function isOfWeb3(input: SolanaTransactionInput): input is Transaction | VersionedTransaction {
  return 'serialize' in input && ('message' in input || 'instructions' in input)
}

function serializeSigned(signed: unknown): Uint8Array {
  const { serialize } = (signed ?? {}) as { serialize?: (options: object) => unknown }
  return readTransaction(serialize?.call(signed, { requireAllSignatures: false, verifySignatures: false }))
}

function urlOf(host: AdapterHost<'solana'>, caipNetworkId: CaipNetworkId<'solana'>): string {
  const [url] = host.rpcUrls(networkOf(host, caipNetworkId))
  if (url === undefined) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
  return url
}
