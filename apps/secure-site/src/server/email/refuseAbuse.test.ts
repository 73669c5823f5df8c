import { createHash } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { UndeliverableAddressError } from '../../mail/UndeliverableAddressError'
import { createTestServer } from '../../testing/useTestServer'
import type { MailRequest } from '../../types'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
const EMAIL = 'mia@example.org'
const REFUSED =
  'The site’s protection against abuse refused to send an email. Try again later, or from another network.'
const NEEDS_CAPTCHA =
  'The site sends this email once you’ve shown that you’re not a bot. Reload the page and try again.'
const COME_BACK = 'Emails to this address come back. Check the address, or use another one.'

async function start(options: Parameters<typeof createTestServer>[0]) {
  const site = createTestServer({ cooldownMs: 0, ...options })
  await site.start()
  onTestFinished(site.stop)
  const begin = (email = EMAIL) => site.call('email/begin', { email, origin: site.origin }, undefined, '192.0.2.7')
  return { ...site, begin }
}

describe('the operator’s check against abuse', () => {
  it('gets each request for a mail, and sends none if it refuses', async () => {
    const seen: MailRequest[] = []
    let isAllowed = true
    const { begin, mails, login, call, origin } = await start({
      checkAbuse(request) {
        seen.push(request)
        return isAllowed
      },
    })
    const token = await login(EMAIL)
    isAllowed = false
    const sent = mails(EMAIL).length
    const refused = { status: 403, body: { error: REFUSED } }
    expect(await begin()).toEqual(refused)
    expect(await call('email/change', { email: 'new@example.org', origin }, token)).toEqual(refused)
    expect(mails(EMAIL)).toHaveLength(sent)
    expect(seen.slice(1)).toEqual([
      { kind: 'login', email: EMAIL, origin, client: '192.0.2.7', userAgent: 'node', isRepeated: false },
      {
        ...{ kind: 'emailChange', email: 'new@example.org', origin, client: '127.0.0.1', userAgent: 'node' },
        isRepeated: false,
      },
    ])
  })

  it('gets the token of the captcha that it asked for, and marks another mail of the same login', async () => {
    const seen: MailRequest[] = []
    const { send, mails, origin } = await start({
      captchaPage: 'https://captcha.example/',
      checkAbuse(request) {
        seen.push(request)
        return request.isRepeated || request.captcha === 'solved' || 'captcha'
      },
    })
    const [secret, verifier] = ['s'.repeat(43), 'v'.repeat(43)]
    const body = { email: EMAIL, origin, challenge: hash(verifier), windowChallenge: hash(secret) }
    for (const captcha of [undefined, 'wrong'])
      expect(await send('email/begin', { ...body, captcha })).toEqual({ status: 403, body: { error: NEEDS_CAPTCHA } })
    expect(await send('email/begin', { ...body, captcha: 'x'.repeat(8193) })).toMatchObject({ status: 400 })
    expect(mails(EMAIL)).toEqual([])
    const { attempt } = (await send('email/begin', { ...body, captcha: 'solved' })).body
    await send('email/resend', { attempt, secret })
    expect(mails(EMAIL)).toHaveLength(2)
    expect(seen.map(({ captcha, isRepeated }) => ({ captcha, isRepeated }))).toEqual([
      { captcha: undefined, isRepeated: false },
      { captcha: 'wrong', isRepeated: false },
      { captcha: 'solved', isRepeated: false },
      { captcha: undefined, isRepeated: true },
    ])
  })

  it('refuses if it asks for a captcha that the site does not have, and logs so', async () => {
    const lines: string[] = []
    const { begin, mails } = await start({ checkAbuse: () => 'captcha', log: (line) => lines.push(line) })
    expect(await begin()).toMatchObject({ status: 503 })
    expect(mails(EMAIL)).toEqual([])
    expect(lines).toEqual(['secure: the abuse check asks for a captcha, but there is no `captchaPage`'])
  })

  it('refuses if it fails, and logs no address', async () => {
    const lines: string[] = []
    const { begin, mails } = await start({
      checkAbuse: () => Promise.reject(new TypeError(`no answer for ${EMAIL}`)),
      log: (line) => lines.push(line),
    })
    const error = 'The site couldn’t check this request. Try again in a minute.'
    expect(await begin()).toEqual({ status: 503, body: { error } })
    expect(mails(EMAIL)).toEqual([])
    expect(lines).toEqual(['secure: the abuse check failed: TypeError'])
  })
})

describe('an address that takes no mail', () => {
  it('is named to the user, gets no more mails for an hour, and then again', async () => {
    const tried: string[] = []
    let isGone = true
    const { begin, pass } = await start({
      mailer: {
        async send({ to }) {
          tried.push(to)
          if (isGone) throw new UndeliverableAddressError()
        },
      },
    })
    const comeBack = { status: 422, body: { error: COME_BACK } }
    expect([await begin(), await begin()]).toEqual([comeBack, comeBack])
    expect(tried).toEqual([EMAIL])
    isGone = false
    expect((await begin('eva@example.org')).status).toBe(200)
    expect(await begin()).toEqual(comeBack)
    pass(60 * 60_000)
    expect((await begin()).status).toBe(200)
    expect(tried).toEqual([EMAIL, 'eva@example.org', EMAIL])
  })
})
