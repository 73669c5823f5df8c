import type { LoggedRequest } from './scriptTypes'

/** Every request as it came in. Parameters are copied: the site may go on using its own. */
export function createJournal() {
  let entries: LoggedRequest[] = []
  const replace = (from: LoggedRequest, to: LoggedRequest): void => {
    entries = entries.map((entry) => (entry === from ? to : entry))
  }
  return {
    /** Gives two functions, one of which says how it ended. */
    write(method: string, params: unknown) {
      const entry: LoggedRequest = { method, params: copy(params), outcome: 'pending' }
      entries = [...entries, entry]
      return {
        done: () => replace(entry, { ...entry, outcome: 'done' }),
        failed: (code: number) => replace(entry, { ...entry, outcome: 'failed', code }),
      }
    },
    read: () => [...entries],
    clear(): void {
      entries = []
    },
  }
}

/** Through JSON: what a test reads has to cross from the page to it. */
function copy(params: unknown): unknown {
  try {
    return params === undefined ? undefined : (JSON.parse(JSON.stringify(params)) as unknown)
  } catch {
    return String(params)
  }
}
