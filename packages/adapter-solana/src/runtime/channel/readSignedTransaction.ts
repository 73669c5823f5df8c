import type { Wire } from '../../link.js'
import { readTransaction, unusable } from '../links/answers.js'
import { fromBase58 } from '../wire/base58.js'
import { findSigner, SIGNATURE } from '../wire/toWire.js'

export interface SignedAnswer {
  /** The whole of it, from wallets that give it. */
  readonly transaction?: Uint8Array | undefined
  /** Base58, from all others. */
  readonly signature?: unknown
  /** Who signed. */
  readonly pubkey: string
}

/** The signed transaction: as the wallet gives it, or ours with the wallet's signature put where it belongs. */
export function readSignedTransaction(wire: Wire, { transaction, signature, pubkey }: SignedAnswer): Uint8Array {
  if (transaction !== undefined) return readTransaction(transaction)
  const bytes = typeof signature === 'string' ? fromBase58(signature) : undefined
  const index = findSigner(wire, fromBase58(pubkey))
  if (bytes?.length !== SIGNATURE || index < 0) throw unusable('transaction')
  const signed = wire.bytes.slice()
  signed.set(bytes, 1 + index * SIGNATURE)
  return signed
}
