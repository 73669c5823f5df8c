import { describe, expect, it } from 'vitest'
import { useSite } from '../testing/useSite'
import { askerOf } from './askerOf'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const site = useSite()
let people = 0
const someone = () => `person${++people}@example.org`
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const begin = (email: string, from: string, device?: string) =>
  site.call('email/begin', { email, origin: site.origin, ...(device && { device }) }, undefined, from)

/** As many wrong codes as the site lets somebody type in this time. */
async function guess(email: string, from: string, duration: number): Promise<number> {
  let tries = 0
  for (let spent = 0; spent < duration; spent += 30_000) {
    const { body } = await begin(email, from)
    if (body.action === 'VERIFY_OTP') {
      const digits = wrongOf(site.code(email))
      for (let each = 0; each < 3; each++) {
        const { status } = await site.call('email/finish', { attempt: body.attempt, digits }, undefined, from)
        if (status === 403 || status === 410) tries++
      }
    }
    site.pass(30_000)
  }
  return tries
}

describe('guessing codes', () => {
  it('makes who guesses wait, each time longer', async () => {
    expect(await guess(someone(), '192.0.2.1', DAY / 4)).toBeLessThan(20)
  })

  it('keeps nobody else waiting: the owner logs in meanwhile', async () => {
    const email = someone()
    await guess(email, '192.0.2.2', 5 * MINUTE)
    const { body } = await begin(email, '198.51.100.2')
    expect(body.action).toBe('VERIFY_OTP')
    const done = await site.call(
      'email/finish',
      { attempt: body.attempt, digits: site.code(email) },
      undefined,
      '198.51.100.2',
    )
    expect(done.status).toBe(200)
  })

  it('from many places asks for the link in a mail, which nobody guesses and the owner has', async () => {
    const email = someone()
    for (let place = 0; place < 4; place++) await guess(email, `192.0.2.${100 + place}`, 30_000)
    const { body } = await begin(email, '198.51.100.3')
    expect(body.action).toBe('VERIFY_DEVICE')
    const early = await site.call(
      'email/finish',
      { attempt: body.attempt, digits: '123456' },
      undefined,
      '198.51.100.3',
    )
    expect(early.body.error).toContain('Approve this device first')
    const link = site.link(email)
    await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '' }),
    })
    const done = await site.call(
      'email/finish',
      { attempt: body.attempt, digits: site.code(email) },
      undefined,
      '198.51.100.3',
    )
    expect(done.status).toBe(200)
  })

  it('across addresses makes the asker wait for all of them', async () => {
    for (let each = 0; each < 7; each++) await guess(someone(), '192.0.2.3', 30_000)
    expect(await begin(someone(), '192.0.2.3')).toMatchObject({ status: 429 })
    expect(await begin(someone(), '192.0.2.4')).toMatchObject({ status: 200 })
  })

  it('is limited for a change of e-mail, too', async () => {
    const email = someone()
    const token = await site.login(email)
    let tries = 0
    for (let spent = 0; spent < 60 * MINUTE; spent += 30_000) {
      await site.call('email/change', { email: someone(), origin: site.origin }, token)
      for (let each = 0; each < 3; each++) {
        const { status } = await site.call('email/change/old', { digits: wrongOf(site.code(email)) }, token)
        if (status === 403 || (status === 410 && each === 2)) tries++
      }
      site.pass(30_000)
    }
    expect(tries).toBeLessThan(20)
  })
})

describe('mails that strangers cause', () => {
  /** Asks as often as the site lets somebody, for an hour. */
  const pester = async (email: string, from: string) => {
    for (let each = 0; each < 20; each++) {
      await begin(email, from)
      site.pass(31_000)
    }
  }
  const login = async (email: string, from: string) => {
    const { body } = await begin(email, from)
    await site.call('email/finish', { attempt: body.attempt, digits: site.code(email) }, undefined, from)
    return body.device
  }

  it('are few of each who asks', async () => {
    const email = someone()
    await pester(email, '192.0.2.10')
    expect(site.mails(email)).toHaveLength(3)
  })

  it('of one stranger keep nobody out who asks elsewhere, on a new device too', async () => {
    const email = someone()
    for (let hour = 0; hour < 3; hour++) {
      await pester(email, '192.0.2.11')
      expect(await begin(email, '198.51.100.11')).toMatchObject({ status: 200 })
      site.pass(HOUR)
    }
  })

  it.each([
    ['a network', (place: number) => `192.0.2.${100 + place}`],
    ['a network of IPv6', (place: number) => `2001:db8:1:${place.toString(16)}::1`],
  ])('of many in %s are few, and keep nobody out who asks elsewhere', async (_what, from) => {
    const email = someone()
    for (let place = 0; place < 30; place++) {
      for (let each = 0; each < 3; each++) {
        await begin(email, from(place))
        site.pass(31_000 / 30)
      }
    }
    expect(site.mails(email).length).toBeLessThanOrEqual(10)
    expect(await begin(email, '203.0.113.1')).toMatchObject({ status: 200 })
    expect(await begin(email, '2001:db8:2::1')).toMatchObject({ status: 200 })
  })

  it('of very many networks end, and do not keep out who was there before', async () => {
    const email = someone()
    const device = await login(email, '198.51.100.4')
    for (let place = 0; place < 100; place++) await begin(email, `192.${place}.2.1`)
    expect(site.mails(email).length).toBeLessThanOrEqual(61)
    expect(await begin(email, '203.0.113.3', device)).toMatchObject({ status: 200 })
  })

  it('are not those of who has logged in', async () => {
    const email = someone()
    for (let each = 0; each < 5; each++) {
      expect(await login(email, '198.51.100.5')).toBeDefined()
      site.pass(31_000)
    }
  })
})

describe('who asks', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as never

  it('is the address of the connection, whatever the header says, unless a proxy is told of', () => {
    expect(askerOf(request('192.0.2.1', '203.0.113.9'), 0)).toBe('192.0.2.1')
    expect(askerOf(request('10.0.0.1', '203.0.113.9, 192.0.2.7'), 1)).toBe('192.0.2.7')
    expect(askerOf(request('10.0.0.1', '203.0.113.9, 192.0.2.7, 10.0.0.2'), 2)).toBe('192.0.2.7')
    expect(askerOf(request('10.0.0.1'), 1)).toBe('10.0.0.1')
  })

  it('is a whole network where everybody has one', () => {
    expect(askerOf(request('2001:db8:1:2:aaaa::1'), 0)).toBe('2001:db8:1:2')
    expect(askerOf(request('2001:db8:1:2::9'), 0)).toBe(askerOf(request('2001:db8:1:2:3:4:5:6'), 0))
    expect(askerOf(request('2001:db8::1'), 0)).toBe('2001:db8:0:0')
    expect(askerOf(request('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
  })
})
