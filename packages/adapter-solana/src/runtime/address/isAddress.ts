import { fromBase58 } from '../wire/base58.js'

const BYTES = 32

/** Accepts any 32 bytes in base58: Solana addresses have no checksum. */
export function isAddress(value: string): boolean {
  return value.length >= 32 && value.length <= 44 && fromBase58(value)?.length === BYTES
}
