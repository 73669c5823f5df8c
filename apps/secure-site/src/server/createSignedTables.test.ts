import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../storage/createMemoryStorage'
import { changeEmail } from '../testing/changeEmail'
import { createTestServer } from '../testing/useTestServer'
import { signRow } from './createSignedTables'
import { createServiceKeys } from './keys/createServiceKeys'
import { resealSeeds } from './keys/resealSeeds'
import { createSecret, hashSecret } from './keys/secrets'

const [MIA, THIEF] = ['mia@example.org', 'thief@example.org']
const HOUR = 60 * 60_000

async function start(options: Parameters<typeof createTestServer>[0] = {}) {
  const [storage, serviceKey] = [options.storage ?? createMemoryStorage(), createSecret()]
  const site = createTestServer({ serviceKey, cooldownMs: 0, ...options, storage })
  await site.start()
  onTestFinished(site.stop)
  /** Writes a row as an attacker who can write to the database, and has no service key. */
  const write = (table: string, id: string, value: unknown) =>
    storage.change(table, id, () => ({ value, expiresAt: undefined }))
  const read = async (table: string, id: string) => (await storage.read(table, id))?.value
  const login = async (email: string) => {
    const { attempt } = (await site.call('email/begin', { email, origin: site.origin })).body
    const done = await site.call('email/finish', { attempt, digits: site.code(email) })
    return { status: done.status, token: done.body.token ?? '', userId: done.body.userId ?? '' }
  }
  const isIn = async (token: string) => (await site.call('session', {}, token)).status === 200
  return { ...site, storage, serviceKey, write, read, login, isIn }
}

/** Rows that an attacker can make of the text of another one. */
const forgeries = (text: string) => [
  JSON.parse(text),
  { text, key: 'A'.repeat(16), mac: 'A'.repeat(43) },
  signRow(createServiceKeys({ serviceKey: createSecret() }).newest, { table: 'session', id: 'any' }, JSON.parse(text)),
]

const rowSchema = z.object({ text: z.string(), key: z.string(), mac: z.string() })

describe('whoever can write to the database, without the service key,', () => {
  it('opens no session of another user, with no row, and with none of their own', async () => {
    const { login, write, read, isIn } = await start()
    const [mia, thief] = [await login(MIA), await login(THIEF)]
    const id = hashSecret(thief.token)
    const own = z.parse(rowSchema, await read('session', id))
    const text = own.text.replace(thief.userId, mia.userId)
    expect(text).not.toBe(own.text)
    for (const forged of [...forgeries(text), { ...own, text }, await read('session', hashSecret(mia.token))]) {
      await write('session', id, forged)
      expect(await isIn(thief.token)).toBe(false)
    }
    await write('session', id, own)
    expect(await isIn(thief.token)).toBe(true)
  })

  it('gives no address to another user’s wallet, and the login creates no new one in its place', async () => {
    const { login, write, read } = await start()
    const [mia] = [await login(MIA), await login(THIEF)]
    const genuine = z.parse(rowSchema, await read('identity', `email:${THIEF}`))
    const text = JSON.stringify(mia.userId)
    for (const forged of [...forgeries(text), { ...genuine, text }, await read('identity', `email:${MIA}`)]) {
      await write('identity', `email:${THIEF}`, forged)
      expect((await login(THIEF)).status).toBe(503)
      expect(await read('identity', `email:${THIEF}`)).toEqual(forged)
    }
  })

  it('passes a user’s shares to no other user by a row at another place', async () => {
    const { login, write, read, isIn } = await start()
    const [mia, thief] = [await login(MIA), await login(THIEF)]
    const own = await read('user', thief.userId)
    await write('user', thief.userId, await read('user', mia.userId))
    expect(await isIn(thief.token)).toBe(false)
    await write('user', thief.userId, own)
    expect(await isIn(thief.token)).toBe(true)
  })

  it('turns no login of their own into another user’s', async () => {
    const { call, code, origin, storage, write, read } = await start()
    const { attempt = '' } = (await call('email/begin', { email: THIEF, origin })).body
    const own = z.parse(rowSchema, await read('attempt', hashSecret(attempt)))
    await write('attempt', hashSecret(attempt), { ...own, text: own.text.replace(THIEF, MIA) })
    expect((await call('email/finish', { attempt, digits: code(THIEF) })).status).toBe(410)
    const [ticket, verifier] = [createSecret(), createSecret()]
    await write('ticket', hashSecret(ticket), { identity: `email:${MIA}`, challenge: hashSecret(verifier) })
    expect((await call('social/finish', { ticket, verifier })).status).toBe(410)
    const channel = createSecret()
    await write('farcaster', hashSecret(channel), { origin, state: 'approved', fid: 3, userName: 'mia' })
    expect((await call('farcaster/finish', { channel })).status).toBe(410)
    expect(await storage.keys('session')).toEqual([])
  })

  it('changes no user’s e-mail address', async () => {
    const { call, login, write, pass, work, now } = await start()
    const { token, userId } = await login(MIA)
    await write('move', userId, { email: THIEF, at: now() + HOUR, keep: '' })
    await write('moveTo', THIEF, userId)
    pass(2 * HOUR)
    await work()
    expect((await call('session', {}, token)).body.email).toBe(MIA)
    expect((await login(THIEF)).userId).not.toBe(userId)
  })
})

it('a rotation of the service key signs the rows anew, and logs nobody out', async () => {
  const [storage, serviceKey] = [createMemoryStorage(), createSecret()]
  const before = await start({ storage })
  const { token, userId } = await before.login(MIA)
  await resealSeeds({ storage, serviceKey, olderServiceKey: before.serviceKey })
  const after = await start({ storage, serviceKey, initialize: false })
  expect((await after.call('session', {}, token)).body.userId).toBe(userId)
  expect((await after.login(MIA)).userId).toBe(userId)
})

it('a database of a version before signed rows starts once its identities are signed, and keeps its users', async () => {
  const storage = createMemoryStorage()
  const before = await start({ storage, emailChangeDelayMs: 0 })
  const { userId, token } = await before.login(MIA)
  const fresh = 'moved@example.org'
  await changeEmail(before, { old: MIA, fresh, token })
  await before.write('identity', `email:${fresh}`, userId)
  const options = { storage, serviceKey: before.serviceKey, initialize: false }
  await expect(start(options)).rejects.toThrow('The database is of a version before signed rows.')
  await resealSeeds(options)
  await expect(start(options)).rejects.toThrow('Run `pnpm reseal --sign-rows` once')
  await resealSeeds({ ...options, signsUnsigned: true })
  expect((await (await start(options)).login(fresh)).userId).toBe(userId)
})
