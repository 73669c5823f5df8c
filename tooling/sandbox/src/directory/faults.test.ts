import { describe, expect, it } from 'vitest'
import { useDirectory } from './testing/useDirectory'
import type { DirectoryWallet } from './types'

const start = useDirectory()
const MINUTES = 600_000

describe('a fault', () => {
  it('answers with its status, which a page of another origin can read', async () => {
    const { ask, fault } = await start()
    expect((await fault({ status: 429, retryAfter: 7 })).status).toBe(201)
    const response = await ask('/getWallets', { headers: { origin: 'https://shop.example' } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([500, 403])('answers %d without Retry-After when none is asked for', async (status) => {
    const { ask, fault } = await start()
    await fault({ status })
    const response = await ask('/getWallets')
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, null])
  })

  it('keeps no event that it answers with its status', async () => {
    const { ask, fault, events } = await start()
    await fault({ status: 500, count: 1 })
    const send = async () => (await ask('/e', { method: 'POST', body: '{}' })).status
    expect([await send(), events.list().length]).toEqual([500, 0])
    expect([await send(), events.list().length]).toEqual([202, 1])
  })

  it('meets the paths that begin with its path', async () => {
    const { ask, fault } = await start()
    await fault({ path: '/public/', status: 500 })
    const paths = ['/getWallets', '/public/getAssetImage/a', '/public/getTokenImage/b', '/appkit/v1/config']
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status))
    expect(statuses).toEqual([200, 500, 500, 200])
  })

  it('is over after its count, preflights not counted, and the next one follows', async () => {
    const { ask, fault, faults } = await start()
    await fault({ status: 429, count: 2 })
    await fault({ status: 500, count: 1 })
    const statuses = [(await ask('/getWallets', { method: 'OPTIONS' })).status]
    statuses.push((await ask('/getWallets')).status)
    expect(faults.list()).toEqual([
      { status: 429, count: 1 },
      { status: 500, count: 1 },
    ])
    for (let more = 0; more < 3; more++) statuses.push((await ask('/getWallets')).status)
    expect(statuses).toEqual([204, 429, 429, 500, 200])
    expect(faults.list()).toEqual([])
  })

  it('stays until it is cleared', async () => {
    const { ask, fault, faults, url } = await start()
    await fault({ status: 500 })
    await ask('/getWallets')
    expect((await ask('/getWallets')).status).toBe(500)
    expect(await (await fetch(`${url}/__sandbox/faults`)).json()).toEqual(faults.list())
    expect((await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' })).status).toBe(204)
    expect((await ask('/getWallets')).status).toBe(200)
  })

  it('never meets the switches', async () => {
    const { fault, url } = await start()
    await fault({ cut: true })
    await fault({ path: '/__sandbox', status: 500 })
    for (const path of ['', '/', '/events', '/requests', '/faults', '/answers']) {
      expect((await fetch(`${url}/__sandbox${path}`)).status).toBe(200)
    }
  })
})

describe('a cut', () => {
  it.each(['/getWallets', '/getWalletImage/a'])('gives the head of %s and then nobody', async (path) => {
    const { ask, fault } = await start()
    await fault({ cut: true, count: 1 })
    await expect(ask(path).then((response) => response.text())).rejects.toThrow()
    expect((await ask(path)).status).toBe(200)
  })

  it('cuts the answer to an event that was kept', async () => {
    const { ask, fault, events } = await start()
    await fault({ cut: true })
    const sent = ask('/e', { method: 'POST', body: '{"eventId":"1"}' })
    await expect(sent.then((response) => response.text())).rejects.toThrow()
    expect(events.list()).toHaveLength(1)
  })
})

describe('latency', () => {
  it('holds back what it meets and nothing else', async () => {
    const { ask, fault, requests, stop } = await start()
    await fault({ path: '/getWallets', latencyMs: MINUTES })
    let settled = false
    const held = ask('/getWallets').finally(() => {
      settled = true
    })
    const failure = held.catch((error: unknown) => error)
    await expect.poll(() => requests.list().length).toBe(1)
    expect((await ask('/getAnalyticsConfig')).status).toBe(200)
    expect(settled).toBe(false)
    // Nor does it hold back the end.
    await stop()
    expect(await failure).toBeInstanceOf(TypeError)
  })

  it('goes with another fault, or gives the right answer late', async () => {
    const { ask, fault } = await start()
    await fault({ latencyMs: 1, count: 1 })
    await fault({ latencyMs: 1, status: 500 })
    expect([(await ask('/getWallets')).status, (await ask('/getWallets')).status]).toEqual([200, 500])
  })
})

describe('garbage', () => {
  it.each([true, 'shape'] as const)('%s is JSON of another shape', async (garbage) => {
    const { ask, fault } = await start()
    await fault({ garbage })
    const response = await ask('/getWallets')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(await response.json()).toMatchObject({ data: 'soon', features: {}, allowedOrigins: 7 })
  })

  it('text is no JSON, though it says so', async () => {
    const { ask, fault } = await start()
    await fault({ garbage: 'text' })
    const response = await ask('/appkit/v1/config')
    expect(response.headers.get('content-type')).toContain('application/json')
    await expect(response.json()).rejects.toThrow(SyntaxError)
    expect((await ask('/getWalletImage/a')).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('entries breaks some of a list', async () => {
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
