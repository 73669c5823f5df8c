// Converts decimal text to the smallest unit: `1.5` with 6 decimals is 1500000. Undefined if the text is negative, is
// no amount, or has too many decimals or digits.
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{0,60})(?:\.(\d{0,60}))?$/.exec(text.trim()) ?? []
  const places = fraction.replace(/0+$/, '')
  if (whole + fraction === '' || places.length > decimals) return undefined
  return BigInt((whole || '0') + places.padEnd(decimals, '0'))
}
