import { vi } from 'vitest'

export type Answer = { readonly status?: number; readonly json?: unknown; readonly headers?: Record<string, string> }

/**
 * The wire: answers each request as the test says, in turn; the last answer goes on. An `Error` is a lost connection,
 * `undefined` an answer that never comes. Gives the URLs that were asked for.
 */
export function stubFetch(...answers: (Answer | Error | undefined)[]): URL[] {
  const asked: URL[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(new URL(url))
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
