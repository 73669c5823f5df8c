import type { useOwned } from './useOwned.js'

/** Since when something that is shown of what accounts own has not been read anew. Undefined: all of it is new. */
export function oldSince(entries: ReturnType<typeof useOwned>): number | undefined {
  const times = entries.flatMap(({ stale, at, others, tokens }) =>
    tokens.length === 0
      ? []
      : [stale ? at : undefined, others.stale ? others.at : undefined, ...tokens.map(toOwnTime)].filter(isKnown),
  )
  return times.length > 0 ? Math.min(...times) : undefined
}

const toOwnTime = ({ amount, asOf }: ReturnType<typeof useOwned>[number]['tokens'][number]) =>
  amount > 0n ? asOf : undefined

const isKnown = (time: number | undefined): time is number => time !== undefined
