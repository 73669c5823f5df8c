import { atom, type ReadableAtom } from 'nanostores'

// Maximum entries; the oldest are dropped.
const MAX_ENTRIES = 300

export interface LogEntry {
  readonly id: number
  readonly time: Date
  readonly source: 'modal' | 'wallet' | 'alert' | 'page'
  readonly name: string
  readonly detail?: unknown
  readonly outcome?: 'pending' | 'done' | 'failed'
}

export interface Log {
  readonly $entries: ReadableAtom<readonly LogEntry[]>
  add(entry: Omit<LogEntry, 'id' | 'time'>): number
  /** Updates a request's outcome, which is known later. */
  update(id: number, change: Pick<LogEntry, 'outcome'>): void
  clear(): void
}

/** Creates a log, newest entry first. */
export function createLog(): Log {
  const $entries = atom<readonly LogEntry[]>([])
  let last = 0
  return {
    $entries,
    add(entry) {
      last += 1
      $entries.set([{ ...entry, id: last, time: new Date() }, ...$entries.get()].slice(0, MAX_ENTRIES))
      return last
    },
    update: (id, change) =>
      $entries.set($entries.get().map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    clear: () => $entries.set([]),
  }
}
