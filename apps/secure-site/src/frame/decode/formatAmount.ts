const LONGEST_FRACTION = 8

export const SMALLEST_SHOWN_AMOUNT = '0.00000001'

export function formatAmount(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === '' ? grouped : `${grouped}.${fraction}`
}

/** Returns undefined for amounts below the smallest that is shown. */
export function formatAmountRoundedDown(amount: bigint, decimals: number): string | undefined {
  const length = digitsOf(amount, decimals)
  if (amount > 0n && amount < unitOf(length, decimals)) return undefined
  return formatAmount(amount - (amount % unitOf(length, decimals)), decimals)
}

export function formatAmountRoundedUp(amount: bigint, decimals: number): string {
  const unit = unitOf(digitsOf(amount, decimals), decimals)
  return formatAmount(((amount + unit - 1n) / unit) * unit, decimals)
}

function digitsOf(amount: bigint, decimals: number): number {
  const [whole = '0', fraction = ''] = formatAmount(amount, decimals).split('.')
  const length = whole === '0' && fraction !== '' ? fraction.search(/[1-9]/) + 2 : 2
  return Math.min(length, decimals, LONGEST_FRACTION)
}

const unitOf = (digits: number, decimals: number) => 10n ** BigInt(decimals - digits)
