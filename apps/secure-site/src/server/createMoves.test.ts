import { describe, expect, it } from 'vitest'
import { useSite } from '../testing/useSite'

const HOUR = 60 * 60_000
const site = useSite()

let people = 0
/** Somebody who has proved both addresses, and what their session was told. */
async function change() {
  people++
  const [old, fresh] = [`old${people}@example.org`, `new${people}@example.org`]
  const other = await site.login(old)
  site.pass(30_000)
  const token = await site.login(old)
  await site.call('email/change', { email: fresh, origin: site.origin }, token)
  await site.call('email/change/old', { digits: site.code(old) }, token)
  const { body } = await site.call('email/change/new', { digits: site.code(fresh) }, token)
  return { old, fresh, other, token, told: body }
}
const isIn = async (token: string) => (await site.call('session', {}, token)).status === 200
const stop = (link: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '' }) })

describe('a change of e-mail', () => {
  it('is told to the old address, naming the new one, before anything can come of it', async () => {
    const { old, fresh, told } = await change()
    const [asked, moving] = site.mails(old).slice(-2)
    expect(asked?.subject).toBe('Change the e-mail of your wallet?')
    expect(asked?.text).toContain(fresh)
    expect(moving?.subject).toBe('The e-mail of your wallet will change')
    expect(moving?.text).toContain(`opens with ${fresh}`)
    expect(told).toMatchObject({ email: fresh, from: expect.any(Number) })
  })

  it('comes into force after a day: until then the old address opens the wallet, from then on the new one', async () => {
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
    // Who came in through the old address meanwhile is out, and the address is nobody's.
    expect(await isIn(early)).toBe(false)
    const stranger = await site.login(old)
    expect((await site.call('session', {}, stranger)).body.userId).not.toBe(id)
  })

  it('gives the new address to nobody else, and the old one no wallet that has left', async () => {
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

  it('can be stopped by who has the old address, which logs everybody out', async () => {
    const { old, fresh, token } = await change()
    const id = (await site.call('session', {}, token)).body.userId
    const link = site.link(old)
    // Opened by a program that looks into mail: nothing is stopped.
    expect(await (await fetch(link)).text()).toContain(fresh)
    expect(await isIn(token)).toBe(true)
    expect(await (await stop(link)).text()).toContain('Your e-mail stays')
    expect(await isIn(token)).toBe(false)
    site.pass(25 * HOUR)
    const back = await site.login(old)
    expect((await site.call('session', {}, back)).body).toMatchObject({ userId: id, email: old })
    const stranger = await site.login(fresh)
    expect((await site.call('session', {}, stranger)).body.userId).not.toBe(id)
    expect((await stop(link)).status).toBe(410)
  })

  it('is one at a time', async () => {
    const { token } = await change()
    const second = await site.call('email/change', { email: 'third@example.org', origin: site.origin }, token)
    expect(second.status).toBe(409)
  })

  it('stays where it is when the new address has got a wallet meanwhile', async () => {
    const { old, fresh, token } = await change()
    const id = (await site.call('session', {}, token)).body.userId
    const rival = await site.login(fresh)
    site.pass(24 * HOUR)
    expect((await site.call('session', {}, token)).body).toMatchObject({ userId: id, email: old })
    expect((await site.call('session', {}, rival)).body.userId).not.toBe(id)
  })
})
