import { getTransactionDecoder, getTransactionEncoder } from '@solana/kit'
import type { SolanaKey } from './deriveSolanaKey'

/** Adds an account's signature to a transaction. Throws if the account is no signer. */
export function signSerializedTransaction(bytes: Uint8Array, { address, sign }: SolanaKey): Uint8Array {
  const transaction = getTransactionDecoder().decode(bytes)
  if (!Object.hasOwn(transaction.signatures, address)) throw new Error(`${address} is none of its signers.`)
  const signature = sign(Uint8Array.from(transaction.messageBytes))
  const signatures = { ...transaction.signatures, [address]: signature }
  return new Uint8Array(getTransactionEncoder().encode({ ...transaction, signatures: signatures as never }))
}
