/**
 * What a visitor types as an amount, in the smallest unit: `1.5` of six decimals is 1500000. Undefined for what is no
 * amount, below zero, has more decimals than the token, or more digits than any amount.
 */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{0,60})(?:\.(\d{0,60}))?$/.exec(text.trim()) ?? []
  const places = fraction.replace(/0+$/, '')
  if (whole + fraction === '' || places.length > decimals) return undefined
  return BigInt((whole || '0') + places.padEnd(decimals, '0'))
}
