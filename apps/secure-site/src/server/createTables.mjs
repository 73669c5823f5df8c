import * as z from 'zod/mini'

const SWEEP_MS = 60_000

/** @typedef {ReturnType<typeof createTables>} Tables */

/**
 * Typed parts of the storage: what comes out of it is read by a schema, and what has expired is not there.
 *
 * @param {{ storage: import('../types.d.mts').Storage, now: () => number }} parameters
 */
export function createTables({ storage, now }) {
  let swept = now()
  const sweep = async () => {
    if (now() < swept + SWEEP_MS) return
    swept = now()
    await storage.sweep(swept)
  }
  /**
   * @template {z.ZodMiniType} Schema
   * @param {string} name
   * @param {Schema} schema
   */
  return (name, schema) => {
    /** @typedef {z.output<Schema>} Value */
    /** @param {import('../types.d.mts').StoredEntry | undefined} entry @returns {Value | undefined} */
    const open = (entry) => {
      if (entry === undefined || (entry.expiresAt !== undefined && entry.expiresAt <= now())) return undefined
      return z.parse(schema, entry.value)
    }
    /**
     * Changes what is kept, one change of a key at a time; undefined forgets it. What `to` throws is thrown, and nothing is
     * changed. `to` may be called more than once.
     *
     * @param {string} key
     * @param {(kept: Value | undefined) => Value | undefined} to
     * @param {number} [expiresAt] as before, when none is given
     */
    const change = (key, to, expiresAt) =>
      storage.change(name, key, (entry) => {
        const kept = open(entry)
        const value = to(kept)
        if (value === undefined) return undefined
        return { value, expiresAt: expiresAt ?? (kept === undefined ? undefined : entry?.expiresAt) }
      })
    return {
      /** @param {string} key @returns {Promise<Value | undefined>} */
      get: async (key) => open(await storage.read(name, key)),
      change,
      /** @param {string} key @param {Value} value @param {number} [expiresAt] for ever, when none is given */
      async put(key, value, expiresAt) {
        await sweep()
        await change(key, () => value, expiresAt)
      },
      /** What is kept, and no longer is. @param {string} key @returns {Promise<Value | undefined>} */
      async take(key) {
        /** @type {Value | undefined} */
        let taken
        await change(key, (kept) => {
          taken = kept
          return undefined
        })
        return taken
      },
    }
  }
}
