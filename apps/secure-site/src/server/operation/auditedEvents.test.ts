import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { changeEmail, openMailLink } from '../../testing/changeEmail'
import { createTestSharing } from '../../testing/openTestWallet'
import { createTestServer } from '../../testing/useTestServer'
import type { Storage } from '../../types'
import { resealSeeds } from '../keys/resealSeeds'
import { createSecret, hashSecret } from '../keys/secrets'
import { AUDIT_LINES_TABLE, auditLineSchema } from './auditLine'
import { readAuditHead, readAuditLines } from './readAuditLog'

const [OLD, FRESH] = ['mia@example.org', 'new@example.org']

async function start(options: Parameters<typeof createTestServer>[0] = {}) {
  const storage = options.storage ?? createMemoryStorage()
  const site = createTestServer({ ...options, storage })
  await site.start()
  onTestFinished(site.stop)
  let seen = 1
  const read = async () => {
    const { number = 0 } = (await readAuditHead(storage)) ?? {}
    const lines = []
    for await (const line of readAuditLines(storage, number)) lines.push(z.parse(auditLineSchema, line))
    return lines
  }
  /** Returns the events since the last look; the first look leaves out the start of the site. */
  const events = async () => {
    const lines = (await read()).slice(seen)
    seen += lines.length
    return lines.map(({ event }) => event)
  }
  return { ...site, read, events }
}

const WAY = { kind: 'code', id: 'R'.repeat(22) }

describe('the audit log has', () => {
  it('the start of a site', async () => {
    const { read } = await start()
    expect(await read()).toMatchObject([{ number: 1, event: 'site.start' }])
  })

  it('each run that re-encrypts seeds', async () => {
    const [storage, serviceKey] = [createMemoryStorage(), createSecret()]
    const { events } = await start({ storage, serviceKey })
    await resealSeeds({ storage, serviceKey })
    expect(await events()).toEqual(['seeds.reseal'])
  })

  it('a login by e-mail with its wrong codes, and its end once', async () => {
    const { call, code, events, read, origin } = await start()
    const { body } = await call('email/begin', { email: OLD, origin })
    await call('email/finish', { attempt: body.attempt, digits: code(OLD) === '000000' ? '000001' : '000000' })
    const done = await call('email/finish', { attempt: body.attempt, digits: code(OLD) })
    for (const _ of [1, 2]) await call('session/end', {}, done.body.token)
    await call('session/end', {}, createSecret())
    expect(await events()).toEqual(['login.request', 'login.wrongCode', 'login', 'logout'])
    const [request, wrong, login, logout] = (await read()).slice(1)
    expect(request).toMatchObject({ origin, email: login?.email, client: login?.client })
    expect(wrong).toMatchObject({ email: login?.email, client: login?.client })
    expect(login).toMatchObject({ method: 'email', session: logout?.session })
  })

  it('the end of another session, and of all others', async () => {
    const { call, login, events } = await start({ cooldownMs: 0 })
    const [own, other] = [await login(OLD), await login(OLD)]
    await events()
    await call('session/other/end', { id: hashSecret(other) }, own)
    await call('session/others/end', {}, own)
    expect(await events()).toEqual(['logout.other', 'logout.others'])
  })

  it('an approved device', async () => {
    const { call, link, events, origin } = await start({ needsDevice: () => true })
    await call('email/begin', { email: OLD, origin })
    await openMailLink(link(OLD))
    expect(await events()).toEqual(['login.request', 'login.approveDevice'])
  })

  it('each reading and storing of a share, and each change of recovery', async () => {
    const { call, login, events } = await start()
    const token = await login(OLD)
    await events()
    await call('share', {}, token)
    await call('share/keep', createTestSharing(), token)
    await call('share/escrow', {}, token)
    await call('recovery/add', WAY, token)
    await call('recovery/remove', { id: WAY.id }, token)
    const shares = ['share.read', 'share.store', 'share.recover']
    expect(await events()).toEqual([...shares, 'recovery.add', 'recovery.remove'])
  })

  it.each([
    ['applied', ['email.move']],
    ['stopped', ['email.stop']],
  ])('a change of e-mail that is %s', async (how, last) => {
    const site = await start({ emailChangeDelayMs: 1000 })
    const token = await site.login(OLD)
    await site.events()
    await changeEmail(site, { old: OLD, fresh: FRESH, token })
    if (how === 'stopped') await openMailLink(site.link(OLD))
    else site.pass(2000)
    await site.work()
    expect(await site.events()).toEqual(['email.change', 'email.approve', 'email.confirm', ...last])
  })

  it('wrong codes of a change of e-mail, and one that cannot be applied', async () => {
    const site = await start({ emailChangeDelayMs: 1000 })
    const token = await site.login(OLD)
    await site.events()
    await site.call('email/change', { email: FRESH, origin: site.origin }, token)
    await site.call('email/change/old', { digits: site.code(OLD) === '000000' ? '000001' : '000000' }, token)
    expect(await site.events()).toEqual(['email.change', 'email.approve', 'email.wrongCode'])
    await site.call('email/change/old', { digits: site.code(OLD) }, token)
    await site.call('email/change/new', { digits: site.code(FRESH) }, token)
    await site.login(FRESH)
    await site.events()
    site.pass(2000)
    await site.work()
    expect(await site.events()).toEqual(['email.move', 'email.keep'])
  })

  it('what the frame grants and revokes', async () => {
    const { call, login, events, read, origin } = await start()
    const token = await login(OLD)
    await events()
    for (const action of ['grant', 'revoke'])
      await call('permission', { action, origin, caipNetworkId: 'eip155:1' }, token)
    expect(await events()).toEqual(['permission.grant', 'permission.revoke'])
    expect((await read()).at(-1)).toMatchObject({ origin, network: 'eip155:1' })
  })

  it('each request that the site’s window shows, without its content', async () => {
    const { call, login, events, read, origin } = await start()
    const token = await login(OLD)
    await events()
    const request = { iv: 'A'.repeat(16), ciphertext: 'B'.repeat(100) }
    await call('reviews/open', { id: 'C'.repeat(43), origin, request }, token)
    await call('reviews/close', { id: 'C'.repeat(43) }, token)
    expect(await events()).toEqual(['review.request'])
    expect((await read()).at(-1)).toMatchObject({ origin })
    expect(JSON.stringify(await read())).not.toMatch(/CCCC|BBBB/)
  })

  it('no secret, e-mail or network address', async () => {
    const { call, code, read, origin } = await start()
    const client = '203.0.113.7'
    const { body } = await call('email/begin', { email: OLD, origin }, undefined, client)
    const digits = code(OLD)
    const done = await call('email/finish', { attempt: body.attempt, digits }, undefined, client)
    const { token = '', userId = '' } = done.body
    const { sharing, escrow } = createTestSharing()
    await call('share/keep', { sharing, escrow }, token, client)
    await call('share', {}, token, client)
    await call('recovery/add', { kind: 'password', id: WAY.id, sealed: 'c2VhbGVk' }, token, client)
    const text = JSON.stringify(await read())
    const hidden = [OLD, client, digits, token, userId, body.attempt, body.device, ...Object.values(sharing), escrow]
    hidden.push('c2VhbGVk', WAY.id)
    for (const each of hidden) expect(text).not.toContain(each)
  })
})

it('the audit log takes at most 120 lines a minute from a user', async () => {
  const { call, login, read } = await start({ now: () => Date.UTC(2026, 10, 26) })
  const token = await login(OLD)
  const before = (await read()).length
  const statuses = []
  for (let each = 0; each < 121; each++) statuses.push((await call('share', {}, token)).status)
  expect(statuses.slice(119)).toEqual([200, 429])
  expect((await read()).length - before).toBe(120)
})

describe('without a line', () => {
  const broken = async () => {
    const storage = createMemoryStorage()
    let isBroken = false
    const change: Storage['change'] = async (table, ...rest) => {
      if (isBroken && table === AUDIT_LINES_TABLE) throw new Error('full')
      return storage.change(table, ...rest)
    }
    const site = await start({ storage: { ...storage, change } })
    return {
      ...site,
      breakLog() {
        isBroken = true
      },
    }
  }

  it('nobody gets a share, stores one, changes recovery or is logged in', async () => {
    const { call, login, code, origin, breakLog, pass } = await broken()
    const token = await login(OLD)
    await call('share/keep', createTestSharing(), token)
    pass(60_000)
    const { body } = await call('email/begin', { email: OLD, origin })
    breakLog()
    for (const [path, sent] of [
      ['share', {}],
      ['share/keep', createTestSharing()],
      ['share/escrow', {}],
      ['recovery/add', WAY],
      ['recovery/remove', { id: WAY.id }],
      ['email/finish', { attempt: body.attempt, digits: code(OLD) }],
      ['permission', { action: 'grant', origin, caipNetworkId: 'eip155:1' }],
    ] as const) {
      const { status, body: answer } = await call(path, sent, token)
      const { token: got, sharing, share, hasEscrow } = answer
      expect([path, status, got, sharing, share, hasEscrow]).toEqual([path, 500, ...Array(4).fill(undefined)])
    }
  })
})
