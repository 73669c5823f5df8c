import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSecret } from './server/keys/secrets'
import { createMemoryStorage } from './storage/createMemoryStorage'
import { openStorage } from './storage/openStorage'
import { createTestSharing } from './testing/openTestWallet'
import { useTestServer } from './testing/useTestServer'

const folder = await mkdtemp(join(tmpdir(), 'secure-site-'))
afterAll(() => rm(folder, { recursive: true }))
const database = async () => (await openStorage(join(folder, 'site.db'), { create: true })).storage

const databases = [await database(), await database()] as const

describe('a secure site restarted with its database and key', () => {
  const serviceKey = createSecret()
  const [before, after] = [
    useTestServer({ storage: databases[0], serviceKey }),
    useTestServer({ storage: databases[1], serviceKey }),
  ]

  it('keeps the login and opens the same wallet', async () => {
    const token = await before.login('mia@example.org')
    const kept = createTestSharing()
    const { proofKey: _, ...given } = kept.sharing
    await before.call('share/keep', kept, token)
    const { body } = await before.call('share', {}, token)
    expect(await after.call('session', {}, token)).toMatchObject({ status: 200, body: { email: 'mia@example.org' } })
    expect((await after.call('share', {}, token)).body).toEqual(body)
    expect(body).toMatchObject({ sharing: given, hasEscrow: true, recovery: [] })
  })
})

describe('an endpoint behind a login', () => {
  const site = useTestServer()
  const paths = [
    ['session', {}],
    ['share', {}],
    ['share/keep', createTestSharing()],
    ['share/escrow', {}],
    ['share/forgotten', { users: [] }],
    ['recovery/recent', {}],
    ['policy', {}],
    ['policy/begin', { id: 'I'.repeat(43), spend: { kind: 'text' } }],
    ['policy/export', { id: 'I'.repeat(43) }],
    ['policy/passkey', {}],
    ['policy/change', { policy: { limits: {} }, removesPasskey: true }],
    ['policy/stop', {}],
    ['permission', { action: 'grant', origin: 'https://harbor.example', caipNetworkId: 'eip155:1' }],
    ['recovery/add', { kind: 'code', id: 'R'.repeat(22) }],
    ['recovery/remove', { id: 'R'.repeat(22) }],
    ['chain', { caipNetworkId: 'eip155:1', method: 'eth_chainId' }],
    ['smart/networks', {}],
    ['email/change', { email: 'mia@example.org', origin: 'https://harbor.example' }],
  ] as const

  it.each(paths)('refuses a request without a token: %s', async (path, body) => {
    expect((await site.call(path, body)).status).toBe(401)
    expect((await site.call(path, body, createSecret())).status).toBe(401)
  })
})

describe('a secure site with custom settings', () => {
  const lines: string[] = []
  const site = useTestServer({
    cooldownMs: 5_000,
    around: ({ path }, answer) =>
      path === '/api/session' ? Promise.reject(new Error('Mia lives at the harbour')) : answer(),
    log: (line) => void lines.push(line),
  })

  it('mails an address again after the configured interval', async () => {
    const begin = async () => (await site.call('email/begin', { email: 'mia@example.org', origin: site.origin })).status
    expect([await begin(), await begin()]).toEqual([200, 429])
    site.pass(5_000)
    expect(await begin()).toBe(200)
  })

  it('logs an unexpected error without its message', async () => {
    expect((await site.call('session')).status).toBe(500)
    expect(lines.join()).toMatch(/^secure: Error: …\n/)
    expect(lines.join()).not.toContain('Mia')
  })
})

describe('every page', () => {
  const site = useTestServer()
  const get = async (path: string) => (await fetch(`${site.url()}${path}`)).headers

  it.each([
    ['/sdk', 'same-origin'],
    ['/device?token=none', 'same-origin'],
    ['/email/stop?token=none', 'same-origin'],
    ['/review', 'same-origin'],
    ['/nowhere', 'same-origin'],
    // The login popup stays connected to its opener, which receives its result.
    ['/loading', 'unsafe-none'],
    ['/social/callback?state=none', 'unsafe-none'],
  ])('sends HSTS, a permissions policy and its opener policy: %s', async (path, opener) => {
    const headers = await get(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('permissions-policy')).toContain('camera=(), ')
    expect(headers.get('permissions-policy')).not.toMatch(/clipboard|publickey/)
    expect(headers.get('cross-origin-opener-policy')).toBe(opener)
  })

  it.each(['/sdk', '/wallet', '/review', '/device?token=none', '/email/stop?token=none', '/nowhere', '/loading'])(
    'runs and loads the site’s own files alone, and makes no markup of texts: %s',
    async (path) => {
      const policy = ((await get(path)).get('content-security-policy') ?? '').split('; ')
      for (const rule of [
        ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'"],
        ...["require-trusted-types-for 'script'", 'trusted-types'],
      ]) {
        expect(policy).toContain(rule)
      }
      const page = await (await fetch(`${site.url()}${path}`)).text()
      expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/i)
    },
  )

  it.each(['/wallet', '/review'])('cannot be embedded by any page: %s', async (path) => {
    expect((await get(path)).get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it.each(['/sdk.js', '/sdk.css', '/page.css', '/social.js'])(
    'loads files with HSTS and the same permissions policy: %s',
    async (path) => {
      const headers = await get(path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.get('permissions-policy')).toContain('camera=(), ')
    },
  )
})

describe('a long poll', () => {
  let reads = 0
  const storage = createMemoryStorage()
  const site = useTestServer({
    needsDevice: () => true,
    storage: {
      ...storage,
      read(table, key) {
        if (table === 'attempt') reads++
        return storage.read(table, key)
      },
    },
  })

  it('reads the storage once, and again after the event, with any number of clients', async () => {
    const people = Array.from({ length: 15 }, (_, index) => `waits${index}@example.org`)
    const attempts = []
    for (const email of people)
      attempts.push((await site.call('email/begin', { email, origin: site.origin })).body.attempt)
    // Fake timers keep waiting requests from polling the storage on a slow machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    reads = 0
    const waiting = attempts.map((attempt) => site.call('email/device', { attempt }))
    await expect.poll(() => reads).toBe(15)
    // Takes more than 100 ms, at which interval waiting requests must not read the storage.
    for (let each = 0; each < 100; each++) await site.call('session')
    for (const email of people) {
      const link = site.link(email)
      const token = new URL(link).searchParams.get('token') ?? ''
      await fetch(link, { method: 'POST', body: new URLSearchParams({ token }) })
    }
    for (const { body } of await Promise.all(waiting)) expect(body).toEqual({ approved: true })
    // Reads per attempt: first check, confirmation of the link, the page after it, and the check once notified.
    expect(reads).toBe(15 * 4)
  })
})
