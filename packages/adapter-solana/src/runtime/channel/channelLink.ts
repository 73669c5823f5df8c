import type { CaipNetworkId, Channel } from '@foyer/core/adapter'
import type { Link, LinkAccount, Signing } from '../../link.js'
import { unusable } from '../links/answers.js'
import { fromBase58, toBase58 } from '../wire/base58.js'
import { fromBase64, toBase64 } from '../wire/base64.js'
import { isAddress } from '../wire/isAddress.js'
import { SIGNATURE } from '../wire/toWire.js'
import { formerIds, toCurrentId } from './formerIds.js'
import { readSignedTransaction } from './readSignedTransaction.js'

type Answer = Readonly<Record<string, unknown>>

/** A wallet at the other end of a channel. Phones take transactions as base64, the embedded wallet as base58. */
export function channelLink(channel: Channel): Link {
  let first: string | undefined
  const approved = () => channel.approved('solana')
  const methods = approved()?.methods ?? []
  const has = (method: string) => methods.includes(method)
  const isEmbedded = channel.wallet.type === 'AUTH'
  const toText = isEmbedded ? toBase58 : toBase64
  /** Undefined: the wallet gives a signature alone. */
  const readText = (text: unknown) => {
    if (text === undefined || text === null) return undefined
    return (isEmbedded && typeof text === 'string' ? fromBase58(text) : fromBase64(text)) ?? new Uint8Array()
  }

  const networks = (): CaipNetworkId<'solana'>[] => [...new Set(approved()?.caipNetworkIds.flatMap(toCurrentId))]
  const accounts = (): readonly LinkAccount[] => {
    const all = approved()?.accounts.map((each) => each.split(':')[2] ?? '') ?? []
    const addresses = [...new Set(all)].filter(isAddress)
    return addresses
      .sort((one, other) => Number(other === first) - Number(one === first))
      .map((address) => ({ address }))
  }
  /** A session made under an older name of the network is asked under that name. */
  const ask = async (method: string, params: object, { caipNetworkId }: Signing): Promise<Answer> => {
    const ids = approved()?.caipNetworkIds ?? []
    const former = formerIds[caipNetworkId]
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
          for (const caipNetworkId of toCurrentId(change.caipNetworkId)) listener({ type: 'network', caipNetworkId })
          return
        }
        // A wallet that takes its part of the session back has left this namespace.
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
    leave: () => channel.close(),
    enterNetwork: channel.enterNetwork?.bind(channel),
    ...(has('solana_signMessage') && {
      async signMessage(message, signing) {
        const params = { message: toBase58(message), pubkey: signing.address }
        const { signature } = await ask('solana_signMessage', params, signing)
        return { signature: readBase58Signature(signature), signedMessage: message }
      },
    }),
    ...(has('solana_signTransaction') && {
      async signTransactions(wires, signing) {
        const pubkey = signing.address
        if (wires.length > 1 && has('solana_signAllTransactions')) {
          const params = { transactions: wires.map(({ bytes }) => toText(bytes)), pubkey }
          const { transactions } = await ask('solana_signAllTransactions', params, signing)
          const all: readonly unknown[] = Array.isArray(transactions) ? transactions : []
          return wires.map((wire, index) => readSignedTransaction(wire, { transaction: readText(all[index]), pubkey }))
        }
        const signed: Uint8Array[] = []
        for (const wire of wires) {
          const params = { transaction: toBase64(wire.bytes), pubkey }
          const answer = await ask('solana_signTransaction', params, signing)
          const { transaction, signature } = answer
          signed.push(readSignedTransaction(wire, { transaction: readText(transaction), signature, pubkey }))
        }
        return signed
      },
    }),
    ...(has('solana_signAndSendTransaction') && {
      async sendTransaction({ bytes }, { options, ...signing }) {
        const params = { transaction: toText(bytes), pubkey: signing.address, sendOptions: options }
        const { signature } = await ask('solana_signAndSendTransaction', params, signing)
        return toBase58(readBase58Signature(signature))
      },
    }),
  }
}

function readBase58Signature(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? fromBase58(value) : undefined
  if (bytes?.length !== SIGNATURE) throw unusable('signature')
  return bytes
}
