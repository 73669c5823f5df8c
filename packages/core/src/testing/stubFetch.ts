import { vi } from 'vitest'

export type RequestedUrl = URL & { readonly method: string }

export type StubAnswer = {
  readonly status?: number
  readonly json?: unknown
  readonly headers?: Record<string, string>
}

// Answers requests in turn; the last answer repeats. An `Error` is a lost connection, `undefined` never answers.
// Returns the sent requests.
export function stubFetch(...answers: (StubAnswer | Error | undefined)[]): RequestedUrl[] {
  const asked: RequestedUrl[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', signal }: RequestInit = {}) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(Object.assign(new URL(url), { method }))
    if (answer instanceof Error) return Promise.reject(answer)
    if (!answer) {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
    }
    const { status = 200, json, headers = {} } = answer
    const body = typeof json === 'string' ? json : JSON.stringify(json)
    return Promise.resolve(new Response(body, { status, headers }))
  })
  return asked
}
