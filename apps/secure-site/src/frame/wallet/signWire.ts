import { type Address, getTransactionDecoder, getTransactionEncoder, type SignatureBytes } from '@solana/kit'
import type { SolanaKey } from './solanaKey'

/** A transaction on the wire with the signature of one more account. Throws when the account is none of its signers. */
export function signWire(wire: Uint8Array, { address, sign }: SolanaKey): Uint8Array {
  const transaction = getTransactionDecoder().decode(wire)
  if (!Object.hasOwn(transaction.signatures, address)) throw new Error(`${address} is none of its signers.`)
  const signature = sign(Uint8Array.from(transaction.messageBytes)) as SignatureBytes
  const signatures = { ...transaction.signatures, [address as Address]: signature }
  return new Uint8Array(getTransactionEncoder().encode({ ...transaction, signatures }))
}
