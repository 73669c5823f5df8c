import * as z from 'zod/mini'
import { createKeyedQueue } from '../../storage/createKeyedQueue'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'

const MAX_UNITS = 600
const PER_MS = MAX_UNITS / 60_000
// Units that an instance reserves at once for a user, so that not every request writes to the storage.
const LEASE_UNITS = 60
// A user gets units back over time. After this long, all units of a lease have come back, so an old lease adds nothing.
const LEASE_MS = LEASE_UNITS / PER_MS
const MAX_LEASES = 10_000

export type RequestBudget = ReturnType<typeof createRequestBudget>

const spentSchema = z.object({ amount: z.number(), at: z.number() })

/** Limits what each user costs the nodes, over all instances. */
export function createRequestBudget({ now, tables }: { now: () => number; tables: TableFactory }) {
  const spent = tables('budget', spentSchema)
  const leases: Map<string, { left: number; until: number }> = new Map()
  const enqueue = createKeyedQueue()
  const forget = () => {
    for (const [userId, { until }] of leases) if (until <= now()) leases.delete(userId)
  }
  const lease = async (userId: string, needed: number, refusal: string): Promise<number> => {
    let leased = 0
    await spent.change(
      userId,
      (stored = { amount: 0, at: now() }) => {
        const amount = Math.max(0, stored.amount - Math.max(0, now() - stored.at) * PER_MS)
        leased = amount + LEASE_UNITS <= MAX_UNITS ? LEASE_UNITS : needed
        if (amount + leased > MAX_UNITS) {
          const seconds = Math.ceil((amount + needed - MAX_UNITS) / PER_MS / 1000)
          throw new RefusedRequestError(429, `${refusal} Please try again after ${seconds} seconds`)
        }
        return { amount: amount + leased, at: now() }
      },
      now() + MAX_UNITS / PER_MS,
    )
    return leased
  }
  return {
    /** @param cost in units, at most `LEASE_UNITS` */
    take(userId: string, cost: number, refusal = 'Too many requests to the network.'): Promise<void> {
      // Runs a user's requests one after the other, so that parallel ones share a lease.
      return enqueue(userId, async () => {
        const known = leases.get(userId)
        const left = known === undefined || known.until <= now() ? 0 : known.left
        if (known !== undefined && left >= cost) {
          known.left -= cost
          return
        }
        const leased = await lease(userId, cost - left, refusal)
        leases.set(userId, { left: left + leased - cost, until: now() + LEASE_MS })
        if (leases.size > MAX_LEASES) forget()
      })
    },
  }
}
