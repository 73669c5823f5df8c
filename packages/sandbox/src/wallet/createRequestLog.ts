import type { LoggedRequest } from './scriptTypes'

// Copies parameters, as the app may change its objects later.
export function createRequestLog() {
  let entries: LoggedRequest[] = []
  const replace = (from: LoggedRequest, to: LoggedRequest): void => {
    entries = entries.map((entry) => (entry === from ? to : entry))
  }
  return {
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

// Copies through JSON, as tests read the log from outside the page.
function copy(params: unknown): unknown {
  try {
    return params === undefined ? undefined : (JSON.parse(JSON.stringify(params)) as unknown)
  } catch {
    return String(params)
  }
}
