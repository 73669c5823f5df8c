import { isAddress as isViemAddress } from 'viem'

/**
 * True for 0x and 40 hex characters. An address in mixed case carries a checksum (EIP-55), which has to be right; one in
 * capitals only carries none.
 */
export function isAddress(value: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) return false
  const digits = value.slice(2)
  return digits === digits.toUpperCase() || isViemAddress(value)
}
