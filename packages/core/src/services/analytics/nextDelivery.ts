/** Characters in one request: at most 60,000 bytes, where a browser lets 64 KiB leave with a page. */
export const MAX_BODY = 20_000

export interface Waiting {
  /** JSON of one event or error. */
  readonly body: string
  /** It may go with others. */
  readonly isEvent: boolean
}

export interface Delivery {
  readonly path: '/e' | '/batch'
  readonly body: string
  /** How many of those that wait it takes, from the first. */
  readonly count: number
}

/** What the next request brings: the first that waits, with the events that follow it. Undefined when nothing waits. */
export function nextDelivery(waiting: readonly Waiting[], isBatched: boolean): Delivery | undefined {
  const [first] = waiting
  if (!first) return undefined
  let count = 1
  let length = first.body.length + 2
  for (let next = waiting[1]; isBatched && first.isEvent && next?.isEvent; next = waiting[count]) {
    length += next.body.length + 1
    if (length > MAX_BODY) break
    count++
  }
  if (count === 1) return { path: '/e', body: first.body, count }
  const bodies = waiting.slice(0, count).map(({ body }) => body)
  return { path: '/batch', body: `[${bodies}]`, count }
}
