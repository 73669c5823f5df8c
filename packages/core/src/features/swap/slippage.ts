import { compare, divide, multiply } from '../../utils/arithmetic.js'
import { decimal, round } from '../../utils/decimal.js'
import { toPlainText } from '../../utils/formatUnits.js'
import { SLIPPAGE } from './state.js'

/** In percent: no visitor means more. */
const MOST = '50'

/** What `auto` goes to at the least and at the most, in percent. */
const LEAST_AUTO = '0.5'
const MOST_AUTO = '5'

/** So often a move that was seen has room to be seen again until the swap is in a block. */
const ROOM = 3

/** What a visitor chose, in percent, without an end that says nothing. Undefined: none that can be meant. */
export function readSlippage(text: string): string | undefined {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  const read = toPlainText(decimal(plain))
  return compare(read, 0) > 0 && compare(read, MOST) <= 0 ? read : undefined
}

/** By how much the last offers of one pair and amount moved from each to the next, with room. One percent of what has no past. */
export function autoSlippage(amounts: readonly bigint[]): string {
  const moves = amounts.slice(1).map((now, index) => {
    const before = amounts[index] ?? now
    const by = now > before ? now - before : before - now
    return before === 0n ? decimal(0) : multiply(divide(by, before), 100)
  })
  if (!moves.length) return SLIPPAGE
  const largest = moves.reduce((one, other) => (compare(other, one) > 0 ? other : one))
  const wanted = toPlainText(round(multiply(largest, ROOM), 1, 'up'))
  if (compare(wanted, LEAST_AUTO) < 0) return LEAST_AUTO
  return compare(wanted, MOST_AUTO) > 0 ? MOST_AUTO : wanted
}
