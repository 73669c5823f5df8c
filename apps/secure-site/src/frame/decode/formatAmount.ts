const LONGEST_FRACTION = 8

/** Whole numbers of the smallest unit as people write them. What would be rounded away is not: it is all shown. */
export function formatAmount(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === '' ? grouped : `${grouped}.${fraction}`
}

/** For fees, which are estimates anyway. */
export function formatAbout(amount: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = formatAmount(amount, decimals).split('.')
  if (fraction === '') return whole
  const firstDigit = fraction.search(/[1-9]/)
  const length = Math.min(fraction.length, whole === '0' ? firstDigit + 2 : 2, LONGEST_FRACTION)
  const kept = fraction.slice(0, Math.max(length, 0)).replace(/0+$/, '')
  if (kept === '' && whole === '0') return 'less than 0.00000001'
  return kept === '' ? whole : `${whole}.${kept}`
}
