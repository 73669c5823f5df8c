import { getTransactionDecoder, getTransactionEncoder } from '@solana/kit'
import type { Key } from './deriveKey'

/** A transaction on the wire with the signature of one more account. Throws when the account is none of its signers. */
export function signWire(bytes: Uint8Array, { address, sign }: Key): Uint8Array {
  const transaction = getTransactionDecoder().decode(bytes)
  if (!Object.hasOwn(transaction.signatures, address)) throw new Error(`${address} is none of its signers.`)
  const signature = sign(Uint8Array.from(transaction.messageBytes))
  const signatures = { ...transaction.signatures, [address]: signature }
  return new Uint8Array(getTransactionEncoder().encode({ ...transaction, signatures: signatures as never }))
}
