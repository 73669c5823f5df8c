import { vi } from 'vitest'

export type StubReply =
  | number
  | 'lost'
  | 'never'
  | { readonly status: number; readonly headers: Record<string, string> }

export interface ReceivedRequest {
  readonly url: URL
  readonly init: RequestInit
  readonly events: readonly Record<string, unknown>[]
}

export function stubBackend() {
  const received: ReceivedRequest[] = []
  const configRequests: URL[] = []
  const backend = {
    asked: configRequests,
    arrived: received,
    config: { json: { isAnalyticsEnabled: true } as unknown, reply: 200 as StubReply },
    reply: ((): StubReply => 202) as (url: URL) => StubReply,
    events: () => received.flatMap(({ events }) => events),
    names: () => backend.events().map(({ props }) => (props as { event: string }).event),
    paths: () => received.map(({ url }) => url.pathname),
  }
  vi.stubGlobal('fetch', async (text: string, init: RequestInit = {}) => {
    const url = new URL(text, 'https://harbor.example')
    if (url.pathname.endsWith('/getAnalyticsConfig')) {
      configRequests.push(url)
      return answer(backend.config.reply, init, JSON.stringify(backend.config.json))
    }
    if (url.pathname.endsWith('/origins')) return answer(200, init, '{"allowedOrigins":[]}')
    const value: unknown = JSON.parse(String(init.body))
    received.push({ url, init, events: Array.isArray(value) ? value : [value as Record<string, unknown>] })
    return answer(backend.reply(url), init, '{}')
  })
  return backend
}

function answer(reply: StubReply, { signal }: RequestInit, body: string): Promise<Response> {
  if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
  if (reply === 'never') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
  }
  const init = typeof reply === 'number' ? { status: reply } : reply
  return Promise.resolve(new Response(body, init))
}
