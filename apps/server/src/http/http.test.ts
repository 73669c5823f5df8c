import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDirectoryFolder } from '../testing/createDirectoryFolder'
import { useServer } from '../testing/useServer'

const { start, createFolder } = useServer()

const FEATURES = [{ id: 'swap', isEnabled: false, config: null }]
const ORIGIN = 'https://app.example'
const projects = {
  harbor: { origins: [ORIGIN, 'http://localhost:*'], features: FEATURES, analytics: true },
  quiet: {},
}

async function open() {
  const [directory, folder] = [await createFolder(), await createFolder()]
  await createDirectoryFolder(directory)
  const server = await start({ projects, directory, folder })
  const request = (path: string, { query = {}, ...init }: RequestInit & { query?: Record<string, string> } = {}) =>
    fetch(`${server.httpUrl}${path}?${new URLSearchParams({ projectId: 'harbor', ...query })}`, init)
  const getJson = async (path: string, query?: Record<string, string>) =>
    (await request(path, { query: query ?? {} })).json()
  const listNames = async (query: Record<string, string>) => {
    const { data, count } = await getJson('/getWallets', query)
    return { names: data.map(({ name }: { name: string }) => name), count }
  }
  return { request, getJson, listNames, folder }
}

it('a server without names says that an account has none', async () => {
  const { getJson } = await open()
  expect(await getJson('/v1/identity/0x1')).toEqual({ name: null, avatar: null })
  expect(await getJson('/v1/profile/reverse/0x1')).toEqual([])
})

describe('the directory', () => {
  it('lists a page of wallets in their order, and counts all', async () => {
    const { listNames } = await open()
    expect(await listNames({ page: '1', entries: '2' })).toEqual({ names: ['Hârbor Wallet', 'Lantern'], count: 3 })
    expect(await listNames({ page: '2', entries: '2' })).toEqual({ names: ['Kelp'], count: 3 })
  })

  it.each([
    ['a search without accents', { search: ' harb' }, ['Hârbor Wallet']],
    ['ids', { include: 'kelp,lantern' }, ['Lantern', 'Kelp']],
    ['all but some ids', { exclude: 'kelp,lantern' }, ['Hârbor Wallet']],
    ['any of some chains', { chains: 'solana:mainnet,polkadot:91b171bb158e2d3848fa23a9f1c25182' }, ['Lantern', 'Kelp']],
    ['a badge', { badge_type: 'certified' }, ['Hârbor Wallet']],
    ['a domain', { rdns: 'example.lantern' }, ['Lantern']],
    ['an empty parameter, which is none', { search: '', include: '' }, ['Hârbor Wallet', 'Lantern', 'Kelp']],
  ])('finds wallets by %s', async (_, query, names) => {
    expect((await (await open()).listNames(query as Record<string, string>)).names).toEqual(names)
  })

  it('names parameters that are invalid', async () => {
    const answer = await (await open()).request('/getWallets', { query: { page: '0', badge_type: 'gold' } })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({
      status: 400,
      detail: 'These parameters are invalid: page, badge_type.',
    })
  })

  it('serves a picture that runs nothing, and none twice', async () => {
    const { request } = await open()
    const answer = await request('/getWalletImage/lantern-icon')
    expect(await answer.text()).toContain('<svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const again = await request('/getWalletImage/lantern-icon', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.each(['missing', '..%2Fwallets', '%2e%2e%2fwallets.json'])('serves no picture %s', async (id) => {
    expect((await (await open()).request(`/getWalletImage/${id}`)).status).toBe(404)
  })
})

describe('a project', () => {
  it('tells the modal its features, origins and whether it wants events', async () => {
    const { getJson } = await open()
    expect(await getJson('/appkit/v1/config')).toEqual({ features: FEATURES })
    expect(await getJson('/projects/v1/origins')).toEqual({ allowedOrigins: projects.harbor.origins })
    expect(await getJson('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: true })
  })

  it('without settings allows every origin, has no remote configuration, and wants no events', async () => {
    const { getJson } = await open()
    const query = { projectId: 'quiet' }
    expect(await getJson('/appkit/v1/config', query)).toEqual({ features: null })
    expect(await getJson('/projects/v1/origins', query)).toEqual({ allowedOrigins: [] })
    expect(await getJson('/getAnalyticsConfig', query)).toEqual({ isAnalyticsEnabled: false })
  })

  it('is not needed where the server has no projects', async () => {
    const { httpUrl } = await start({})
    const answer = await fetch(`${httpUrl}/projects/v1/origins`, { headers: { origin: 'https://a.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://a.example')
    expect(await answer.json()).toEqual({ allowedOrigins: [] })
  })

  it('that is unknown is refused', async () => {
    const answer = await (await open()).request('/getWallets', { query: { projectId: 'constructor' } })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ detail: 'Unauthorized: invalid key.' })
  })

  it('refuses a page of another origin, which cannot read the answer', async () => {
    const answer = await (await open()).request('/getWallets', { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('lets a page of its origins read answers and errors', async () => {
    const { request } = await open()
    for (const path of ['/getWallets', '/getWalletImage/missing']) {
      const { headers } = await request(path, { headers: { origin: ORIGIN } })
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
    }
  })

  it('lets a page of its origins ask first', async () => {
    const { request } = await open()
    const answer = await request('/e', { method: 'OPTIONS', headers: { origin: ORIGIN } })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
    const refused = await request('/e', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('usage events', () => {
  const event = (name: string) => ({ eventId: name, url: ORIGIN, timestamp: 1, props: { type: 'track', event: name } })
  const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })

  it('are written as lines of a file of the day', async () => {
    const { request, folder } = await open()
    expect((await request('/e', post(event('MODAL_OPEN')))).status).toBe(202)
    expect(await (await request('/batch', post([event('A'), event('B')]))).json()).toEqual({ accepted: 2 })
    const [file = ''] = await readdir(join(folder, 'events'))
    expect(file).toMatch(/^\d{4}-\d{2}-\d{2}\.jsonl$/)
    const lines = (await readFile(join(folder, 'events', file), 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { projectId: 'harbor', eventId: 'MODAL_OPEN' },
      { projectId: 'harbor', eventId: 'A' },
      { projectId: 'harbor', eventId: 'B' },
    ])
  })

  it('of a project that wants none are refused', async () => {
    const { request } = await open()
    expect((await request('/e', { ...post(event('A')), query: { projectId: 'quiet' } })).status).toBe(403)
  })

  it.each([
    ['no JSON', '/e', '<p>'],
    ['a list where one is asked for', '/e', '[]'],
    ['more than 100', '/batch', JSON.stringify(Array.from({ length: 101 }, () => event('A')))],
    ['one without properties', '/batch', JSON.stringify([{ timestamp: 1 }])],
  ])('that are %s are refused', async (_, path, body) => {
    expect((await (await open()).request(path, { method: 'POST', body })).status).toBe(400)
  })

  it('of more than 256 KB are refused', async () => {
    const { request } = await open()
    expect((await request('/e', { method: 'POST', body: 'x'.repeat(262_145) })).status).toBe(413)
  })
})

it('a client that asks too often is told when to come back', async () => {
  const { request } = await open()
  const askOften = () => Promise.all(Array.from({ length: 500 }, () => request('/getAnalyticsConfig')))
  expect((await request('/getAnalyticsConfig')).status).toBe(200)
  let refused: Response | undefined
  // Again on a slow machine, where the first round may take so long that the quota grows meanwhile.
  while (refused === undefined) refused = (await askOften()).find(({ status }) => status === 429)
  expect(refused.headers.get('retry-after')).toBe('60')
})

it('every path and query gets a status of its own, and no stack', async () => {
  const { request } = await open()
  const path = fc.oneof(
    fc.constantFrom('/getWallets', '/getWalletImage/x', '/appkit/v1/config', '/e', '/batch', '/nothing'),
    fc.webPath(),
  )
  const query = fc.dictionary(
    fc.constantFrom('page', 'entries', 'search', 'include', 'chains', 'projectId'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(path, query, fc.constantFrom('GET', 'POST', 'DELETE'), async (at, given, method) => {
      const answer = await request(at.startsWith('/') ? at : `/${at}`, { query: given, method })
      const text = await answer.text()
      expect(answer.status).toBeLessThan(500)
      expect(text).not.toMatch(/\bat .*:\d+:\d+/)
    }),
    { numRuns: 200 },
  )
})
