import type { Network } from '@foyer/core'
import { sumOf, worthOf } from '@foyer/core/ui/numbers'
import type { useOwned } from './useOwned.js'
import type { Place } from './useScope.js'

type Entry = ReturnType<typeof useOwned>[number]

export interface Sum {
  /** What everything with a price is worth, decimal text, in `currency`. Undefined: nothing has one. */
  readonly total: string | undefined
  readonly currency: string
  /** Networks of which nobody has said everything yet. */
  readonly pending: number
  /** Networks whose own coin is not in the total, for nobody said how much there is, or what it is worth. */
  readonly without: readonly Network[]
  /** Symbols of tokens that are known, and of which nobody said what they are worth. */
  readonly unpriced: readonly string[]
}

/** What accounts have in all. What is not known is named: it is not nothing. */
export function addUp(entries: readonly Entry[], places: readonly Place[]): Sum {
  const priced = entries.flatMap(({ tokens }) => tokens.filter(({ price }) => price))
  const currency = priced[0]?.price?.currency
  const networks = entries.map((entry, index) => ({ entry, network: places[index]?.network }))
  return {
    total: currency === undefined ? undefined : sumOf(priced.flatMap((token) => worthOf(token) ?? [])),
    currency: currency ?? '',
    pending: entries.filter(isPending).length,
    without: networks.flatMap(({ entry, network }) =>
      network && !isPending(entry) && lacksCoin(entry) ? [network] : [],
    ),
    unpriced: networks.flatMap(({ entry, network }) =>
      network?.testnet || isPending(entry) ? [] : entry.tokens.filter(isUnpriced).map(({ symbol }) => symbol),
    ),
  }
}

const isPending = (entry: Entry): boolean => [entry, entry.others].some(isUnsaid)

/** Figures that are read anew are there meanwhile. */
const isUnsaid = ({ status, at }: Pick<Entry, 'status' | 'at'>): boolean =>
  at === undefined && (status === 'idle' || status === 'loading')

const isUnpriced = ({ address, amount, price, isUnknown }: Entry['tokens'][number]): boolean =>
  address !== undefined && amount > 0n && !price && !isUnknown

function lacksCoin({ status, tokens }: Entry): boolean {
  const coin = tokens.find(({ address }) => address === undefined)
  return coin ? coin.amount > 0n && coin.price === undefined : status === 'error'
}
