import { describe, expect, it } from 'vitest'
import { setUpDirectory } from './testing/setUpDirectory'
import type { DirectoryWallet } from './types'

const start = setUpDirectory()
const LONG_LATENCY_MS = 600_000

describe('a fault', () => {
  it('answers with its status, readable from another origin', async () => {
    const { ask: request, fault } = await start()
    expect((await fault({ status: 429, retryAfter: 7 })).status).toBe(201)
    const response = await request('/getWallets', { headers: { origin: 'https://shop.example' } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([500, 403])('answers %d without Retry-After by default', async (status) => {
    const { ask: request, fault } = await start()
    await fault({ status })
    const response = await request('/getWallets')
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, null])
  })

  it('answers an event with its status, and stores none', async () => {
    const { ask: request, fault, events } = await start()
    await fault({ status: 500, count: 1 })
    const send = async () => (await request('/e', { method: 'POST', body: '{}' })).status
    expect([await send(), events.list().length]).toEqual([500, 0])
    expect([await send(), events.list().length]).toEqual([202, 1])
  })

  it('matches paths that begin with its path', async () => {
    const { ask: request, fault } = await start()
    await fault({ path: '/public/', status: 500 })
    const paths = ['/getWallets', '/public/getAssetImage/a', '/public/getTokenImage/b', '/appkit/v1/config']
    const statuses = await Promise.all(paths.map(async (path) => (await request(path)).status))
    expect(statuses).toEqual([200, 500, 500, 200])
  })

  it('ends after its count without preflights, and the next one follows', async () => {
    const { ask: request, fault, faults } = await start()
    await fault({ status: 429, count: 2 })
    await fault({ status: 500, count: 1 })
    const statuses = [(await request('/getWallets', { method: 'OPTIONS' })).status]
    statuses.push((await request('/getWallets')).status)
    expect(faults.list()).toEqual([
      { status: 429, count: 1 },
      { status: 500, count: 1 },
    ])
    for (let more = 0; more < 3; more++) statuses.push((await request('/getWallets')).status)
    expect(statuses).toEqual([204, 429, 429, 500, 200])
    expect(faults.list()).toEqual([])
  })

  it('stays until it is cleared', async () => {
    const { ask: request, fault, faults, url } = await start()
    await fault({ status: 500 })
    await request('/getWallets')
    expect((await request('/getWallets')).status).toBe(500)
    expect(await (await fetch(`${url}/__sandbox/faults`)).json()).toEqual(faults.list())
    expect((await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' })).status).toBe(204)
    expect((await request('/getWallets')).status).toBe(200)
  })

  it('never matches the control routes', async () => {
    const { fault, url } = await start()
    await fault({ cut: true })
    await fault({ path: '/__sandbox', status: 500 })
    for (const path of ['', '/', '/events', '/requests', '/faults', '/answers']) {
      expect((await fetch(`${url}/__sandbox${path}`)).status).toBe(200)
    }
  })
})

describe('a fault that cuts', () => {
  it.each(['/getWallets', '/getWalletImage/a'])('sends the head of %s and closes the socket', async (path) => {
    const { ask: request, fault } = await start()
    await fault({ cut: true, count: 1 })
    await expect(request(path).then((response) => response.text())).rejects.toThrow()
    expect((await request(path)).status).toBe(200)
  })

  it('cuts the answer to an event that was stored', async () => {
    const { ask: request, fault, events } = await start()
    await fault({ cut: true })
    const sent = request('/e', { method: 'POST', body: '{"eventId":"1"}' })
    await expect(sent.then((response) => response.text())).rejects.toThrow()
    expect(events.list()).toHaveLength(1)
  })
})

describe('a fault with latency', () => {
  it('delays matching requests only', async () => {
    const { ask: request, fault, requests, stop } = await start()
    await fault({ path: '/getWallets', latencyMs: LONG_LATENCY_MS })
    let settled = false
    const held = request('/getWallets').finally(() => {
      settled = true
    })
    const failure = held.catch((error: unknown) => error)
    await expect.poll(() => requests.list().length).toBe(1)
    expect((await request('/getAnalyticsConfig')).status).toBe(200)
    expect(settled).toBe(false)
    // A delay does not postpone `stop`.
    await stop()
    expect(await failure).toBeInstanceOf(TypeError)
  })

  it('combines with another fault, or delays the right answer', async () => {
    const { ask: request, fault } = await start()
    await fault({ latencyMs: 1, count: 1 })
    await fault({ latencyMs: 1, status: 500 })
    expect([(await request('/getWallets')).status, (await request('/getWallets')).status]).toEqual([200, 500])
  })
})

describe('a fault with garbage', () => {
  it.each([true, 'shape'] as const)('sends JSON of another shape: %s', async (garbage) => {
    const { ask: request, fault } = await start()
    await fault({ garbage })
    const response = await request('/getWallets')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(await response.json()).toMatchObject({ data: 'soon', features: {}, allowedOrigins: 7 })
  })

  it('sends invalid JSON with the content type of JSON', async () => {
    const { ask: request, fault } = await start()
    await fault({ garbage: 'text' })
    const response = await request('/appkit/v1/config')
    expect(response.headers.get('content-type')).toContain('application/json')
    await expect(response.json()).rejects.toThrow(SyntaxError)
    expect((await request('/getWalletImage/a')).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('breaks some entries of a list', async () => {
    const { read, fault, wallets } = await start()
    await fault({ garbage: 'entries' })
    const { data, count } = (await read('/getWallets?entries=9')) as { data: DirectoryWallet[]; count: number }
    expect([data.length, count]).toEqual([9, 40])
    expect(data.filter((_, index) => index % 3 !== 2)).toEqual(
      wallets.slice(0, 9).filter((_, index) => index % 3 !== 2),
    )
    expect(data[2]).toBe(null)
    expect(data[5]).toEqual({ id: 7 })
  })
})
