/** True for a transaction hash: 0x and 64 hex characters. */
export function isTransactionHash(value: string): boolean {
  return /^0x[0-9a-fA-F]{64}$/.test(value)
}

/** True for a signed message: 0x and at least 62 hex characters. */
export function isSignedMessage(value: string): boolean {
  return /^0x[0-9a-fA-F]{62,}$/.test(value)
}
