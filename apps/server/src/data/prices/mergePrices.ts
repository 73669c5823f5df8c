import { parseUnits } from 'viem'
import { MAX_PLACES } from './decimals'
import type { CoinPrice } from './types'

/** The highest price of a coin may be 5 % above the lowest one. */
const MOST_PERCENT = 105n

/**
 * Takes the price of the first source that knows a coin. Leaves out a coin of whose price the sources say what differs
 * by more than 5 %: a wrong price would be worse than none.
 *
 * @param answers of the sources, the preferred one first
 */
export function mergePrices(
  ids: readonly string[],
  answers: readonly ReadonlyMap<string, CoinPrice>[],
): { readonly prices: ReadonlyMap<string, CoinPrice>; readonly disputed: readonly string[] } {
  const prices = new Map<string, CoinPrice>()
  const disputed: string[] = []
  for (const id of ids) {
    const given = answers.flatMap((each) => each.get(id) ?? [])
    const [first] = given
    if (first === undefined) continue
    if (agree(given)) prices.set(id, first)
    else disputed.push(id)
  }
  return { prices, disputed }
}

function agree(given: readonly CoinPrice[]): boolean {
  if (given.length < 2) return true
  const amounts = given.map(({ price }) => parseUnits(price, MAX_PLACES))
  return amounts.every((one) => amounts.every((other) => one * 100n <= other * MOST_PERCENT))
}
