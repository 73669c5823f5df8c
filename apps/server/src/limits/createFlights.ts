import pLimit, { type LimitFunction } from 'p-limit'

export interface Flights {
  /** Runs an action once fewer than the limits run. Returns undefined if too many wait. */
  run<Result>(client: string, action: () => Promise<Result>): Promise<Result | undefined>
}

/** Limits how many actions run at once: in all, and of each client. */
export function createFlights({
  total,
  perClient,
  waiting,
}: {
  readonly total: number
  readonly perClient: number
  /** Actions of all clients that may wait. */
  readonly waiting: number
}): Flights {
  const limitAll = pLimit(total)
  const clients = new Map<string, { readonly limit: LimitFunction; uses: number }>()
  let uses = 0
  return {
    async run(client, action) {
      if (uses >= total + waiting) return undefined
      const own = clients.get(client) ?? { limit: pLimit(perClient), uses: 0 }
      clients.set(client, own)
      uses += 1
      own.uses += 1
      try {
        return await own.limit(() => limitAll(action))
      } finally {
        uses -= 1
        own.uses -= 1
        if (own.uses === 0) clients.delete(client)
      }
    },
  }
}
