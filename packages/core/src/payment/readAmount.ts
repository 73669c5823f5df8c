import { type PaymentAmount, Refused } from './payment.js'

/** The largest number that a chain keeps in one word. */
const MAX_WORD = (1n << 256n) - 1n

/** Digits of that. */
const MAX_DIGITS = 78

/**
 * A number of EIP-681, `2.014e18`: whole in the smallest unit, or refused. Nothing is raised to a power before its size is
 * known, so that `1e999999999` costs nothing.
 */
export function readWord(text: string): PaymentAmount | undefined {
  const [, whole, fraction = '', exponent = '0'] = /^\+?(\d*)(?:\.(\d+))?(?:[eE]\+?(\d{1,4}))?$/.exec(text) ?? []
  if (whole === undefined || whole + fraction === '') throw new Refused('amount')
  const digits = (whole + fraction).replace(/^0+/, '')
  // A payment of nothing says nothing of the amount.
  if (digits === '') return undefined
  const zeros = Number(exponent) - fraction.length
  if (digits.length + zeros > MAX_DIGITS || whole.length + fraction.length > 2 * MAX_DIGITS) throw new Refused('amount')
  const value = zeros >= 0 ? BigInt(digits) * 10n ** BigInt(zeros) : wholePart(digits, -zeros)
  if (value > MAX_WORD) throw new Refused('amount')
  return { unit: 'smallest', value }
}

/** Without its last places, which must be zeros. */
function wholePart(digits: string, places: number): bigint {
  const cut = digits.length - places
  if (cut <= 0 || /[1-9]/.test(digits.slice(cut))) throw new Refused('amount')
  return BigInt(digits.slice(0, cut))
}

/**
 * A plain decimal of whole coins, as BIP-21 and Solana Pay have it: no sign, no exponent, no comma, and a digit before the
 * point.
 */
export function readCoins(text: string, { places, most }: { readonly places: number; readonly most?: bigint }) {
  const [, whole, fraction = ''] = /^(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text) ?? []
  if (whole === undefined) throw new Refused('amount')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > places) throw new Refused('amount')
  const value = BigInt(whole) + (significant ? 1n : 0n)
  if (most !== undefined && value > most) throw new Refused('amount')
  if (value === 0n) return undefined
  const amount: PaymentAmount = { unit: 'whole', value: `${BigInt(whole)}${significant && `.${significant}`}` }
  return amount
}
