import { isAddress as isViemAddress } from 'viem'

/** Checks an address. One in mixed case needs a valid checksum (EIP-55). */
export function isAddress(value: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) return false
  const digits = value.slice(2)
  return digits === digits.toUpperCase() || isViemAddress(value)
}
