import { describe, expect, it, onTestFinished } from 'vitest'
import type { SecureSiteOptions } from '../../options'
import { createTestServer } from '../../testing/useTestServer'
import { createSecret, hashSecret } from '../keys/secrets'

const EMAIL = 'mia@example.org'
const [HERE, ELSEWHERE] = ['203.0.113.7', '198.51.100.9']
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Caller {
  readonly from?: string
  readonly userAgent?: string
}

async function start(options: Partial<SecureSiteOptions> = {}) {
  const site = createTestServer(options)
  await site.start()
  onTestFinished(site.stop)
  const send = async (path: string, body: object, { from = HERE, userAgent = CHROME }: Caller = {}) => {
    const headers = { ...(await site.sign(path)), 'x-forwarded-for': from, 'user-agent': userAgent }
    const response = await fetch(`${site.url()}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = await response.json()
    const { status = response.status, message } = answer?.refused ?? {}
    return { status, error: message, ...answer }
  }
  /** Begins a login as a frame does. */
  const begin = async (more: { device?: string } = {}) => {
    const [verifier, secret] = [createSecret(), createSecret()]
    const challenges = { challenge: hashSecret(verifier), windowChallenge: hashSecret(secret) }
    const begun = await send('email/begin', { email: EMAIL, origin: site.origin, ...challenges, ...more })
    return { ...begun, verifier, secret } as {
      attempt: string
      device: string
      action: string
      verifier: string
      secret: string
    }
  }
  const approve = async () => {
    const link = site.link(EMAIL)
    const token = new URL(link).searchParams.get('token') ?? ''
    await fetch(link, { method: 'POST', body: new URLSearchParams({ token }) })
  }
  return { ...site, send, begin, approve, digits: () => site.code(EMAIL) }
}

describe('a login by e-mail on an unknown device', () => {
  it('needs the link in the mail by default, and the code after it', async () => {
    const { begin, send, approve, digits, mails } = await start({ needsDevice: undefined })
    const { attempt, secret, action } = await begin()
    expect(action).toBe('VERIFY_DEVICE')
    expect(digits()).toBe('')
    expect(await send('email/finish', { attempt, secret, digits: '123456' })).toMatchObject({ status: 403 })
    await approve()
    expect(mails(EMAIL)).toHaveLength(2)
    expect(await send('email/finish', { attempt, secret, digits: digits() })).toMatchObject({
      ticket: expect.any(String),
    })
  })

  it('is described by the page behind the link: browser, system, network address, time and site', async () => {
    const { begin, link, origin, now } = await start({ needsDevice: undefined })
    await begin()
    const page = await (await fetch(link(EMAIL))).text()
    const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    for (const fact of [origin, EMAIL, 'Chrome, Linux', HERE, time.format(now())]) expect(page).toContain(fact)
  })

  it('needs no link on a device that has logged in, but one on a device that was only approved', async () => {
    const { begin, send, approve, digits, pass } = await start({ needsDevice: undefined })
    const { device } = await begin()
    await approve()
    pass(31_000)
    const again = await begin({ device })
    expect(again.action).toBe('VERIFY_DEVICE')
    await approve()
    await send('email/finish', { attempt: again.attempt, secret: again.secret, digits: digits() })
    pass(31_000)
    expect((await begin({ device })).action).toBe('VERIFY_OTP')
  })
})

describe('the code of a login by e-mail', () => {
  it('is refused without the secret of the window, and the refusals use up no tries', async () => {
    const { begin, send, digits } = await start()
    const { attempt, secret } = await begin()
    for (let each = 0; each < 6; each++) {
      const stolen = await send('email/finish', { attempt, secret: createSecret(), digits: digits() })
      expect(stolen).toMatchObject({ status: 403 })
      expect(stolen.ticket).toBeUndefined()
    }
    expect(await send('email/finish', { attempt, digits: digits() })).toMatchObject({ status: 400 })
    for (const path of ['email/window', 'email/resend'])
      expect(await send(path, { attempt, secret: createSecret() })).toMatchObject({ status: 403 })
    expect(await send('email/finish', { attempt, secret, digits: digits() })).toMatchObject({
      ticket: expect.any(String),
    })
  })

  it('gives a ticket, which logs in only the frame that began the login, once', async () => {
    const { begin, send, digits } = await start()
    const { attempt, secret, verifier } = await begin()
    expect(await send('email/redeem', { attempt, verifier })).toMatchObject({ status: 200 })
    const { ticket } = await send('email/finish', { attempt, secret, digits: digits() })
    for (const proof of [
      { verifier: createSecret(), ticket },
      { verifier: secret, ticket },
      { verifier, ticket: createSecret() },
    ]) {
      expect(await send('email/redeem', { attempt, ...proof })).toMatchObject({ status: 403 })
    }
    // Without the ticket, nobody is logged in.
    expect((await send('email/redeem', { attempt, verifier })).login).toBeUndefined()
    const all = await Promise.all([1, 2, 3].map(() => send('email/redeem', { attempt, verifier, ticket })))
    expect(all.filter(({ login }) => login?.email === EMAIL)).toHaveLength(1)
  })

  it('has to be redeemed within two minutes', async () => {
    const { begin, send, digits, pass } = await start()
    const { attempt, secret, verifier } = await begin()
    const { ticket } = await send('email/finish', { attempt, secret, digits: digits() })
    pass(121_000)
    expect(await send('email/redeem', { attempt, verifier, ticket })).toMatchObject({ status: 410 })
  })

  it('is mailed again after the cooldown, for the same login, and replaces the last one', async () => {
    const { begin, send, digits, pass, mails } = await start()
    const { attempt, secret } = await begin()
    const { email, resendAfterMs } = await send('email/window', { attempt, secret })
    expect(email).toBe(EMAIL)
    expect(resendAfterMs).toBeGreaterThan(20_000)
    expect(await send('email/resend', { attempt, secret })).toMatchObject({ status: 429 })
    const first = digits()
    pass(30_000)
    expect(await send('email/window', { attempt, secret })).toMatchObject({ resendAfterMs: 0 })
    expect(await send('email/resend', { attempt, secret })).toMatchObject({ status: 200 })
    expect(mails(EMAIL)).toHaveLength(2)
    if (first !== digits())
      expect(await send('email/finish', { attempt, secret, digits: first })).toMatchObject({ status: 403 })
    expect(await send('email/finish', { attempt, secret, digits: digits() })).toMatchObject({
      ticket: expect.any(String),
    })
    expect(await send('email/resend', { attempt, secret })).toMatchObject({ status: 403 })
  })
})

describe('a window that no frame has opened', () => {
  it.each([
    ['network', { from: ELSEWHERE }],
    ['browser', { userAgent: FIREFOX }],
  ])('finishes no login that began in another %s, and uses up no tries', async (_, caller) => {
    const { begin, send, digits } = await start()
    const { attempt, secret, verifier } = await begin()
    for (let each = 0; each < 6; each++) {
      const relayed = await send('email/finish', { attempt, secret, digits: digits(), isAlone: true }, caller)
      expect(relayed).toMatchObject({ status: 403, error: expect.stringContaining('another browser or network') })
    }
    expect((await send('email/redeem', { attempt, verifier })).login).toBeUndefined()
    expect(await send('email/finish', { attempt, secret, digits: digits(), isAlone: true })).toMatchObject({
      status: 200,
    })
  })

  it('gets no ticket: the frame that began the login redeems it by its verifier', async () => {
    const { begin, send, digits } = await start()
    const { attempt, secret, verifier } = await begin()
    const waiting = send('email/redeem', { attempt, verifier, waits: true })
    const finished = await send('email/finish', { attempt, secret, digits: digits(), isAlone: true })
    expect(finished).toEqual({ status: 200 })
    expect(await waiting).toMatchObject({ login: { email: EMAIL } })
    expect(await send('email/redeem', { attempt, verifier })).toMatchObject({ status: 410 })
  })
})
