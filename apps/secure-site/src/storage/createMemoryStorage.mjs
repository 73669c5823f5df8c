/**
 * Everything in memory: it ends with the process. For tests and to try things.
 *
 * @returns {import('../types.d.mts').Storage}
 */
export function createMemoryStorage() {
  /** As text, so that nobody holds on to what is kept. @type {Map<string, { value: string, expiresAt: number | undefined }>} */
  const kept = new Map()
  const place = (/** @type {string} */ table, /** @type {string} */ key) => JSON.stringify([table, key])
  /** @param {string} at @returns {import('../types.d.mts').StoredEntry | undefined} */
  const read = (at) => {
    const found = kept.get(at)
    return found && { value: JSON.parse(found.value), expiresAt: found.expiresAt }
  }
  return {
    read: async (table, key) => read(place(table, key)),
    async change(table, key, to) {
      const at = place(table, key)
      const next = to(read(at))
      if (next === undefined) kept.delete(at)
      else kept.set(at, { value: JSON.stringify(next.value), expiresAt: next.expiresAt })
    },
    async sweep(now) {
      for (const [at, { expiresAt }] of kept) if (expiresAt !== undefined && expiresAt <= now) kept.delete(at)
    },
    async close() {
      kept.clear()
    },
  }
}
