import { keccak_256 } from '@noble/hashes/sha3.js'
import { toHex } from './toHex.js'

/** Checks an Ethereum address. One in mixed case needs a valid checksum (EIP-55). */
export function isEthereumAddress(value: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) return false
  const digits = value.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = toHex(keccak_256(new TextEncoder().encode(lower))).slice(2)
  const isUpper = (index: number) => Number.parseInt(hash.charAt(index), 16) >= 8
  return [...lower].every((digit, index) => digits[index] === (isUpper(index) ? digit.toUpperCase() : digit))
}
