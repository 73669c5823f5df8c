import type { TokenAmount, TokenPrice } from '../types/token.js'
import { type BigNumber, divide, fromUnits, type Rounding, toBigInt, toBigNumber, toPlainText } from './bigNumber.js'

// What amounts are worth, of texts that strangers write: what is no decimal text above zero is not counted.

/** More digits than any price or amount has: a stranger's text must not make a number of a million zeros. */
const MOST_PLACES = 60

function read(text: string): BigNumber | undefined {
  if (!/^\d{1,60}(\.\d{0,60})?(e[+-]?\d{1,2})?$/i.test(text)) return undefined
  const value = toBigNumber(text)
  const isBounded = (value.decimalPlaces() ?? 0) <= MOST_PLACES && (value.e ?? 0) < 2 * MOST_PLACES
  return isBounded ? value : undefined
}

/** Decimal text as others may write it (`1e-7`) without an exponent. Undefined for what is none, or below zero. */
export function toDecimalText(text: string): string | undefined {
  const value = read(text)
  return value && toPlainText(value)
}

/** What an amount of a token is worth, exact decimal text. Undefined where no price is known. */
export function worthOf({
  amount,
  decimals,
  price,
}: Pick<TokenAmount, 'amount' | 'decimals' | 'price'>): string | undefined {
  const each = price && read(price.amount)
  return each && toPlainText(fromUnits(amount, decimals).times(each))
}

export interface AmountForOptions {
  readonly decimals: number
  readonly price: TokenPrice
  /** Decimals that money is read with, its rest cut. */
  readonly places: number
  /** As much there is: what reads the same and can be paid comes before what is shorter. */
  readonly held?: bigint | undefined
}

/**
 * How much of a token an amount of money is, in its smallest unit: what reads as this money again, with the fewest decimals.
 * Where nothing does, as much as it buys. Undefined where no price is known.
 */
export function amountFor(money: string, { decimals, price, places, held }: AmountForOptions): bigint | undefined {
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

/** The sum of decimal texts, exact. What is no decimal text counts nothing. */
export function sumOf(texts: readonly string[]): string {
  return toPlainText(texts.reduce((sum, text) => sum.plus(read(text) ?? 0), toBigNumber(0n)))
}

/**
 * Below zero: the first is less. What nobody knows is the least. Of texts as `worthOf` writes them: no number is made of
 * them, so that thousands can be sorted.
 */
export function compareWorths(first: string | undefined, second: string | undefined): number {
  if (first === undefined || second === undefined) return Number(first !== undefined) - Number(second !== undefined)
  const [[whole = '', part = ''], [otherWhole = '', otherPart = '']] = [first.split('.'), second.split('.')]
  return whole.length - otherWhole.length || inOrder(whole, otherWhole) || inOrder(part, otherPart)
}

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other)
