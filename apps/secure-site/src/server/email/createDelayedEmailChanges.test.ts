import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { changeEmail, openMailLink } from '../../testing/changeEmail'
import { createTestServer, useTestServer } from '../../testing/useTestServer'
import { signRow } from '../createSignedTables'
import { toServiceKey } from '../keys/createServiceKeys'

const HOUR = 60 * 60_000
const MINUTE = 60_000
const storage = createMemoryStorage()
const lines: string[] = []
const options = { storage, serviceKey: 'K'.repeat(43), log: (line: string) => void lines.push(line) }
const site = useTestServer(options)

let people = 0
async function change() {
  people++
  const [old, fresh] = [`old${people}@example.org`, `new${people}@example.org`]
  const other = await site.login(old)
  site.pass(30_000)
  const token = await site.login(old)
  const { body } = await changeEmail(site, { old, fresh, token })
  return { old, fresh, other, token, told: body }
}
/** Delays the next warning mail to an address until `release` is called. `reached` resolves once it is delayed. */
function holdWarning(to: string) {
  let isHeld = false
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const reached = new Promise<void>((resolve) => {
    site.holdMails(async (mail) => {
      if (isHeld || mail.to !== to || mail.subject !== WARNING) return
      isHeld = true
      resolve()
      await released
    })
  })
  return { reached, release }
}
const isIn = async (token: string) => (await site.call('session', {}, token)).status === 200

describe('a change of e-mail', () => {
  it('is mailed to the old address with the new one, before it takes effect', async () => {
    const { old, fresh, told: reported } = await change()
    const [requested, moving] = site.mails(old).slice(-2)
    expect(requested?.subject).toBe('Change your wallet’s email?')
    expect(requested?.text).toContain(fresh)
    expect(moving?.subject).toBe('Your wallet’s email will change')
    expect(moving?.text).toContain(`will open with ${fresh}`)
    expect(reported).toMatchObject({ email: fresh, from: expect.any(Number) })
  })

  it('takes effect after a day: the old address opens the wallet before, the new one after', async () => {
    const { old, fresh, token } = await change()
    const id = (await site.call('session', {}, token)).body.userId
    site.pass(23 * HOUR)
    expect((await site.call('session', {}, token)).body.email).toBe(old)
    const early = await site.login(old)
    expect((await site.call('session', {}, early)).body.userId).toBe(id)
    site.pass(HOUR)
    const late = await site.login(fresh)
    expect((await site.call('session', {}, late)).body).toMatchObject({ userId: id, email: fresh })
    expect((await site.call('session', {}, token)).body.email).toBe(fresh)
    // Sessions started meanwhile through the old address have ended, and the address has no owner.
    expect(await isIn(early)).toBe(false)
    const stranger = await site.login(old)
    expect((await site.call('session', {}, stranger)).body.userId).not.toBe(id)
  })

  it('reserves the new address, and leaves the old one without a wallet', async () => {
    const { old, token } = await change()
    const id = (await site.call('session', {}, token)).body.userId
    site.pass(24 * HOUR)
    const stranger = await site.login(old)
    expect((await site.call('session', {}, stranger)).body.userId).not.toBe(id)
  })

  it('ends every other session when it begins', async () => {
    const { other, token } = await change()
    expect(await isIn(token)).toBe(true)
    expect(await isIn(other)).toBe(false)
  })

  it('is stopped from the old address, which ends all sessions', async () => {
    const { old, fresh, token } = await change()
    const id = (await site.call('session', {}, token)).body.userId
    const link = site.link(old)
    // Opening the link, as mail scanners do, stops nothing.
    expect(await (await fetch(link)).text()).toContain(fresh)
    expect(await isIn(token)).toBe(true)
    expect(await (await openMailLink(link)).text()).toContain('Your email hasn’t changed')
    expect(await isIn(token)).toBe(false)
    site.pass(25 * HOUR)
    const back = await site.login(old)
    expect((await site.call('session', {}, back)).body).toMatchObject({ userId: id, email: old })
    const stranger = await site.login(fresh)
    expect((await site.call('session', {}, stranger)).body.userId).not.toBe(id)
    expect((await openMailLink(link)).status).toBe(410)
  })

  it('is refused while another one is pending', async () => {
    const { token } = await change()
    const second = await site.call('email/change', { email: 'third@example.org', origin: site.origin }, token)
    expect(second.status).toBe(409)
  })

  it('is canceled when the new address has got a wallet meanwhile', async () => {
    const { old, fresh, token } = await change()
    const id = (await site.call('session', {}, token)).body.userId
    const rival = await site.login(fresh)
    site.pass(24 * HOUR)
    expect((await site.call('session', {}, token)).body).toMatchObject({ userId: id, email: old })
    expect((await site.call('session', {}, rival)).body.userId).not.toBe(id)
  })
})

const WARNING = 'Your wallet’s email will change'
const DONE = 'Your wallet’s email has changed'
const STAYS = 'Your wallet’s email hasn’t changed'
const subjects = (to: string) => site.mails(to).map(({ subject }) => subject)

describe('a change of e-mail with an undelivered warning', () => {
  it('does not begin: sessions stay, and the user reads the reason', async () => {
    site.refuseMails(({ subject }) => subject === WARNING)
    const { old, fresh, other, token, told: reported } = await change()
    expect(reported.error).toMatch(/^We couldn’t email your current address, so your email hasn’t changed/)
    expect(await isIn(other)).toBe(true)
    expect(await isIn(token)).toBe(true)
    site.pass(48 * HOUR)
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(old)
    const stranger = await site.login(fresh)
    expect((await site.call('session', {}, stranger)).body.userId).not.toBe(
      (await site.call('session', {}, token)).body.userId,
    )
    // The change was given up: no warning is sent once the mail server works again.
    site.refuseMails(() => false)
    await site.work()
    expect(subjects(old)).not.toContain(WARNING)
    // The log reports failed mails without their addresses.
    expect(lines.join('\n')).toContain('an email could not be sent, try 1: Error EENVELOPE')
    expect(lines.join('\n')).not.toContain('example.org')
  })

  it('begins when the mail is out, and takes effect a day after that', async () => {
    site.refuseMails(({ subject }) => subject === WARNING)
    const { old, fresh, other, token } = await change()
    site.pass(20 * MINUTE)
    // The mail is retried at growing intervals, by one of two parallel runs.
    await Promise.all([site.work(), site.work()])
    expect(lines.filter((line) => line.includes('try 2'))).toHaveLength(1)
    site.refuseMails(() => false)
    site.pass(20 * MINUTE)
    await Promise.all([site.work(), site.work()])
    expect(subjects(old).filter((subject) => subject === WARNING)).toHaveLength(1)
    expect(await isIn(other)).toBe(false)
    expect(await isIn(token)).toBe(true)
    site.pass(23 * HOUR + 59 * MINUTE)
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(old)
    site.pass(MINUTE)
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(fresh)
  })

  it('is replaced by another change', async () => {
    site.refuseMails(({ subject }) => subject === WARNING)
    const { old, fresh, token } = await change()
    site.refuseMails(() => false)
    site.pass(31_000)
    const third = `third.${fresh}`
    await changeEmail(site, { old, fresh: third, token })
    await site.work()
    site.pass(24 * HOUR)
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(third)
    expect(subjects(fresh)).not.toContain(DONE)
  })

  it('is not replaced once the old address was warned, and can still be stopped', async () => {
    site.refuseMails(({ subject }) => subject === WARNING)
    const { old, fresh, token } = await change()
    site.pass(31_000)
    const third = `third.${fresh}`
    await site.call('email/change', { email: third, origin: site.origin }, token)
    await site.call('email/change/old', { digits: site.code(old) }, token)
    site.refuseMails(() => false)
    await site.work()
    const link = site.link(old)
    site.refuseMails(({ subject }) => subject === WARNING)
    const second = await site.call('email/change/new', { digits: site.code(third) }, token)
    expect(second).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining(`already changing to ${fresh}`) },
    })
    site.refuseMails(() => false)
    expect(await (await fetch(link)).text()).toContain(fresh)
    site.pass(24 * HOUR)
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(fresh)
    expect(subjects(old).filter((subject) => [WARNING, DONE, STAYS].includes(subject))).toEqual([WARNING, DONE])
  })

  it('is not replaced while its mail is being sent', async () => {
    site.refuseMails(({ subject }) => subject === WARNING)
    const { old, fresh, token } = await change()
    site.pass(31_000)
    const third = `third.${fresh}`
    await site.call('email/change', { email: third, origin: site.origin }, token)
    await site.call('email/change/old', { digits: site.code(old) }, token)
    const digits = site.code(third)
    const held = holdWarning(old)
    site.refuseMails(() => false)
    const sent = site.work()
    await held.reached
    const second = await site.call('email/change/new', { digits }, token)
    held.release()
    await sent
    expect(second).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('We’re notifying your current address') },
    })
    site.pass(24 * HOUR)
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(fresh)
  })

  it('is mailed by the next process after a restart', async () => {
    site.refuseMails(({ subject }) => subject === WARNING)
    const { old, other } = await change()
    site.refuseMails(() => false)
    // The queued mail is stored encrypted: neither addresses nor link are readable.
    const [job = ''] = await storage.keys('outbox')
    expect(JSON.stringify(await storage.read('outbox', job))).not.toContain('example.org')
    site.pass(MINUTE)
    const next = createTestServer({ ...options, now: site.now })
    await next.start()
    onTestFinished(next.stop)
    await next.work()
    expect(next.mails(old).map(({ subject }) => subject)).toEqual([WARNING])
    expect(await isIn(other)).toBe(false)
    await fetch(next.link(old), { redirect: 'manual' }).then(async (page) => expect(page.status).toBe(200))
  })
})

describe('a change of e-mail that takes effect', () => {
  it('is mailed to both addresses without an open session', async () => {
    const { old, fresh } = await change()
    site.pass(24 * HOUR)
    await site.work()
    await site.work()
    const [toOld, toFresh] = [old, fresh].map((to) => site.mails(to).filter(({ subject }) => subject === DONE))
    expect(toOld?.map(({ text }) => text)).toEqual([
      expect.stringContaining(`now opens with ${fresh} and no longer with this address`),
    ])
    expect(toFresh?.map(({ text }) => text)).toEqual([expect.stringContaining(`and no longer with ${old}`)])
  })

  it('is mailed later if the mail server is down, and takes effect in time', async () => {
    const { old, fresh, token } = await change()
    site.refuseMails(({ subject }) => subject === DONE)
    site.pass(24 * HOUR)
    await site.work()
    expect((await site.call('session', {}, token)).body.email).toBe(fresh)
    expect(subjects(old)).not.toContain(DONE)
    site.refuseMails(() => false)
    site.pass(MINUTE)
    await site.work()
    expect(subjects(old)).toContain(DONE)
    expect(subjects(fresh)).toContain(DONE)
  })

  it('takes effect if it began before mails were stored', async () => {
    const [old, fresh] = ['before@example.org', 'after@example.org']
    const token = await site.login(old)
    const { userId = '' } = (await site.call('session', {}, token)).body
    const at = site.now() + HOUR
    const key = toServiceKey(options.serviceKey)
    const write = (table: string, id: string, value: unknown) =>
      storage.change(table, id, () => ({ value: signRow(key, { table, id }, value), expiresAt: undefined }))
    await write('move', userId, { email: fresh, at, keep: '' })
    await write('moveTo', fresh, userId)
    site.pass(HOUR)
    await site.work()
    expect(subjects(old)).toContain(DONE)
    const late = await site.login(fresh)
    expect((await site.call('session', {}, late)).body).toMatchObject({ userId, email: fresh })
  })
})
