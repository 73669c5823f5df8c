import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { setUpDirectory } from './testing/setUpDirectory'

const start = setUpDirectory()

describe('startDirectory', () => {
  it('serves until it is stopped', async () => {
    const { ask: request, stop, url } = await start()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await request('/getWallets')).status).toBe(200)
    await stop()
    await stop()
    await expect(request('/getWallets')).rejects.toThrow(TypeError)
  })

  it('takes another port when its own is taken, and says so', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as AddressInfo
    const lines: string[] = []
    const { ask: request } = await start({ port, log: (line) => lines.push(line) })
    expect((await request('/getWallets')).status).toBe(200)
    expect(lines[0]).toMatch(new RegExp(`^directory: cannot use port ${port} \\(.*in use.*\\), took \\d+`))
    squatter.close()
  })

  it('lists received requests except those to control routes', async () => {
    const { ask: request, requests, url } = await start()
    await request('/getWallets?page=2&search=a%20b')
    await request('/e', { method: 'POST', body: '{}' })
    await request('/nowhere')
    const arrived = await (await fetch(`${url}/__sandbox/requests`)).json()
    expect(arrived).toEqual(requests.list())
    expect(arrived).toEqual([
      { method: 'GET', path: '/getWallets', query: { page: '2', search: 'a b', projectId: 'demo' } },
      { method: 'POST', path: '/e', query: { projectId: 'demo' } },
      { method: 'GET', path: '/nowhere', query: { projectId: 'demo' } },
    ])
    expect((await fetch(`${url}/__sandbox/requests`, { method: 'DELETE' })).status).toBe(204)
    expect(requests.list()).toEqual([])
  })

  it('knows its paths and their methods', async () => {
    const { ask: request, url } = await start()
    expect((await request('/nowhere')).status).toBe(404)
    expect((await request('/getWallets', { method: 'POST' })).status).toBe(405)
    expect((await request('/e')).status).toBe(405)
    expect((await request('/getWallets', { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${url}/__sandbox/nowhere`)).status).toBe(404)
  })
})

describe('a project id', () => {
  const PATHS = ['/getWallets', '/getWalletImage/a', '/appkit/v1/config', '/projects/v1/origins', '/getAnalyticsConfig']

  it.each(PATHS)('is required for %s', async (path) => {
    const { url, ask: request } = await start()
    expect((await fetch(`${url}${path}`)).status).toBe(403)
    expect((await request(path)).status).toBe(200)
  })

  it('must be a listed one if there is a list, for events as well', async () => {
    const { url, events } = await start({ projects: ['one', 'two'] })
    const statusOf = async (id: string) => (await fetch(`${url}/getWallets?projectId=${id}`)).status
    expect(await Promise.all(['one', 'two', 'three'].map(statusOf))).toEqual([200, 200, 403])
    expect((await fetch(`${url}/e?projectId=three`, { method: 'POST', body: '{}' })).status).toBe(403)
    expect(events.list()).toEqual([])
  })
})

describe('an app of another origin', () => {
  const origin = 'https://shop.example'
  const PATHS = ['/getWallets', '/getWalletImage/a', '/e', '/batch', '/__sandbox/faults', '/nowhere']

  it.each(PATHS)('can request %s, with credentials as beacons do', async (path) => {
    const { ask: request } = await start()
    const requested = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const preflight = await request(path, { method: 'OPTIONS', headers: { origin, ...requested } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    for (const { headers } of [preflight, await request(path, { headers: { origin } })]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
      expect(headers.get('vary')).toMatch(/origin/i)
    }
  })

  it('can read a refusal', async () => {
    const { url } = await start()
    const response = await fetch(`${url}/getWallets`, { headers: { origin } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, origin])
  })
})
