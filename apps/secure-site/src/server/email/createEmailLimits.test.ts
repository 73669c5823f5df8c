import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestServer, useTestServer } from '../../testing/useTestServer'
import { getClientAddress } from '../http/getClientAddress'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const site = useTestServer()
let people = 0
const someone = () => `person${++people}@example.org`
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const begin = (email: string, from: string, device?: string) =>
  site.call('email/begin', { email, origin: site.origin, ...(device && { device }) }, undefined, from)

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

describe('the limit on guessed codes', () => {
  it('delays further guesses, each time longer', async () => {
    expect(await guess(someone(), '192.0.2.1', DAY / 4)).toBeLessThan(20)
  })

  it('does not delay a login by the owner', async () => {
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

  it('requires the mailed link after guesses from many addresses', async () => {
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
    expect(early.body.error).toContain('First approve this device')
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

  it('counts guesses from one client across e-mail addresses', async () => {
    for (let each = 0; each < 7; each++) await guess(someone(), '192.0.2.3', 30_000)
    expect(await begin(someone(), '192.0.2.3')).toMatchObject({ status: 429 })
    expect(await begin(someone(), '192.0.2.4')).toMatchObject({ status: 200 })
  })

  it('covers codes for a change of e-mail', async () => {
    const email = someone()
    const token = await site.login(email)
    let tries = 0
    for (let spent = 0; spent < 60 * MINUTE; spent += 30_000) {
      await site.call('email/change', { email: someone(), origin: site.origin }, token)
      for (let each = 0; each < 3; each++) {
        const { body } = await site.call('email/change/old', { digits: wrongOf(site.code(email)) }, token)
        if (body.error?.startsWith('Wrong code')) tries++
      }
      site.pass(30_000)
    }
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(20)
  })

  /** Enters wrong codes for changes of email from 60 IP addresses in 15 hours. Returns how many were checked. */
  const guessChange = async (token: string, email: string) => {
    let judged = 0
    for (let place = 0; place < 60; place++) {
      const from = `10.1.${place}.1`
      await site.call('email/change', { email: someone(), origin: site.origin }, token, from)
      for (let each = 0; each < 3; each++) {
        const digits = wrongOf(site.code(email))
        const { body } = await site.call('email/change/old', { digits }, token, from)
        if (body.error?.startsWith('Wrong code')) judged++
      }
      site.pass(HOUR / 4)
    }
    return judged
  }

  it('stops guesses for a change of e-mail after ten a day, from any number of clients', async () => {
    const email = someone()
    expect(await guessChange(await site.login(email), email)).toBe(10)
  })

  const open = (email: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, place) => begin(email, `10.2.${place}.1`)))
  const finish = (attempt: string | undefined, digits: string, from: string) =>
    site.call('email/finish', { attempt, digits }, undefined, from)

  it.each([
    ['one after the other', false],
    ['all at once', true],
  ])('judges ten guesses in attempts begun before, %s, and then closes them all', async (_, isAtOnce) => {
    const email = someone()
    const early = await begin(email, '198.51.100.20')
    const right = site.code(email)
    const attempts = await open(email, 50)
    const tries = attempts.flatMap(({ body }, place) =>
      Array.from({ length: 3 }, () => () => finish(body.attempt, wrongOf(right), `10.2.${place}.1`)),
    )
    const answers = []
    if (isAtOnce) answers.push(...(await Promise.all(tries.map((run) => run()))))
    else for (const run of tries) answers.push(await run())
    const judged = answers.filter(({ body }) => body.error?.startsWith('Wrong code') || body.token !== undefined)
    expect(judged).toHaveLength(10)
    expect(await finish(early.body.attempt, right, '198.51.100.20')).toMatchObject({
      status: 410,
      body: { error: expect.stringContaining('we’ll email you a link to approve this device') },
    })
    site.pass(31_000)
    expect((await begin(email, '198.51.100.20')).body.action).toBe('VERIFY_DEVICE')
  })
})

describe('the limit on mails', () => {
  /** Requests 20 mails to an address, each after the cooldown of 30 seconds. */
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

  it('allows a few mails to each client', async () => {
    const email = someone()
    await pester(email, '192.0.2.10')
    expect(site.mails(email)).toHaveLength(3)
  })

  it('does not block another client, on a new device too', async () => {
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
  ])('allows a few mails to all clients in %s, and does not block another network', async (_name, from) => {
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

  it('stops mails to very many networks, and does not block a known device', async () => {
    const email = someone()
    const device = await login(email, '198.51.100.4')
    for (let place = 0; place < 100; place++) await begin(email, `192.${place}.2.1`)
    expect(site.mails(email).length).toBeLessThanOrEqual(61)
    expect(await begin(email, '203.0.113.3', device)).toMatchObject({ status: 200 })
  })

  it('allows each client and each network a few mails to different addresses', async () => {
    const count = async (from: (place: number) => string, most: number) => {
      const answers = []
      for (let each = 0; each < most; each++) answers.push((await begin(someone(), from(each))).status)
      return answers.filter((status) => status === 200).length
    }
    expect(await count(() => '203.0.113.40', 100)).toBe(20)
    expect(await count((place) => `2001:db8:40:${place.toString(16)}::1`, 300)).toBe(200)
    site.pass(HOUR)
    expect((await begin(someone(), '203.0.113.40')).status).toBe(200)
  })

  it('counts mails for a change of e-mail like those for a login, and by user', async () => {
    const email = someone()
    const token = await site.login(email)
    const from = '203.0.113.41'
    for (let each = 0; each < 20; each++) await begin(someone(), from)
    const change = (place: string) => site.call('email/change', { email: someone(), origin: site.origin }, token, place)
    expect(await change(from)).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('Too many emails') },
    })
    let mailed = 0
    for (let place = 0; place < 30; place++) {
      site.pass(31_000)
      if ((await change(`10.4.${place}.1`)).status === 200) mailed++
    }
    expect(mailed).toBe(10)
  })

  it('does not count mails of completed logins', async () => {
    const email = someone()
    for (let each = 0; each < 5; each++) {
      expect(await login(email, '198.51.100.5')).toBeDefined()
      site.pass(31_000)
    }
  })
})

it('logins at providers are limited for each client and each network, as they store something without a mail', async () => {
  const site = createTestServer()
  await site.start()
  onTestFinished(site.stop)
  const begin = (client: string) => site.send('farcaster/begin', { origin: site.origin }, undefined, client)
  for (let each = 0; each < 600; each += 100) await Promise.all(Array.from({ length: 100 }, () => begin('192.0.2.7')))
  expect(await begin('192.0.2.7')).toMatchObject({ status: 429 })
  expect(await begin('192.0.2.8')).toMatchObject({ status: 200 })
  site.pass(60 * 60_000)
  expect(await begin('192.0.2.7')).toMatchObject({ status: 200 })
})

describe('getClientAddress', () => {
  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8:0:0'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['unknown', '10.0.0.1'],
    ['_hidden:80', '10.0.0.1'],
    ['203.0.113.700', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('reads what a proxy writes, with or without a port: %s', (forwarded, expected) => {
    expect(getClientAddress(request('10.0.0.1', `192.0.2.9, ${forwarded}`), 1)).toBe(expected)
  })

  const request = (remoteAddress: string, forwarded?: string) =>
    ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as never

  it('returns the connection’s address, or a forwarded one behind a configured proxy', () => {
    expect(getClientAddress(request('192.0.2.1', '203.0.113.9'), 0)).toBe('192.0.2.1')
    expect(getClientAddress(request('10.0.0.1', '203.0.113.9, 192.0.2.7'), 1)).toBe('192.0.2.7')
    expect(getClientAddress(request('10.0.0.1', '203.0.113.9, 192.0.2.7, 10.0.0.2'), 2)).toBe('192.0.2.7')
    expect(getClientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1')
  })

  it('returns the /64 network of an IPv6 address', () => {
    expect(getClientAddress(request('2001:db8:1:2:aaaa::1'), 0)).toBe('2001:db8:1:2')
    expect(getClientAddress(request('2001:db8:1:2::9'), 0)).toBe(getClientAddress(request('2001:db8:1:2:3:4:5:6'), 0))
    expect(getClientAddress(request('2001:db8::1'), 0)).toBe('2001:db8:0:0')
    expect(getClientAddress(request('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
    expect(getClientAddress(request('::ffff:c000:201'), 0)).toBe('192.0.2.1')
    expect(getClientAddress(request('fe80::1%eth0'), 0)).toBe('fe80:0:0:0')
  })
})
