import type { TokenAmount, TokenPrice } from '../types/token.js'
import { type BigNumber, divide, fromUnits, type Rounding, toBigInt, toBigNumber, toPlainText } from './bigNumber.js'

// Computes values of amounts. The amounts and prices are untrusted text: any other text than a non-negative decimal
// counts as unknown.

const MAX_PLACES = 60

function read(text: string): BigNumber | undefined {
  if (!/^\d{1,60}(\.\d{0,60})?(e[+-]?\d{1,2})?$/i.test(text)) return undefined
  const value = toBigNumber(text)
  const isBounded = (value.decimalPlaces() ?? 0) <= MAX_PLACES && (value.e ?? 0) < 2 * MAX_PLACES
  return isBounded ? value : undefined
}

export function toDecimalText(text: string): string | undefined {
  const value = read(text)
  return value && toPlainText(value)
}

// Returns the value of an amount as exact decimal text. Undefined without a price.
export function getFiatValue({
  amount,
  decimals,
  price,
}: Pick<TokenAmount, 'amount' | 'decimals' | 'price'>): string | undefined {
  const each = price && read(price.amount)
  return each && toPlainText(fromUnits(amount, decimals).times(each))
}

export interface AmountForFiatValueOptions {
  readonly decimals: number
  readonly price: TokenPrice
  readonly places: number
  readonly held?: bigint | undefined
}

// Returns an amount, in the smallest unit, whose value displays as `money`: the one with the fewest decimals. If there
// is none, returns what `money` buys. Undefined without a price.
export function getAmountForFiatValue(
  money: string,
  { decimals, price, places, held }: AmountForFiatValueOptions,
): bigint | undefined {
  const [paid, each] = [read(money), read(price.amount)]
  if (!paid || !each || each.isZero()) return undefined
  const unitsOf = (worth: BigNumber, shown: number, rounding: Rounding) =>
    toBigInt(divide(worth, each, { places: shown, rounding }).shiftedBy(decimals))
  const least = unitsOf(paid, decimals, 'up')
  const most = unitsOf(paid.plus(fromUnits(1n, places)), decimals, 'up') - 1n
  if (most < least) return unitsOf(paid, decimals, 'down')
  const limit = held !== undefined && held >= least && held < most ? held : most
  let shown = 0
  while (unitsOf(paid, shown, 'up') > limit) shown += 1
  return unitsOf(paid, shown, 'up')
}

export function sumFiatValues(texts: readonly string[]): string {
  return toPlainText(texts.reduce((sum, text) => sum.plus(read(text) ?? 0), toBigNumber(0n)))
}

// Compares two values as decimal text. Does not parse them, so that sorting thousands is fast. Undefined is less than
// any value.
export function compareFiatValues(first: string | undefined, second: string | undefined): number {
  if (first === undefined || second === undefined) return Number(first !== undefined) - Number(second !== undefined)
  const [[whole = '', part = ''], [otherWhole = '', otherPart = '']] = [first.split('.'), second.split('.')]
  return whole.length - otherWhole.length || inOrder(whole, otherWhole) || inOrder(part, otherPart)
}

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other)
