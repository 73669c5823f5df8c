import type { CaipNetworkId, Channel } from '@foyer/core/adapter'
import type { SharedAccount, SigningAccount, WalletApi } from '../../walletApi.js'
import { isAddress } from '../address/isAddress.js'
import { createInvalidResponseError } from '../wallets/parseResponse.js'
import { fromBase58, toBase58 } from '../wire/base58.js'
import { fromBase64, toBase64 } from '../wire/base64.js'
import { SIGNATURE_LENGTH } from '../wire/toWireTransaction.js'
import { LEGACY_NETWORK_IDS, toCurrentNetworkIds } from './legacyNetworkIds.js'
import { readSignedTransaction } from './readSignedTransaction.js'

type Answer = Readonly<Record<string, unknown>>

/** Wraps a remote session. Wallets over WalletConnect take transactions in base64, the embedded wallet in base58. */
export function createChannelApi(channel: Channel): WalletApi {
  let first: string | undefined
  const approved = () => channel.approved('solana')
  const methods = approved()?.methods ?? []
  const has = (method: string) => methods.includes(method)
  const isEmbedded = channel.wallet.type === 'AUTH'
  const encode = isEmbedded ? toBase58 : toBase64
  const readText = (text: unknown) => {
    if (text === undefined || text === null) return undefined
    return (isEmbedded && typeof text === 'string' ? fromBase58(text) : fromBase64(text)) ?? new Uint8Array()
  }

  const networks = (): CaipNetworkId<'solana'>[] => [
    ...new Set(approved()?.caipNetworkIds.flatMap(toCurrentNetworkIds)),
  ]
  const accounts = (): readonly SharedAccount[] => {
    const addresses = new Set(approved()?.accounts.map((each) => each.split(':')[2] ?? ''))
    return [...addresses]
      .filter(isAddress)
      .sort((one, other) => Number(other === first) - Number(one === first))
      .map((address) => ({ address }))
  }
  /** Requests under the network id that the session approved, which may be a former one. */
  const send = async (method: string, params: object, { caipNetworkId }: SigningAccount): Promise<Answer> => {
    const ids = approved()?.caipNetworkIds ?? []
    const former = LEGACY_NETWORK_IDS[caipNetworkId]
    const id = former && !ids.includes(caipNetworkId) && ids.includes(former) ? former : caipNetworkId
    return ((await channel.request({ method, params, caipNetworkId: id })) ?? {}) as Answer
  }
  return {
    wallet: channel,
    accounts,
    networks,
    watch(listener) {
      let known = networks()
      return channel.watch('solana', (change) => {
        if (change.type === 'end') return listener({ type: 'end', cause: change.cause })
        if (change.type === 'network') {
          for (const caipNetworkId of toCurrentNetworkIds(change.caipNetworkId))
            listener({ type: 'network', caipNetworkId })
          return
        }
        // The wallet removed Solana from the session.
        if (!approved()) return listener({ type: 'end' })
        if (change.type === 'accounts') first = change.addresses[0]
        const now = networks()
        const from = known.filter((each) => !now.includes(each))
        known = now
        const [next] = now
        if (next) listener({ type: 'network', caipNetworkId: next, from })
        listener({ type: 'accounts' })
      })
    },
    disconnect: () => channel.close(),
    enterNetwork: channel.enterNetwork?.bind(channel),
    ...(has('solana_signMessage') && {
      async signMessage(message, signing) {
        const params = { message: toBase58(message), pubkey: signing.address }
        const { signature } = await send('solana_signMessage', params, signing)
        return { signature: readBase58Signature(signature), signedMessage: message }
      },
    }),
    ...(has('solana_signTransaction') && {
      async signTransactions(wires, signing) {
        const pubkey = signing.address
        if (wires.length > 1 && has('solana_signAllTransactions')) {
          const params = { transactions: wires.map(({ bytes }) => encode(bytes)), pubkey }
          const { transactions } = await send('solana_signAllTransactions', params, signing)
          const all: readonly unknown[] = Array.isArray(transactions) ? transactions : []
          return wires.map((wire, index) => readSignedTransaction(wire, { transaction: readText(all[index]), pubkey }))
        }
        const signed: Uint8Array[] = []
        for (const wire of wires) {
          const params = { transaction: toBase64(wire.bytes), pubkey }
          const answer = await send('solana_signTransaction', params, signing)
          const { transaction, signature } = answer
          signed.push(readSignedTransaction(wire, { transaction: readText(transaction), signature, pubkey }))
        }
        return signed
      },
    }),
    ...(has('solana_signAndSendTransaction') && {
      async sendTransaction({ bytes }, { options, ...signing }) {
        const params = { transaction: encode(bytes), pubkey: signing.address, sendOptions: options }
        const { signature } = await send('solana_signAndSendTransaction', params, signing)
        return toBase58(readBase58Signature(signature))
      },
    }),
  }
}

function readBase58Signature(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? fromBase58(value) : undefined
  if (bytes?.length !== SIGNATURE_LENGTH) throw createInvalidResponseError('signature')
  return bytes
}
