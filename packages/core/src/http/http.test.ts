import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceUntilSettled } from '../testing/advanceUntilSettled.js'
import { stubFetch } from '../testing/stubFetch.js'
import {
  createHttp,
  ERROR_BODY_TIMEOUT_MS,
  MAX_ERROR_BODY_BYTES,
  MAX_RESPONSE_BYTES,
  RESPONSE_TIMEOUT_MS,
} from './http.js'

const life = () => {
  const controller = new AbortController()
  const http = createHttp({
    baseUrl: 'https://directory.example',
    query: { projectId: 'p' },
    signal: controller.signal,
    note: () => {},
  })
  return { http, end: () => controller.abort() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled(promise: Promise<unknown>) {
  const start = Date.now()
  const outcome = promise.then(
    (value) => ({ value, after: Date.now() - start }),
    (error: unknown) => ({ error, after: Date.now() - start }),
  )
  return advanceUntilSettled(outcome)
}

describe('an HTTP request', () => {
  it('carries the query of the client and its own without empty values', async () => {
    const asked = stubFetch({ json: { ok: true } })
    const { value } = (await settled(
      life().http.getJson('/a', { query: { page: 2, search: '', badge: undefined, text: 'a b&c' } }),
    )) as { value: unknown }
    expect(value).toEqual({ ok: true })
    expect(asked[0]?.pathname).toBe('/a')
    expect([...(asked[0]?.searchParams ?? [])]).toEqual([
      ['projectId', 'p'],
      ['page', '2'],
      ['text', 'a b&c'],
    ])
  })

  it('S7.037 that only reads is a GET without a body', async () => {
    stubFetch({ json: {} })
    const spied = vi.spyOn(globalThis, 'fetch')
    await settled(life().http.getJson('/a', { query: { page: 2 } }))
    expect(spied.mock.calls.map(([, init]) => [init?.method ?? 'GET', init?.body])).toEqual([['GET', undefined]])
  })

  it('is not sent once the modal is destroyed', async () => {
    const asked = stubFetch({ json: {} })
    const { http, end } = life()
    end()
    await expect(http.getJson('/a')).rejects.toMatchObject({ code: 'ABORTED' })
    expect(asked).toEqual([])
  })

  it('that is aborted rejects with ABORTED and is not retried', async () => {
    const asked = stubFetch(undefined)
    const controller = new AbortController()
    const call = settled(life().http.getJson('/a', { signal: controller.signal }))
    controller.abort()
    expect(await call).toMatchObject({ error: { code: 'ABORTED' } })
    expect(asked).toHaveLength(1)
  })

  it('rejects with HTTP_FAILED when the response is not JSON', async () => {
    stubFetch({ json: '<html>' })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ error: { code: 'HTTP_FAILED' } })
  })

  it('S8.043 rejects with a clear error when fetch is missing', async () => {
    vi.stubGlobal('fetch', undefined)
    expect(await settled(life().http.getJson('/a'))).toMatchObject({
      error: { code: 'FETCH_MISSING', message: 'No fetch implementation found' },
    })
  })
})

describe('an HTTP retry', () => {
  it('S4.090 happens three times', async () => {
    const asked = stubFetch({ status: 500 })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ error: { code: 'SERVER_ERROR' } })
    expect(asked).toHaveLength(4)
  })

  it('S4.091 happens after 1, 2 and 4 seconds', async () => {
    stubFetch({ status: 500 })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ after: 7_000 })
  })

  it('S4.091 waits 30 seconds at most', async () => {
    stubFetch({ status: 500 })
    // Sum of the delays before the 7 retries, in s: 1 + 2 + 4 + 8 + 16 + 30 + 30
    expect(await settled(life().http.getJson('/a', { retries: 7 }))).toMatchObject({ after: 91_000 })
  })

  it.each([
    ['S8.095', 403, 'FORBIDDEN'],
    ['S8.096', 408, 'HTTP_FAILED'],
    ['S8.097', 413, 'HTTP_FAILED'],
    ['S8.098', 429, 'RATE_LIMITED'],
    ['S8.099', 500, 'SERVER_ERROR'],
    ['S8.100', 502, 'SERVER_ERROR'],
    ['S8.101', 503, 'SERVER_ERROR'],
    ['S8.102', 504, 'SERVER_ERROR'],
  ])('%s happens for %i, and the response after it counts', async (_rule, status, code) => {
    stubFetch({ status }, { json: 'null' })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ value: null })
    stubFetch({ status })
    expect(await settled(life().http.getJson('/a', { retries: 0 }))).toMatchObject({
      error: { code, message: `HTTP status code: ${status}` },
    })
  })

  it.each([400, 401, 404, 410])('does not happen for %i', async (status) => {
    const asked = stubFetch({ status })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ error: { code: 'HTTP_FAILED' }, after: 0 })
    expect(asked).toHaveLength(1)
  })

  it('happens when the server does not respond and ends with OFFLINE', async () => {
    const asked = stubFetch(new TypeError('Failed to fetch'))
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ error: { code: 'OFFLINE' } })
    expect(asked).toHaveLength(4)
  })

  it('waits as long as the server demands, 30 seconds at most', async () => {
    stubFetch({ status: 429, headers: { 'retry-after': '5' } }, { json: 1 })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ value: 1, after: 5_000 })
    stubFetch({ status: 503, headers: { 'retry-after': '3600' } }, { json: 1 })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ value: 1, after: 30_000 })
    stubFetch({ status: 503, headers: { 'retry-after': 'soon' } }, { json: 1 })
    expect(await settled(life().http.getJson('/a'))).toMatchObject({ value: 1, after: 1_000 })
  })
})

describe('an HTTP POST', () => {
  function stubServer(...answers: (() => Response)[]) {
    const sent: RequestInit[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(init)
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new Error('Nobody is there')
      return answer()
    })
    return sent
  }

  it('sends JSON without cookies and reads JSON', async () => {
    const sent = stubServer(() => Response.json({ id: 7 }))
    expect(await settled(life().http.postJson('/claims', { to: 'me' }))).toMatchObject({ value: { id: 7 } })
    expect(sent).toMatchObject([
      {
        method: 'POST',
        body: '{"to":"me"}',
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
      },
    ])
  })

  it('accepts an empty response', async () => {
    stubServer(() => new Response(null, { status: 204 }))
    expect(await settled(life().http.postJson('/claims', {}))).toMatchObject({ value: undefined })
  })

  it('is not sent twice unless the caller allows it', async () => {
    const busy = () => new Response('', { status: 503 })
    const once = stubServer(busy)
    expect(await settled(life().http.postJson('/claims', {}))).toMatchObject({ error: { code: 'SERVER_ERROR' } })
    expect(once).toHaveLength(1)

    const twice = stubServer(busy, () => Response.json('done'))
    expect(await settled(life().http.postJson('/claims', {}, { retries: 1 }))).toMatchObject({ value: 'done' })
    expect(twice).toHaveLength(2)
  })
})

describe('an HTTP response', () => {
  const answering = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void, cancel = () => {}) =>
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream<Uint8Array>({ pull, cancel })))

  it('is read only up to its maximum length', async () => {
    vi.useRealTimers()
    const cancel = vi.fn()
    const kilobyte = new Uint8Array(1024).fill(32)
    let read = 0
    answering((controller) => {
      read += kilobyte.length
      controller.enqueue(kilobyte)
    }, cancel)
    await expect(life().http.getJson('/a')).rejects.toMatchObject({ code: 'RESPONSE_TOO_LARGE' })
    expect(read).toBeLessThan(MAX_RESPONSE_BYTES + 4 * 1024)
    expect(cancel).toHaveBeenCalled()
  })

  it('may arrive in chunks that split a character', async () => {
    vi.useRealTimers()
    const bytes = new TextEncoder().encode('"Grüße"')
    let at = 0
    answering((controller) => {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, ++at))
      else controller.close()
    })
    expect(await life().http.getJson('/a')).toBe('Grüße')
  })

  it('that refuses is returned with its JSON', async () => {
    const refusal = async (status: number, json: unknown) => {
      stubFetch({ status, json })
      return settled(life().http.postJson('/a', {}))
    }
    const reasons = [{ name: 'name', description: 'Taken' }]
    expect(await refusal(409, { reasons })).toMatchObject({
      error: { code: 'HTTP_FAILED', context: { status: 409, body: { reasons } }, message: 'HTTP status code: 409' },
    })
    expect(await refusal(400, '<html>')).toMatchObject({ error: { context: { status: 400, body: undefined } } })
    expect(await refusal(500, { reasons })).toMatchObject({ error: { context: { status: 500, body: undefined } } })
  })

  it.each([
    ['is too long', (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1024))],
    ['does not end', () => new Promise<void>(() => {})],
  ])('that refuses and %s is still a refusal', async (_what, pull) => {
    let read = 0
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      signals.push(signal)
      const body = new ReadableStream({
        pull: (controller) => {
          read += 1024
          return pull(controller)
        },
      })
      return new Response(body, { status: 400 })
    })
    const { error, after } = (await settled(life().http.postJson('/a', {}))) as { error: unknown; after: number }
    expect(error).toMatchObject({ code: 'HTTP_FAILED', context: { status: 400, body: undefined } })
    expect(after).toBeLessThanOrEqual(ERROR_BODY_TIMEOUT_MS)
    expect(read).toBeLessThan(MAX_ERROR_BODY_BYTES + 4 * 1024)
    expect(signals[0]?.aborted).toBe(true)
  })

  it.each([
    ['never comes', () => stubFetch(undefined)],
    ['begins and never ends', () => answering(() => new Promise(() => {}))],
  ])('that %s is awaited for the timeout and not requested again', async (_what, stub) => {
    stub()
    const { http } = life()
    for (const ask of [() => http.getJson('/a'), () => http.postJson('/a', {})]) {
      expect(await settled(ask())).toMatchObject({ error: { code: 'RESPONSE_TIMEOUT' }, after: RESPONSE_TIMEOUT_MS })
    }
  })
})
