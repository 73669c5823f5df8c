import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStorage } from '@foyer/siwx/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { newSecret } from './server/secrets'
import { openSqlite } from './storage/openSqlite'
import { useSite } from './testing/useSite'

const folder = await mkdtemp(join(tmpdir(), 'secure-site-'))
afterAll(() => rm(folder, { recursive: true }))
const database = async () => createSqliteStorage(await openSqlite(join(folder, 'site.db')))

const databases = [await database(), await database(), await database()] as const

describe('a site that is started again with its file and its key', () => {
  const serviceKey = newSecret()
  const [before, after, robbed] = [
    useSite({ storage: databases[0], serviceKey }),
    useSite({ storage: databases[1], serviceKey }),
    useSite({ storage: databases[2] }),
  ]

  it('knows who is logged in, and opens the same wallet', async () => {
    const token = await before.login('mia@example.org')
    const seed = { salt: 'c2FsdA', iv: 'aXY', ciphertext: 'Y2lwaGVy' }
    await before.call('seed/keep', { seed }, token)
    const { body } = await before.call('seed', {}, token)
    expect(await after.call('session', {}, token)).toMatchObject({ status: 200, body: { email: 'mia@example.org' } })
    expect((await after.call('seed', {}, token)).body).toEqual(body)
    expect(body).toMatchObject({ seed })
  })

  it('opens no wallet with the file alone', async () => {
    const token = await before.login('ida@example.org')
    const [mine, stolen] = await Promise.all([before.call('seed', {}, token), robbed.call('seed', {}, token)])
    expect(stolen.body.storedHalf).toBe(mine.body.storedHalf)
    expect(stolen.body.serviceHalf).not.toBe(mine.body.serviceHalf)
  })
})

describe('what needs a login', () => {
  const site = useSite()
  const paths = [
    ['session', {}],
    ['seed', {}],
    ['seed/keep', { seed: { salt: 'a', iv: 'a', ciphertext: 'a' } }],
    ['chain', { caipNetworkId: 'eip155:1', method: 'eth_chainId' }],
    ['smart/networks', {}],
    ['email/change', { email: 'mia@example.org', origin: 'https://harbor.example' }],
  ] as const

  it.each(paths)('is refused without one: %s', async (path, body) => {
    expect((await site.call(path, body)).status).toBe(401)
    expect((await site.call(path, body, newSecret())).status).toBe(401)
  })
})

describe('a site with settings of its own', () => {
  const lines: string[] = []
  const site = useSite({
    cooldownMs: 5_000,
    around: ({ path }, answer) =>
      path === '/api/session' ? Promise.reject(new Error('Mia lives at the harbour')) : answer(),
    log: (line) => void lines.push(line),
  })

  it('mails an address again once its own time has passed', async () => {
    const begin = async () => (await site.call('email/begin', { email: 'mia@example.org', origin: site.origin })).status
    expect([await begin(), await begin()]).toEqual([200, 429])
    site.pass(5_000)
    expect(await begin()).toBe(200)
  })

  it('tells its log what failed and nobody foresaw, and not in its words', async () => {
    expect((await site.call('session')).status).toBe(500)
    expect(lines.join()).toMatch(/^secure: Error: …\n/)
    expect(lines.join()).not.toContain('Mia')
  })
})
