import type { WireTransaction } from '../../walletApi.js'
import { createInvalidResponseError, parseTransactionBytes } from '../wallets/parseResponse.js'
import { fromBase58 } from '../wire/base58.js'
import { findSignerIndex, SIGNATURE_LENGTH } from '../wire/toWireTransaction.js'

export interface SignedTransactionResponse {
  readonly transaction?: Uint8Array | undefined
  readonly signature?: unknown
  readonly pubkey: string
}

export function readSignedTransaction(
  wire: WireTransaction,
  { transaction, signature, pubkey }: SignedTransactionResponse,
): Uint8Array {
  if (transaction !== undefined) return parseTransactionBytes(transaction)
  const bytes = typeof signature === 'string' ? fromBase58(signature) : undefined
  const index = findSignerIndex(wire, fromBase58(pubkey))
  if (bytes?.length !== SIGNATURE_LENGTH || index < 0) throw createInvalidResponseError('transaction')
  const signed = wire.bytes.slice()
  signed.set(bytes, 1 + index * SIGNATURE_LENGTH)
  return signed
}
