import type { AdapterHost } from '@foyer/core/adapter'

/** What was sent from here, until it is known what became of it: a node does not say since when one is on its way. */
export interface Sent {
  readonly hash: string
  /** The first block that it can be in. */
  readonly since: number
  /** The first block that it can no longer be in. Undefined: it is valid for ever. */
  readonly until: number | undefined
  /** Here, and not somewhere else. */
  readonly isOwn: boolean
}

const KEY = 'sent'

/** Older ones have long ended. */
const MOST = 50

/** Outlasts a reload. */
export function createSentMemory({ storage }: Pick<AdapterHost<'polkadot'>, 'storage'>) {
  const read = (): readonly Sent[] => {
    try {
      const kept: unknown = JSON.parse(storage.get(KEY) ?? '[]')
      return Array.isArray(kept) ? kept.flatMap(readSent) : []
    } catch {
      return []
    }
  }
  return {
    find: (hash: string) => read().find((each) => each.hash === hash),
    keep(sent: Sent) {
      const others = read().filter(({ hash }) => hash !== sent.hash)
      storage.set(KEY, JSON.stringify([sent, ...others].slice(0, MOST)))
    },
  }
}

export type SentMemory = ReturnType<typeof createSentMemory>

function readSent(given: unknown): Sent[] {
  const { hash, since, until, isOwn }: Partial<Record<keyof Sent, unknown>> = Object(given)
  if (typeof hash !== 'string' || !isNumber(since)) return []
  return [{ hash, since, until: isNumber(until) ? until : undefined, isOwn: isOwn === true }]
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
