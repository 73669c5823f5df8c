import { divide, round, toBigNumber, toPlainText } from '../../utils/bigNumber.js'
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
  const percent = toBigNumber(plain)
  return percent.isGreaterThan(0) && percent.isLessThanOrEqualTo(MOST) ? toPlainText(percent) : undefined
}

/** By how much the last offers of one pair and amount moved from each to the next, with room. One percent of what has no past. */
export function autoSlippage(amounts: readonly bigint[]): string {
  const moves = amounts.slice(1).map((now, index) => {
    const before = amounts[index] ?? now
    const by = now > before ? now - before : before - now
    return before === 0n ? toBigNumber(0n) : divide(by, before).times(100)
  })
  if (!moves.length) return SLIPPAGE
  const largest = moves.reduce((one, other) => (other.isGreaterThan(one) ? other : one))
  const wanted = round(largest.times(ROOM), 1, 'up')
  if (wanted.isLessThan(LEAST_AUTO)) return LEAST_AUTO
  return wanted.isGreaterThan(MOST_AUTO) ? MOST_AUTO : toPlainText(wanted)
}
