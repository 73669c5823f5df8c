import type { AdapterHost } from '@foyer/core/adapter'
import { isRecord, listOf } from '../wallets/read.js'

const KEY = 'sent'

/** Older ones are long over. */
const MAX_KEPT = 50

/** What is remembered of a transaction that waits. */
export interface Waiting {
  /** What it spends, as `id:index`. */
  readonly inputs: readonly string[]
  /** The height of the chain when nobody knew it first. */
  readonly missingAt?: number | undefined
}

/** What waits, by hash: nobody tells any more what a transaction spent once another has taken its place. Outlives a reload. */
export interface Sent {
  get(hash: string): Waiting | undefined
  set(hash: string, waiting: Waiting): void
}

export function createSent({ storage }: AdapterHost<'bip122'>): Sent {
  const read = (): readonly (readonly [string, unknown])[] => {
    try {
      return Object.entries(Object(JSON.parse(storage.get(KEY) ?? '{}')))
    } catch {
      return []
    }
  }
  return {
    get(hash) {
      const [, found] = read().find(([each]) => each === hash) ?? []
      if (!isRecord(found)) return
      const { inputs, missingAt } = found
      const texts = listOf(inputs).flatMap((each) => (typeof each === 'string' ? [each] : []))
      return { inputs: texts, missingAt: typeof missingAt === 'number' ? missingAt : undefined }
    },
    set(hash, waiting) {
      const all = [...read().filter(([each]) => each !== hash), [hash, waiting] as const].slice(-MAX_KEPT)
      storage.set(KEY, JSON.stringify(Object.fromEntries(all)))
    },
  }
}
