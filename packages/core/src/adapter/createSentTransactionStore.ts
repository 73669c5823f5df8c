import type { AdapterContext } from './context.js'

const KEY = 'sent'

const MAX_ENTRIES = 50

export interface SentTransactionStore<Facts> {
  find(hash: string): Facts | undefined
  store(hash: string, facts: Facts): void
}

/**
 * Stores facts about sent transactions that nodes do not report while these are pending, such as the expiry or the
 * spent inputs. Keeps the newest 50 in the adapter's storage, which all tabs share, or in memory if there is no
 * storage. `facts` must be JSON. They have to pass `parse` when they are read, because storage is untrusted.
 */
export function createSentTransactionStore<Facts>(
  { storage }: Pick<AdapterContext, 'storage'>,
  parse: (value: unknown) => Facts | undefined,
): SentTransactionStore<Facts> {
  let unstored: string | undefined
  // Reads the storage on each call, because another tab may have written to it.
  const read = (): readonly (readonly [string, Facts])[] => {
    try {
      const stored: unknown = JSON.parse(unstored ?? storage.get(KEY) ?? '[]')
      return Array.isArray(stored) ? stored.flatMap(readEntry) : []
    } catch {
      return []
    }
  }
  const readEntry = (entry: unknown): readonly (readonly [string, Facts])[] => {
    const [hash, said]: readonly unknown[] = Array.isArray(entry) ? entry : []
    const facts = parse(said)
    return typeof hash === 'string' && facts !== undefined ? [[hash, facts]] : []
  }
  return {
    find: (hash) => read().find(([each]) => each === hash)?.[1],
    store(hash, facts) {
      const others = read().filter(([each]) => each !== hash)
      const text = JSON.stringify([[hash, facts], ...others].slice(0, MAX_ENTRIES))
      storage.set(KEY, text)
      unstored = storage.get(KEY) === text ? undefined : text
    },
  }
}
