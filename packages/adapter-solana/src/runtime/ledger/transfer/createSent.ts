import type { AdapterHost } from '@foyer/core/adapter'
import { toAmount } from '../read/values.js'

const KEY = 'sent'

/** Older ones are long over. */
const MAX_KEPT = 50

/** Up to which block what was sent can still be included, by hash. Outlives a reload. */
export interface Sent {
  get(hash: string): bigint | undefined
  set(hash: string, height: bigint): void
}

export function createSent({ storage }: AdapterHost<'solana'>): Sent {
  const read = (): readonly (readonly [string, unknown])[] => {
    try {
      return Object.entries(Object(JSON.parse(storage.get(KEY) ?? '{}')))
    } catch {
      return []
    }
  }
  return {
    get(hash) {
      const [, height] = read().find(([each]) => each === hash) ?? []
      return toAmount(height)
    },
    set(hash, height) {
      const others = read().filter(([each]) => each !== hash)
      const all = [...others, [hash, String(height)] as const].slice(-MAX_KEPT)
      storage.set(KEY, JSON.stringify(Object.fromEntries(all)))
    },
  }
}
