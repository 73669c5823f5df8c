/** Bad messages of one second that are told apart. */
const MAX_A_SECOND = 1_000

/** Why a message was ignored. `flood`: there were too many in this second to tell them apart. */
export type IgnoredReason = 'origin' | 'source' | 'shape' | 'unknownId' | 'oversize' | 'flood'

export type Ignored = Readonly<Record<IgnoredReason, number>>

export interface IgnoredCounter {
  add(reason: IgnoredReason): void
  counts(): Ignored
}

/** Counts what is ignored. `onFirst` hears of the first of each kind only, so that a flood fills no console. */
export function createIgnored(onFirst: (reason: IgnoredReason) => void): IgnoredCounter {
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
