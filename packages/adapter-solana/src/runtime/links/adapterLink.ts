import { type AdapterHost, type CaipNetworkId, ModalError, networkOf } from '@foyer/core/adapter'
import type { SolanaWalletAdapter } from '../../walletAdapter.js'
import type { BrowserLink } from '../link.js'
import { toBase58 } from '../wire/base58.js'
import { toBytes } from '../wire/toBytes.js'
import type { Wire } from '../wire/toWire.js'
import { readSignature, readTransaction, unusable } from './answers.js'

/** An adapter that the page handed in. It has one account at a time, and speaks in objects of web3.js. */
export function adapterLink(host: AdapterHost<'solana'>, adapter: SolanaWalletAdapter): BrowserLink {
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
      adapter.on('connect' as never, changed)
      adapter.on('disconnect' as never, ended)
      return () => {
        adapter.off('connect' as never, changed)
        adapter.off('disconnect' as never, ended)
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
          signed.push(serializeSigned(await signTransaction.call(adapter, (await toObject(wire)) as never)))
        }
        return signed
      }),
    // Where it can sign, a node of the network's own sends: an adapter that sends by itself asks whatever node its wallet is
    // set to, and nobody says to which cluster that belongs.
    sendTransaction: signTransaction
      ? undefined
      : async (wire, { caipNetworkId, options }) => {
          const { Connection } = await import('@solana/web3.js')
          const connection = new Connection(urlOf(host, caipNetworkId))
          return adapter.sendTransaction((await toObject(wire)) as never, connection as never, options)
        },
    signIn:
      signIn &&
      (async (input) => {
        const output = (await signIn.call(adapter, input)) as Readonly<Record<string, unknown>>
        const { address, publicKey } = (output.account ?? {}) as Readonly<Record<string, unknown>>
        const key = toBytes(publicKey)
        const signedMessage = toBytes(output.signedMessage)
        if (!signedMessage) throw unusable('message')
        const signed = { signedMessage, signature: readSignature(output.signature) }
        return { ...signed, address: typeof address === 'string' ? address : key ? toBase58(key) : '' }
      }),
  }
}

/** The page's own object where it gave one of web3.js, so that the adapter sees what the page made. */
async function toObject({ input, bytes, version }: Wire): Promise<unknown> {
  if ('serialize' in input) return input
  const { Transaction, VersionedTransaction } = await import('@solana/web3.js')
  return version === 'legacy' ? Transaction.from(bytes) : VersionedTransaction.deserialize(bytes)
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
