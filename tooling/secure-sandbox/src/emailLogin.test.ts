import { describe, expect, it } from 'vitest'
import { useSecureSandbox } from './testing/useSecureSandbox'

const ORIGIN = 'http://127.0.0.1:5173'
const MINUTE_MS = 60_000

const secure = useSecureSandbox({ needsDevice: (email) => email.includes('+device') })
let people = 0
const someone = (tag = '') => {
  people++
  return `person${people}${tag}@example.org`
}
const begin = async (email: string, device?: string) => {
  const { status, body } = await secure.call('email/begin', { email, origin: ORIGIN, ...(device && { device }) })
  return { status, ...(body as { attempt: string; device: string; action: string; error?: string }) }
}
const finish = (attempt: string, digits: string) => secure.call('email/finish', { attempt, digits })
const wrong = (digits: string) => (digits === '000000' ? '000001' : '000000')

describe('logging in by e-mail', () => {
  it('mails six digits that log in, once', async () => {
    const email = someone()
    const { attempt, action } = await begin(email)
    expect(action).toBe('VERIFY_OTP')
    const digits = secure.code(email)
    expect(digits).toMatch(/^\d{6}$/)
    const done = await finish(attempt, digits)
    expect(done).toMatchObject({ status: 200, body: { email } })
    expect((await finish(attempt, digits)).status).toBe(410)
    const { token } = done.body as { token: string }
    expect((await secure.call('session', {}, token)).body).toMatchObject({ email })
    await secure.call('session/end', {}, token)
    expect((await secure.call('session', {}, token)).status).toBe(401)
  })

  it('takes no code after three wrong ones, not even the right one', async () => {
    const email = someone()
    const { attempt } = await begin(email)
    const digits = secure.code(email)
    expect((await finish(attempt, wrong(digits))).body.error).toBe('Wrong code. 2 tries left.')
    expect((await finish(attempt, wrong(digits))).body.error).toBe('Wrong code. 1 try left.')
    expect((await finish(attempt, wrong(digits))).body.error).toContain('Request a new one.')
    expect(await finish(attempt, digits)).toMatchObject({ status: 410 })
  })

  it('takes no code after ten minutes', async () => {
    const email = someone()
    const { attempt } = await begin(email)
    secure.pass(10 * MINUTE_MS)
    expect((await finish(attempt, secure.code(email))).status).toBe(410)
  })

  it('takes a code for the attempt it was mailed for alone', async () => {
    const [mine, theirs] = [someone(), someone()]
    const [one, other] = [await begin(mine), await begin(theirs)]
    const stolen = secure.code(mine)
    // The two codes may be equal by chance.
    if (stolen !== secure.code(theirs)) expect((await finish(other.attempt, stolen)).status).toBe(403)
    expect((await finish('A'.repeat(43), stolen)).status).toBe(410)
    expect((await finish(one.attempt, stolen)).status).toBe(200)
  })

  it('mails one address once in 30 seconds, and says how long to wait', async () => {
    const email = someone()
    await begin(email)
    const early = await begin(email)
    expect(early).toMatchObject({ status: 429 })
    expect(early.error).toMatch(/^Please try again after (29|30) seconds$/)
    expect(secure.get().inbox.list(email)).toHaveLength(1)
    secure.pass(30_000)
    expect((await begin(email)).status).toBe(200)
  })

  it('asks for a link on a device that it does not know, and remembers the device', async () => {
    const email = someone('+device')
    const { attempt, action, device } = await begin(email)
    expect(action).toBe('VERIFY_DEVICE')
    expect((await finish(attempt, '123456')).body.error).toContain('First approve this device')
    const link = secure.get().inbox.list(email).at(-1)?.link ?? ''
    const page = await (await fetch(link)).text()
    expect(page).toContain('Approve this device')
    expect(page).toContain(ORIGIN)
    // Opening the link, as mail scanners do, approves nothing: no code is mailed.
    expect(secure.get().inbox.list(email)).toHaveLength(1)

    const waiting = secure.call('email/device', { attempt })
    const token = new URL(link).searchParams.get('token') ?? ''
    await fetch(link, { method: 'POST', body: new URLSearchParams({ token }) })
    expect((await waiting).body).toEqual({ approved: true })
    expect((await finish(attempt, secure.code(email))).status).toBe(200)

    secure.pass(30_000)
    expect((await begin(email, device)).action).toBe('VERIFY_OTP')
    secure.pass(30_000)
    expect((await begin(email)).action).toBe('VERIFY_DEVICE')
  })

  it('refuses what is not from its own frame', async () => {
    const { url } = secure.get()
    const body = JSON.stringify({ email: someone(), origin: ORIGIN })
    const headers = { 'content-type': 'application/json' }
    const post = async (more: object, method = 'POST') => {
      const input = method === 'POST' ? { body } : {}
      const answer = await fetch(`${url}/api/email/begin`, { method, ...input, headers: { ...headers, ...more } })
      return answer.json()
    }
    // Problem details (RFC 9457), which other clients than the frame get.
    const refused = { title: 'Forbidden', status: 403 }
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toMatchObject(refused)
    expect(await post({ 'content-type': 'text/plain' })).toMatchObject(refused)
    expect(await post({}, 'GET')).toMatchObject(refused)
    const elsewhere = { email: someone(), origin: 'https://elsewhere.example' }
    expect((await secure.call('email/begin', elsewhere)).status).toBe(403)
    expect((await secure.call('email/begin', { email: 'nobody', origin: ORIGIN })).status).toBe(400)
  })
})

describe('changing the e-mail', () => {
  const login = async (email: string) => {
    const { attempt } = await begin(email)
    return (await finish(attempt, secure.code(email))).body as unknown as { token: string; userId: string }
  }

  it('takes a code to the old address and then one to the new, and keeps the wallet', async () => {
    const [old, fresh] = [someone(), someone()]
    const { token, userId } = await login(old)
    const begun = await secure.call('email/change', { email: fresh, origin: ORIGIN }, token)
    expect(Object.keys(begun.body)).toEqual(['attempt'])
    expect((await secure.call('email/change/new', { digits: '123456' }, token)).status).toBe(403)
    await secure.call('email/change/old', { digits: secure.code(old) }, token)
    const done = await secure.call('email/change/new', { digits: secure.code(fresh) }, token)
    expect(done.body).toEqual({ email: fresh })
    const reported = [old, fresh].map((to) => secure.get().inbox.list(to).at(-1)?.subject)
    expect(reported).toEqual(Array(2).fill('Your wallet’s email has changed'))
    secure.pass(30_000)
    expect((await login(fresh)).userId).toBe(userId)
    secure.pass(30_000)
    expect((await login(old)).userId).not.toBe(userId)
  })

  it('does not happen while the old address takes no mail, and logs nobody out', async () => {
    const [old, fresh] = [someone(), someone()]
    const { inbox } = secure.get()
    const other = await login(old)
    secure.pass(30_000)
    const { token, userId } = await login(old)
    await secure.call('email/change', { email: fresh, origin: ORIGIN }, token)
    await secure.call('email/change/old', { digits: secure.code(old) }, token)
    inbox.refuse((to) => to === old)
    const refused = await secure.call('email/change/new', { digits: secure.code(fresh) }, token)
    inbox.refuse(() => false)
    expect(refused).toMatchObject({ status: 503, body: { error: expect.stringContaining('hasn’t changed') } })
    for (const session of [other.token, token]) {
      expect((await secure.call('session', {}, session)).body).toMatchObject({ email: old, userId })
    }
  })

  it('takes no address that has a wallet', async () => {
    const [mine, theirs] = [someone(), someone()]
    await login(theirs)
    const { token } = await login(mine)
    secure.pass(30_000)
    await secure.call('email/change', { email: theirs, origin: ORIGIN }, token)
    await secure.call('email/change/old', { digits: secure.code(mine) }, token)
    expect((await secure.call('email/change/new', { digits: secure.code(theirs) }, token)).status).toBe(409)
  })
})

describe('faults', () => {
  it('is gone, slow or broken on demand', async () => {
    const { url, faults } = secure.get()
    faults.add({ path: '/sdk', refuse: true, count: 1 })
    await expect(fetch(`${url}/sdk`)).rejects.toThrow()
    const page = await fetch(`${url}/sdk`)
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://localhost:* http://127.0.0.1:*',
    )
    await fetch(`${url}/__sandbox/faults`, { method: 'POST', body: JSON.stringify({ path: '/api', status: 503 }) })
    expect((await secure.call('session')).status).toBe(503)
    expect((await fetch(`${url}/__sandbox/faults`, { method: 'POST', body: '{"paht":"/"}' })).status).toBe(400)
  })
})
