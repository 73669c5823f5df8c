import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { useTestServer } from '../../testing/useTestServer'
import type { Storage } from '../../types'
import { hashSecret } from '../keys/secrets'

const memory = createMemoryStorage()
/** Holds back the first write of a change that both codes have proved. */
let hold: (() => Promise<void>) | undefined
const storage: Storage = {
  ...memory,
  async change(table, key, to) {
    if (table === 'move') await hold?.()
    return memory.change(table, key, to)
  },
}
const site = useTestServer({ emailChangeDelayMs: 0, storage })
const SECRET = 's'.repeat(43)
let people = 0
const someone = () => `changing${++people}@example.org`

async function begin(from?: string) {
  const [old, fresh] = [someone(), someone()]
  const token = await site.login(old)
  const body = { email: fresh, origin: site.origin, windowChallenge: hashSecret(SECRET) }
  const { attempt = '' } = (await site.send('email/change', body, token, from)).body
  return { old, fresh, token, window: { attempt, secret: SECRET } }
}

it('the window for the codes of a change of email is shown in no frame, and runs the site’s own files alone', async () => {
  const { headers } = await fetch(`${site.url()}/change-email`)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("script-src 'self';")
})

describe('the codes of a change of email', () => {
  it('are taken from the window alone, which needs no session, and the frame learns that both were right', async () => {
    const { old, fresh, token, window } = await begin()
    expect((await site.send('email/change/window', window)).body).toMatchObject({ old, email: fresh, step: 'old' })
    expect((await site.send('email/change/new', { ...window, digits: site.code(old) })).status).toBe(403)
    const waiting = site.send('email/change/wait', { attempt: window.attempt }, token)
    expect((await site.send('email/change/old', { ...window, digits: site.code(old) })).status).toBe(200)
    expect((await site.send('email/change/window', window)).body).toMatchObject({ step: 'new' })
    expect((await site.send('email/change/new', { ...window, digits: site.code(fresh) })).body).toEqual({
      email: fresh,
    })
    expect((await waiting).body).toEqual({ done: { email: fresh } })
    expect((await site.send('session', {}, token)).body).toMatchObject({ email: fresh })
  })

  it('let the frame wait while the change is under way, and are used up then', async () => {
    const { old, fresh, token, window } = await begin()
    await site.send('email/change/old', { ...window, digits: site.code(old) })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    onTestFinished(() => {
      hold = undefined
      release()
    })
    const reached = new Promise<void>((resolve) => {
      hold = () => {
        resolve()
        return released
      }
    })
    const digits = site.code(fresh)
    const finishing = site.send('email/change/new', { ...window, digits })
    await reached
    expect((await site.send('email/change/new', { ...window, digits })).status).toBe(410)
    const waiting = site.send('email/change/wait', { attempt: window.attempt }, token)
    setTimeout(release, 100)
    expect((await waiting).body).toEqual({ done: { email: fresh } })
    expect((await finishing).status).toBe(200)
  })

  it('are refused without the secret of the window, also with the session, and the refusals use up no tries', async () => {
    const { old, fresh, token, window } = await begin()
    const others = [
      { ...window, secret: 'x'.repeat(43) },
      { attempt: 'x'.repeat(43), secret: SECRET },
    ]
    for (const other of others) {
      for (let tries = 0; tries < 5; tries++) {
        const { status } = await site.send('email/change/old', { ...other, digits: site.code(old) }, token)
        expect([403, 410]).toContain(status)
      }
      for (const path of ['window', 'resend']) {
        expect([403, 410]).toContain((await site.send(`email/change/${path}`, other, token)).status)
      }
    }
    // What a page could send before: a code with the session.
    expect((await site.send('email/change/old', { digits: site.code(old) }, token)).status).toBe(400)
    expect((await site.send('email/change/old', { ...window, digits: site.code(old) })).status).toBe(200)
    expect((await site.send('email/change/new', { ...others[0], digits: site.code(fresh) }, token)).status).toBe(403)
  })

  it('are refused after the session that began the change has ended', async () => {
    const { old, token, window } = await begin()
    await site.send('session/end', {}, token)
    const refused = await site.send('email/change/old', { ...window, digits: site.code(old) })
    expect(refused).toMatchObject({ status: 410, body: { error: expect.stringContaining('Start again') } })
  })

  it('are refused in a window without an opener, in another network than the one where the change began', async () => {
    const { old, window } = await begin('203.0.113.7')
    const body = { ...window, isAlone: true, digits: site.code(old) }
    const refused = await site.send('email/change/old', body, undefined, '198.51.100.9')
    expect(refused).toMatchObject({ status: 403, body: { error: expect.stringContaining('another browser') } })
    expect((await site.send('email/change/old', body, undefined, '203.0.113.7')).status).toBe(200)
  })

  it('belong to the last change: a window of one before it takes none', async () => {
    const { old, token, window } = await begin()
    site.pass(31_000)
    const body = { email: someone(), origin: site.origin, windowChallenge: hashSecret(SECRET) }
    expect((await site.send('email/change', body, token)).status).toBe(200)
    expect((await site.send('email/change/old', { ...window, digits: site.code(old) })).status).toBe(410)
    expect((await site.send('email/change/wait', { attempt: window.attempt }, token)).status).toBe(410)
  })

  it('are mailed again on request, for the step that is due, after the last one was sent half a minute ago', async () => {
    const { old, fresh, window } = await begin()
    const resend = () => site.send('email/change/resend', window)
    expect((await resend()).status).toBe(429)
    site.pass(31_000)
    const first = site.mails(old).length
    expect((await resend()).status).toBe(200)
    expect(site.mails(old)).toHaveLength(first + 1)
    expect((await site.send('email/change/old', { ...window, digits: site.code(old) })).status).toBe(200)
    expect((await resend()).status).toBe(200)
    expect(site.mails(fresh)).toHaveLength(2)
    expect((await site.send('email/change/new', { ...window, digits: site.code(fresh) })).status).toBe(200)
  })

  it('are no longer taken after the change, and the frame hears why a change was refused', async () => {
    const { old, fresh, token, window } = await begin()
    await site.login(fresh)
    await site.send('email/change/old', { ...window, digits: site.code(old) })
    const digits = site.code(fresh)
    const refused = await site.send('email/change/new', { ...window, digits })
    expect(refused.status).toBe(409)
    expect(await site.send('email/change/wait', { attempt: window.attempt }, token)).toEqual(refused)
    expect((await site.send('email/change/new', { ...window, digits })).status).toBe(410)
  })
})
