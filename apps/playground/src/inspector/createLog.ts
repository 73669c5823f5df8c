import { atom, type ReadableAtom } from 'nanostores'

/** Old entries fall off the end. */
const LIMIT = 300

export interface LogEntry {
  readonly id: number
  readonly time: Date
  /** Who says it: the modal, a wallet, or this page. */
  readonly source: 'modal' | 'wallet' | 'alert' | 'page'
  readonly name: string
  readonly detail?: unknown
  readonly outcome?: 'pending' | 'done' | 'failed'
}

export interface Log {
  readonly $entries: ReadableAtom<readonly LogEntry[]>
  add(entry: Omit<LogEntry, 'id' | 'time'>): number
  /** How a request ended is known later. */
  update(id: number, change: Pick<LogEntry, 'outcome'>): void
  clear(): void
}

/** The newest entry comes first. */
export function createLog(): Log {
  const $entries = atom<readonly LogEntry[]>([])
  let last = 0
  return {
    $entries,
    add(entry) {
      last += 1
      $entries.set([{ ...entry, id: last, time: new Date() }, ...$entries.get()].slice(0, LIMIT))
      return last
    },
    update: (id, change) =>
      $entries.set($entries.get().map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    clear: () => $entries.set([]),
  }
}
