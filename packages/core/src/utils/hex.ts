export function isTransactionHash(value: string): boolean {
  return /^0x[0-9a-fA-F]{64}$/.test(value)
}

export function isSignedMessage(value: string): boolean {
  return /^0x[0-9a-fA-F]{62,}$/.test(value)
}
