import { fromBase58 } from './base58.js'

/** A key has 32 bytes, and those have 32 to 44 characters. */
const BYTES = 32

/** True for a public key, or a derived address, in base58. Solana's addresses have no checksum. */
export function isAddress(value: string): boolean {
  return value.length >= 32 && value.length <= 44 && fromBase58(value)?.length === BYTES
}
