import { vi } from 'vitest'

/** An HTTP status, a lost connection, or an answer that never comes. */
export type Reply = number | 'lost' | 'never' | { readonly status: number; readonly headers: Record<string, string> }

export interface Arrived {
  readonly url: URL
  readonly init: RequestInit
  /** What the body holds, as a list. */
  readonly events: readonly Record<string, unknown>[]
}

/** The two backends: what they answer can be changed at any time, and what arrived can be read. */
export function stubBackend() {
  const arrived: Arrived[] = []
  const asked: URL[] = []
  const backend = {
    /** Requests for the analytics configuration. */
    asked,
    /** Requests with events. */
    arrived,
    /** What `/getAnalyticsConfig` answers. */
    config: { json: { isAnalyticsEnabled: true } as unknown, reply: 200 as Reply },
    reply: ((): Reply => 202) as (url: URL) => Reply,
    events: () => arrived.flatMap(({ events }) => events),
    names: () => backend.events().map(({ props }) => (props as { event: string }).event),
    paths: () => arrived.map(({ url }) => url.pathname),
  }
  vi.stubGlobal('fetch', async (text: string, init: RequestInit = {}) => {
    const url = new URL(text, 'https://harbor.example')
    if (url.pathname.endsWith('/getAnalyticsConfig')) {
      asked.push(url)
      return answer(backend.config.reply, init, JSON.stringify(backend.config.json))
    }
    const value: unknown = JSON.parse(String(init.body))
    arrived.push({ url, init, events: Array.isArray(value) ? value : [value as Record<string, unknown>] })
    return answer(backend.reply(url), init, '{}')
  })
  return backend
}

function answer(reply: Reply, { signal }: RequestInit, body: string): Promise<Response> {
  if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
  if (reply === 'never') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
  }
  const init = typeof reply === 'number' ? { status: reply } : reply
  return Promise.resolve(new Response(body, init))
}
