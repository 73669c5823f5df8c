import * as z from 'zod/mini'
import type { Storage, StoredEntry } from '../types'

const SWEEP_MS = 60_000

export type Tables = ReturnType<typeof createTables>

/** Typed parts of the storage: what comes out of it is read by a schema, and what has expired is not there. */
export function createTables({ storage, now }: { storage: Storage; now: () => number }) {
  let swept = now()
  const sweep = async () => {
    if (now() < swept + SWEEP_MS) return
    swept = now()
    await storage.sweep(swept)
  }
  return <Schema extends z.ZodMiniType>(name: string, schema: Schema) => {
    type Value = z.output<Schema>

    const open = (entry: StoredEntry | undefined): Value | undefined => {
      if (entry === undefined || (entry.expiresAt !== undefined && entry.expiresAt <= now())) return undefined
      return z.parse(schema, entry.value)
    }
    /**
     * Changes what is kept, one change of a key at a time; undefined forgets it. What `to` throws is thrown, and nothing is
     * changed. `to` may be called more than once.
     *
     * @param expiresAt as before, when none is given
     */
    const change = (key: string, to: (kept: Value | undefined) => Value | undefined, expiresAt?: number) =>
      storage.change(name, key, (entry) => {
        const kept = open(entry)
        const value = to(kept)
        if (value === undefined) return undefined
        return { value, expiresAt: expiresAt ?? (kept === undefined ? undefined : entry?.expiresAt) }
      })
    return {
      get: async (key: string): Promise<Value | undefined> => open(await storage.read(name, key)),
      change,
      /** @param expiresAt for ever, when none is given */
      async put(key: string, value: Value, expiresAt?: number) {
        await sweep()
        await change(key, () => value, expiresAt)
      },
      /** What is kept, and no longer is. */
      async take(key: string): Promise<Value | undefined> {
        let taken: Value | undefined
        await change(key, (kept) => {
          taken = kept
          return undefined
        })
        return taken
      },
    }
  }
}
