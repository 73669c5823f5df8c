import { describe, expect, it, onTestFinished } from 'vitest'
import { openMailLink } from '../../testing/changeEmail'
import { createTestServer, useTestServer } from '../../testing/useTestServer'

const site = useTestServer()

describe('a code that cannot be mailed', () => {
  it('is reported to the user, and a retry sends it', async () => {
    const [old, fresh] = ['step@example.org', 'next.step@example.org']
    const token = await site.login(old)
    site.pass(31_000)
    site.refuseMails(() => true)
    const UNSENT = { status: 503, body: { error: 'We couldn’t send the email. Try again in a minute.' } }
    expect(await site.call('email/begin', { email: old, origin: site.origin })).toMatchObject(UNSENT)
    site.refuseMails(() => false)
    await site.call('email/change', { email: fresh, origin: site.origin }, token)
    const digits = site.code(old)
    site.refuseMails(() => true)
    expect(await site.call('email/change/old', { digits }, token)).toMatchObject(UNSENT)
    site.refuseMails(() => false)
    expect((await site.call('email/change/old', { digits }, token)).status).toBe(200)
    expect((await site.call('email/change/new', { digits: site.code(fresh) }, token)).status).toBe(200)
  })

  it('is mailed on a second press after the device was approved', async () => {
    const email = 'owner+device@example.org'
    const guarded = createTestServer({ needsDevice: () => true })
    await guarded.start()
    onTestFinished(guarded.stop)
    const { body } = await guarded.call('email/begin', { email, origin: guarded.origin })
    const link = guarded.link(email)
    guarded.refuseMails(() => true)
    expect((await openMailLink(link)).status).toBe(503)
    guarded.refuseMails(() => false)
    expect((await openMailLink(link)).status).toBe(200)
    const done = await guarded.call('email/finish', { attempt: body.attempt, digits: guarded.code(email) })
    expect(done.status).toBe(200)
  })
})
