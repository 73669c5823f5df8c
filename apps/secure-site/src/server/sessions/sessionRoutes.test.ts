import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createSiteApi } from '../../frame/session/createSiteApi'
import { createTestKey } from '../../testing/signTestCall'
import { useTestServer } from '../../testing/useTestServer'
import { withEmailSecrets } from '../../testing/withEmailSecrets'
import { hashSecret } from '../keys/secrets'

const site = useTestServer({ cooldownMs: 0 })

it('a session that ends all others twice at once stays', async () => {
  const own = await site.login('eva@example.org')
  await Promise.all([1, 2, 3].map(() => site.call('session/others/end', {}, own)))
  expect((await site.call('session', {}, own)).status).toBe(200)
})

it('a session ends all others of its user, and of nobody else', async () => {
  const [own, other] = [await site.login('mia@example.org'), await site.login('mia@example.org')]
  const stranger = await site.login('ida@example.org')
  expect((await site.call('session/others/end', {}, own)).status).toBe(200)
  const ended = await site.call('session', {}, other)
  expect(ended.status).toBe(401)
  expect(ended.ended).toMatch(/^[\w-]{86}$/)
  expect((await site.call('session', {}, own)).status).toBe(200)
  expect((await site.call('session', {}, stranger)).status).toBe(200)
})

const listSchema = z.object({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      userAgent: z.string(),
      origin: z.string(),
      begunAt: z.number(),
      usedAt: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
})
const list = async (token: string) => z.parse(listSchema, (await site.call('sessions', {}, token)).body).sessions

let users = 0
/** Logs a new user in on two devices. */
async function open() {
  const email = `list${++users}@example.org`
  const [first, second] = [await site.login(email), await site.login(email)]
  return { email, first, second }
}

describe('the list of sessions', () => {
  it('has each of the user with its browser, page and times, the newest first, and nobody else’s', async () => {
    const before = site.now()
    const [{ first, second }] = [await open(), await open()]
    const listed = await list(first)
    expect(listed).toMatchObject([
      { id: hashSecret(second), origin: site.origin, userAgent: 'node', isCurrent: false },
      { id: hashSecret(first), origin: site.origin, userAgent: 'node', isCurrent: true },
    ])
    for (const { begunAt, usedAt } of listed) {
      expect(begunAt).toBeGreaterThanOrEqual(before)
      expect(usedAt).toBe(begunAt)
    }
  })

  it('says when a session was last used, to the hour', async () => {
    const { first, second } = await open()
    const usedAt = async () => (await list(first)).find(({ isCurrent }) => !isCurrent)?.usedAt
    const begunAt = await usedAt()
    site.pass(59 * 60_000)
    await site.call('session', {}, second)
    expect(await usedAt()).toBe(begunAt)
    site.pass(60_000)
    await site.call('session', {}, second)
    expect(await usedAt()).toBeGreaterThan(begunAt ?? 0)
  })

  it('leaves out sessions that ended, by a logout, by another session, or after 30 days', async () => {
    const { email, first, second } = await open()
    await site.call('session/end', {}, second)
    expect((await list(first)).map(({ id }) => id)).toEqual([hashSecret(first)])
    const third = await site.login(email)
    await site.call('session/others/end', {}, third)
    expect((await list(third)).map(({ id }) => id)).toEqual([hashSecret(third)])
    site.pass(29 * 24 * 60 * 60_000)
    const fourth = await site.login(email)
    site.pass(2 * 24 * 60 * 60_000)
    expect((await list(fourth)).map(({ id }) => id)).toEqual([hashSecret(fourth)])
  })

  it('is of at most 50 sessions: a further login ends the oldest', { timeout: 60_000 }, async () => {
    const { email, first, second } = await open()
    let last = second
    for (let each = 2; each < 51; each++) {
      // An address gets three mails an hour.
      site.pass(20 * 60_000)
      last = await site.login(email)
    }
    expect(await list(last)).toHaveLength(50)
    expect((await site.call('session', {}, first)).status).toBe(401)
    expect((await site.call('session', {}, second)).status).toBe(200)
  })
})

describe('one session', () => {
  it('is ended by another one of the user, with a signature', async () => {
    const { first, second } = await open()
    expect((await site.call('session/other/end', { id: hashSecret(second) }, first)).status).toBe(200)
    const ended = await site.call('session', {}, second)
    expect(ended).toMatchObject({ status: 401, ended: expect.stringMatching(/^[\w-]{86}$/) })
    expect((await site.call('session', {}, first)).status).toBe(200)
  })

  it('is not ended by another user', async () => {
    const [{ first }, stranger] = [await open(), await open()]
    const { status } = await site.call('session/other/end', { id: hashSecret(first) }, stranger.first)
    expect(status).toBe(404)
    expect((await site.call('session', {}, first)).status).toBe(200)
  })

  it('ends when the same device logs the same user in again, and no other does', async () => {
    const [key, { email, first }] = [await createTestKey(), await open()]
    const api = createSiteApi({ key: async () => key, origin: () => site.origin, base: site.url(), now: site.now })
    const login = async (address: string) => {
      const { attempt } = (await site.call('email/begin', { email: address, origin: site.origin })).body
      const digits = site.code(address)
      const finish = withEmailSecrets(async (path, body) => ({
        status: 200,
        body: await api.call(path, body, z.record(z.string(), z.any())),
      }))
      return (await finish('email/finish', { attempt, digits })).body.token ?? ''
    }
    const statusOf = (token: string) =>
      api.call('session', {}, z.unknown(), { token }).then(
        () => 200,
        ({ status }) => status,
      )
    const tokens = [await login(email), await login('guest@example.org'), await login(email)]
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 200, 200])
    expect((await site.call('session', {}, first)).status).toBe(200)
  })
})
