import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'

const DAY_MS = 86_400_000
// Requests of a day that are remembered one by one. Older ones are added up, and count until the last is over.
const MOST_ENTRIES = 200

const entriesSchema = z.array(z.object({ id: z.string(), at: z.number(), amount: z.string() }))

type Entries = z.output<typeof entriesSchema>

/** Counts what each user has sent on a network within 24 hours, over all instances. */
export function createSpentAmounts({ now, signed }: { now: () => number; signed: TableFactory }) {
  const spent = signed('spent', entriesSchema)
  const ofToday = (entries: Entries = []) => entries.filter(({ at }) => at > now() - DAY_MS)
  const sum = (entries: Entries) => entries.reduce((total, { amount }) => total + BigInt(amount), 0n)
  const toKey = (userId: string, network: string) => `${userId} ${network}`
  return {
    read: async (userId: string, network: string): Promise<bigint> =>
      sum(ofToday(await spent.get(toKey(userId, network)))),
    /** Counts a request once. Throws what `requireLeft` throws for the amount before it. */
    async add(
      { userId, network, id, amount }: { userId: string; network: string; id: string; amount: string },
      requireLeft: (before: bigint) => void,
    ): Promise<void> {
      await spent.change(
        toKey(userId, network),
        (stored) => {
          const entries = ofToday(stored)
          if (entries.some((entry) => entry.id === id)) return entries
          requireLeft(sum(entries))
          return shorten([...entries, { id, at: now(), amount }])
        },
        now() + DAY_MS,
      )
    },
  }
}

/** Adds the oldest entries up. Their sum counts until the newest of them would end. */
function shorten(entries: Entries): Entries {
  const [first, second, ...rest] = entries
  if (first === undefined || second === undefined || entries.length <= MOST_ENTRIES) return [...entries]
  const amount = String(BigInt(first.amount) + BigInt(second.amount))
  return [{ ...second, amount }, ...rest]
}
