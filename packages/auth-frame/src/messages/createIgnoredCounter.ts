const MAX_A_SECOND = 1_000

/**
 * Names why a message was ignored. After 1,000 ignored messages within a second, each further one counts as `flood`.
 */
export type IgnoredReason = 'origin' | 'source' | 'shape' | 'unknownId' | 'oversize' | 'flood'

export type IgnoredCounts = Readonly<Record<IgnoredReason, number>>

export interface IgnoredCounter {
  add(reason: IgnoredReason): void
  counts(): IgnoredCounts
}

export function createIgnoredCounter(onFirst: (reason: IgnoredReason) => void): IgnoredCounter {
  const counts = { origin: 0, source: 0, shape: 0, unknownId: 0, oversize: 0, flood: 0 }
  let since = 0
  let recent = 0
  return {
    add(reason) {
      const now = Date.now()
      if (now - since >= 1_000) {
        since = now
        recent = 0
      }
      recent += 1
      const counted = recent > MAX_A_SECOND ? 'flood' : reason
      counts[counted] += 1
      if (counts[counted] === 1) onFirst(counted)
    },
    counts: () => ({ ...counts }),
  }
}
