export interface ByteBudget {
  /** Returns whether so many bytes more may be in memory, and counts them if so. */
  take(bytes: number, client?: string): boolean
  /** Gives back bytes that were taken. */
  give(bytes: number, client?: string): void
}

/** Limits how much is in memory at once: in all, and for each client that is named. */
export function createByteBudget({
  total,
  perClient,
}: {
  readonly total: number
  readonly perClient: number
}): ByteBudget {
  const clients = new Map<string, number>()
  let all = 0
  const add = (bytes: number, client: string | undefined) => {
    all += bytes
    if (client === undefined) return
    const own = (clients.get(client) ?? 0) + bytes
    if (own > 0) clients.set(client, own)
    else clients.delete(client)
  }
  return {
    take(bytes, client) {
      const own = client === undefined ? 0 : (clients.get(client) ?? 0)
      if (all + bytes > total || own + bytes > perClient) return false
      add(bytes, client)
      return true
    },
    give: (bytes, client) => add(-bytes, client),
  }
}
