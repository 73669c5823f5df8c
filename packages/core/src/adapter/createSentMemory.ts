import type { AdapterHost } from './host.js'

const KEY = 'sent'

/** Older ones have long ended. */
const MOST = 50

/** What an adapter keeps of transactions until it is known what became of them, by hash. */
export interface SentMemory<Facts> {
  find(hash: string): Facts | undefined
  keep(hash: string, facts: Facts): void
}

/**
 * Remembers what a node does not tell of a transaction that waits: until when it is valid, what it spends. Of the newest 50,
 * in the adapter's own storage, shared by the tabs of a site; where a browser keeps nothing, for as long as the page is there.
 * `facts` are what JSON can say, and come back through `parse`: storage is anybody's.
 */
export function createSentMemory<Facts>(
  { storage }: Pick<AdapterHost, 'storage'>,
  parse: (value: unknown) => Facts | undefined,
): SentMemory<Facts> {
  /** What storage did not take. */
  let untaken: string | undefined
  // Anew each time: another tab may have written.
  const read = (): readonly (readonly [string, Facts])[] => {
    try {
      const kept: unknown = JSON.parse(untaken ?? storage.get(KEY) ?? '[]')
      return Array.isArray(kept) ? kept.flatMap(readEntry) : []
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
    keep(hash, facts) {
      const others = read().filter(([each]) => each !== hash)
      const text = JSON.stringify([[hash, facts], ...others].slice(0, MOST))
      storage.set(KEY, text)
      untaken = storage.get(KEY) === text ? undefined : text
    },
  }
}
