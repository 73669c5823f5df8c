import { divide, round, toBigNumber, toPlainText } from '../../utils/bigNumber.js'
import { DEFAULT_SLIPPAGE_PERCENT } from './swapState.js'

const MAX_PERCENT = '50' // percent

/** Least and greatest slippage that is set automatically, in percent. */
const MIN_AUTO_PERCENT = '0.5'
const MAX_AUTO_PERCENT = '5'

const SAFETY_FACTOR = 3

/** Parses the slippage that the user typed, in percent. Undefined if it is out of range. */
export function parseSlippage(text: string): string | undefined {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  const percent = toBigNumber(plain)
  return percent.isGreaterThan(0) && percent.isLessThanOrEqualTo(MAX_PERCENT) ? toPlainText(percent) : undefined
}

/** Computes the slippage from how much the last quotes differ, in percent. Without earlier quotes, 1. */
export function getAutoSlippage(amounts: readonly bigint[]): string {
  const moves = amounts.slice(1).map((now, index) => {
    const before = amounts[index] ?? now
    const by = now > before ? now - before : before - now
    return before === 0n ? toBigNumber(0n) : divide(by, before).times(100)
  })
  if (!moves.length) return DEFAULT_SLIPPAGE_PERCENT
  const largest = moves.reduce((one, other) => (other.isGreaterThan(one) ? other : one))
  const wanted = round(largest.times(SAFETY_FACTOR), 1, 'up')
  if (wanted.isLessThan(MIN_AUTO_PERCENT)) return MIN_AUTO_PERCENT
  return wanted.isGreaterThan(MAX_AUTO_PERCENT) ? MAX_AUTO_PERCENT : toPlainText(wanted)
}
