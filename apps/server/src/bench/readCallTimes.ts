const BUCKET = /^foyer_relay_call_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm

/** Counts of calls by their longest time in ms, each with those that took less. */
export type CallTimes = readonly { readonly upToMs: number; readonly count: number }[]

/** Reads how long instances took from the receipt of a call to its answer. */
export async function readCallTimes(metricsPorts: readonly number[]): Promise<CallTimes> {
  const counts = new Map<number, number>()
  for (const port of metricsPorts) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    for (const [, upTo = '', count] of text.matchAll(BUCKET)) {
      const upToMs = upTo === '+Inf' ? Number.POSITIVE_INFINITY : Number(upTo) * 1000
      counts.set(upToMs, (counts.get(upToMs) ?? 0) + Number(count))
    }
  }
  return [...counts].map(([upToMs, count]) => ({ upToMs, count })).sort((a, b) => a.upToMs - b.upToMs)
}

/** Estimates a quantile of the calls between two readings: the bucket's end, or linear within the bucket. */
export function getQuantileMs(before: CallTimes, after: CallTimes, share: number): number {
  const counts = after.map(({ upToMs, count }, index) => ({ upToMs, count: count - (before[index]?.count ?? 0) }))
  const rank = (counts.at(-1)?.count ?? 0) * share
  let former = { upToMs: 0, count: 0 }
  for (const each of counts) {
    if (each.count >= rank && each.count > former.count) {
      if (each.upToMs === Number.POSITIVE_INFINITY) return each.upToMs
      return former.upToMs + ((rank - former.count) / (each.count - former.count)) * (each.upToMs - former.upToMs)
    }
    former = each
  }
  return Number.NaN
}
