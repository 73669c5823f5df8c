import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { changeEmail, openMailLink } from '../../testing/changeEmail'
import { createTestSharing } from '../../testing/openTestWallet'
import { proveTestRecovery } from '../../testing/proveTestRecovery'
import { createTestServer } from '../../testing/useTestServer'
import { listStorageKeys } from '../keys/listStorageKeys'
import { readAuditHead, readAuditLines } from '../operation/readAuditLog'

const EMAIL = 'mia@example.org'
const OTHER = 'mia@example.org.other'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function start() {
  const storage = createMemoryStorage()
  const site = createTestServer({ storage, cooldownMs: 0 })
  await site.start()
  onTestFinished(site.stop)
  const logIn = async (email = EMAIL) => {
    const token = await site.login(email)
    const { userId = '' } = (await site.call('session', {}, token)).body
    return { token, userId }
  }
  const remove = ({ token, userId }: { token: string; userId: string }) =>
    site.call('user/delete', { proof: proveTestRecovery('delete', userId, token) }, token)
  const tables = ['user', 'identity', 'device', 'ownDevice', 'move', 'moveTo', 'moveLink', 'emailChange']
  /** Returns everything that is stored beside the audit log, as one text. */
  const read = async () => {
    const entries: unknown[] = []
    for (const table of tables) {
      for await (const key of listStorageKeys(storage, table)) {
        entries.push([table, key, (await storage.read(table, key))?.value])
      }
    }
    return JSON.stringify(entries)
  }
  return { ...site, storage, logIn, remove, read }
}

describe('a deleted user', () => {
  it('leaves no share, identity, address or device behind, and ends each session with a signature', async () => {
    const site = await start()
    const user = await site.logIn()
    const kept = createTestSharing()
    await site.call('share/keep', kept, user.token)
    await site.call('recovery/add', { kind: 'password', id: 'R'.repeat(22), sealed: 'sealed-share' }, user.token)
    await changeEmail(site, { old: EMAIL, fresh: 'new@example.org', token: user.token })
    const neighbor = await site.logIn(OTHER)
    const other = await site.logIn()
    expect(await site.read()).toContain('sealed-share')

    expect(await site.remove(other)).toEqual({ status: 200, body: {} })
    const text = await site.read()
    for (const secret of [`${EMAIL}"`, `${EMAIL} `, 'new@example.org', kept.sharing.id, 'sealed-share']) {
      expect(text).not.toContain(secret)
    }
    expect(await site.call('session', {}, other.token)).toMatchObject({ status: 401, ended: expect.any(String) })
    expect(await site.call('session', {}, user.token)).toMatchObject({ status: 401, ended: expect.any(String) })
    expect((await site.call('session', {}, neighbor.token)).body.email).toBe(OTHER)
    expect(text).toContain(`["ownDevice","${OTHER} `)
    expect(site.mails(EMAIL).at(-1)?.subject).toBe('Your wallet was deleted')
  })

  it('stays in the lines of the audit log', async () => {
    const site = await start()
    const user = await site.logIn()
    await site.remove(user)
    const { number = 0 } = (await readAuditHead(site.storage)) ?? {}
    const lines: unknown[] = []
    for await (const line of readAuditLines(site.storage, number)) lines.push(line)
    expect(lines.at(-1)).toMatchObject({ event: 'user.delete', user: expect.any(String), email: expect.any(String) })
  })

  it('is a new user with a new wallet at the next login, also with one at the same moment', async () => {
    const site = await start()
    const user = await site.logIn()
    await site.call('share/keep', createTestSharing(), user.token)
    const { attempt } = (await site.call('email/begin', { email: EMAIL, origin: site.origin })).body
    const digits = site.code(EMAIL)
    const [, done] = await Promise.all([site.remove(user), site.call('email/finish', { attempt, digits })])
    const next = await site.logIn()
    expect(next.userId).not.toBe(user.userId)
    expect((await site.call('share', {}, next.token)).body.sharing).toBeUndefined()
    const { status, body } = await site.call('session', {}, done.body.token)
    expect(status === 401 || body.userId === next.userId).toBe(true)
  })

  it('gets no change of e-mail that was pending', async () => {
    const site = await start()
    const user = await site.logIn()
    await changeEmail(site, { old: EMAIL, fresh: 'new@example.org', token: user.token })
    const link = site.link(EMAIL)
    await site.remove(user)
    expect((await openMailLink(link)).status).toBe(410)
    site.pass(25 * HOUR)
    await site.work()
    expect(site.mails('new@example.org').map(({ subject }) => subject)).not.toContain('Your wallet’s email has changed')
    expect((await site.logIn('new@example.org')).userId).not.toBe(user.userId)
  })

  it('is deleted although the mail about it can’t be sent', async () => {
    const site = await start()
    const user = await site.logIn()
    site.refuseMails(() => true)
    expect(await site.remove(user)).toEqual({ status: 200, body: {} })
  })
})

describe('the deletion of a user is refused', () => {
  it.each([
    ['without a proof', () => ({})],
    [
      'with a proof of another change',
      (id: string, token: string) => ({ proof: proveTestRecovery('remove', id, token) }),
    ],
    ['with a proof of another session', (id: string) => ({ proof: proveTestRecovery('delete', id, 'A'.repeat(43)) })],
  ])('%s by the opened wallet', async (_, createBody) => {
    const site = await start()
    const { token, userId } = await site.logIn()
    await site.call('share/keep', createTestSharing(), token)
    expect(await site.call('user/delete', createBody(userId, token), token)).toMatchObject({ status: 403 })
    expect((await site.call('share', {}, token)).body).toHaveProperty('sharing')
  })

  it('ten minutes after the login', async () => {
    const site = await start()
    const user = await site.logIn()
    site.pass(10 * MINUTE)
    expect(await site.remove(user)).toMatchObject({
      status: 403,
      body: { error: 'Log in again to delete your wallet.' },
    })
  })
})
