/**
 * True for 0x and 40 hex characters. The EIP-55 checksum needs keccak, 3 kB that a page without a wallet does not pay
 * for: it is checked in the runtime, where an address is about to receive something.
 */
export function isAddress(value: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(value)
}
