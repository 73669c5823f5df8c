import * as z from 'zod/mini'
import type { Storage, StoredEntry } from '../types'

const SWEEP_MS = 60_000

export type TableFactory = ReturnType<typeof createTableFactory>

export function createTableFactory({ storage, now }: { storage: Storage; now: () => number }) {
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
     * Changes an entry atomically; removes it if `to` returns undefined. Errors of `to` change nothing; the storage may
     * call `to` again.
     * @param expiresAt in ms since 1970; if absent, the former expiry stays
     */
    const change = (key: string, to: (stored: Value | undefined) => Value | undefined, expiresAt?: number) =>
      storage.change(name, key, (entry) => {
        const stored = open(entry)
        const value = to(stored)
        if (value === undefined) return undefined
        return { value, expiresAt: expiresAt ?? (stored === undefined ? undefined : entry?.expiresAt) }
      })
    return {
      get: async (key: string): Promise<Value | undefined> => open(await storage.read(name, key)),
      change,
      async put(key: string, value: Value, expiresAt?: number) {
        await sweep()
        await change(key, () => value, expiresAt)
      },
      /** Stores an entry unless there is one. Returns whether there was none. */
      async add(key: string, value: Value, expiresAt?: number): Promise<boolean> {
        await sweep()
        let isNew = false
        await change(
          key,
          (stored) => {
            isNew = stored === undefined
            return stored ?? value
          },
          expiresAt,
        )
        return isNew
      },
      async take(key: string): Promise<Value | undefined> {
        let taken: Value | undefined
        await change(key, (stored) => {
          taken = stored
          return undefined
        })
        return taken
      },
    }
  }
}
