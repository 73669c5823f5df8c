import {
  type AdapterContext,
  type CaipNetworkId,
  ModalError,
  requireNetwork,
  toModuleLoadError,
} from '@foyer/core/adapter'
import type {
  Adapter,
  MessageSignerWalletAdapterProps,
  SignerWalletAdapterProps,
  SignInMessageSignerWalletAdapterProps,
} from '@solana/wallet-adapter-base'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import type { SolanaTransactionInput } from '../../transaction.js'
import type { BrowserWalletApi, WireTransaction } from '../../walletApi.js'
import { toBase58 } from '../wire/base58.js'
import { toBytes } from '../wire/toBytes.js'
import { createInvalidResponseError, parseSignature, parseTransactionBytes } from './parseResponse.js'

type AnyAdapter = Adapter &
  Partial<SignerWalletAdapterProps & MessageSignerWalletAdapterProps & SignInMessageSignerWalletAdapterProps>

/** Wraps an adapter of `@solana/wallet-adapter-base`, which has one account and takes objects of web3.js. */
export function createWalletAdapterApi(
  adapterContext: AdapterContext<'solana'>,
  adapter: AnyAdapter,
): BrowserWalletApi {
  const { signMessage, signTransaction, signIn } = adapter
  return {
    wallet: adapter,
    async connect(silent) {
      if (adapter.connected) return
      // Adapters that do not override `autoConnect` may prompt in it.
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
    disconnect: () => adapter.disconnect(),
    signMessage:
      signMessage &&
      (async (message) => ({
        signature: parseSignature(await signMessage.call(adapter, message)),
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
    // If the adapter can sign, Foyer sends: the adapter may send to another cluster.
    sendTransaction: signTransaction
      ? undefined
      : async (wire, { caipNetworkId, options }) => {
          const { Connection } = await loadWeb3()
          const connection = new Connection(urlOf(adapterContext, caipNetworkId))
          return adapter.sendTransaction(await toObject(wire), connection, options)
        },
    signIn:
      signIn &&
      (async (input) => {
        const output = readRecord(await signIn.call(adapter, input))
        const { address, publicKey } = readRecord(output.account)
        const key = toBytes(publicKey)
        const signedMessage = toBytes(output.signedMessage)
        if (!signedMessage) throw createInvalidResponseError('message')
        const signed = { signedMessage, signature: parseSignature(output.signature) }
        return { ...signed, address: typeof address === 'string' ? address : key ? toBase58(key) : '' }
      }),
  }
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns the web3.js object of a transaction: the app's own if it passed one. */
async function toObject({ input, bytes, version }: WireTransaction): Promise<Transaction | VersionedTransaction> {
  if (isWeb3Transaction(input)) return input
  const { Transaction, VersionedTransaction } = await loadWeb3()
  return version === 'legacy' ? Transaction.from(bytes) : VersionedTransaction.deserialize(bytes)
}

/** Detects a web3.js object by its members, because the app may have another copy of web3.js. */
function isWeb3Transaction(input: SolanaTransactionInput): input is Transaction | VersionedTransaction {
  return 'serialize' in input && ('message' in input || 'instructions' in input)
}

function serializeSigned(signed: unknown): Uint8Array {
  const { serialize } = (signed ?? {}) as { serialize?: (options: object) => unknown }
  return parseTransactionBytes(serialize?.call(signed, { requireAllSignatures: false, verifySignatures: false }))
}

function urlOf(adapterContext: AdapterContext<'solana'>, caipNetworkId: CaipNetworkId<'solana'>): string {
  const [url] = adapterContext.rpcUrls(requireNetwork(adapterContext, caipNetworkId))
  if (url === undefined) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
  adapterContext.noteRequest(url)
  return url
}

const NAME = '@solana/web3.js'

async function loadWeb3(): Promise<typeof import('@solana/web3.js')> {
  // With `try` around `import()`, bundlers warn of the missing optional package instead of failing.
  try {
    const web3 = await import('@solana/web3.js')
    // Vite's production builds replace a missing optional peer by an empty module.
    if ('Transaction' in web3) return web3
  } catch (cause) {
    throw toModuleLoadError(NAME, cause)
  }
  throw toModuleLoadError(NAME)
}
