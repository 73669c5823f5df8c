import { describe, expect, it, onTestFinished } from 'vitest'
import { createSecret } from '../../server/keys/secrets'
import { createTestServer } from '../../testing/useTestServer'
import { type AnyDeviceSession, isLegacySession } from '../device/createDeviceStore'
import { APP, EMAIL, openTestSession } from '../testing/openTestSession'
import { ForgottenWalletError } from './ForgottenWalletError'

async function open(options: Parameters<typeof openTestSession>[0] = {}) {
  const { createDevice, ...rest } = await openTestSession(options)
  const { device, load, read } = createDevice()
  const shareOf = (stored: AnyDeviceSession) => (isLegacySession(stored) ? stored.seed : stored.share)
  const shares = async () => {
    const { session, others = [] } = await read()
    return { current: session && shareOf(session), others: others.map(shareOf) }
  }
  return { ...rest, device, load, shares }
}

const REFUSED = { refused: { status: 401, message: 'Sign in first.' } }

describe('a device', () => {
  it.each([
    ['a refusal without a signature', 200, REFUSED],
    ['a bare 401', 401, {}],
    ['an invalid signature', 200, { refused: { ...REFUSED.refused, ended: 'A'.repeat(86) } }],
    ['text in place of a signature', 200, { refused: { ...REFUSED.refused, ended: '…' } }],
  ])('keeps its share and ends the login after %s', async (_, status, body) => {
    const { load, prove, shares, answerWith, mend } = await open()
    const { addresses } = await load().begin(await prove())
    const { current } = await shares()
    answerWith(status, body)
    expect(await load().find()).toBeUndefined()
    const frame = load()
    mend()
    expect(await frame.isGood()).toBe(true)
    answerWith(status, body)
    expect(await frame.isGood()).toBe(false)
    expect((await shares()).current).toBe(current)
    mend()
    expect((await load().find())?.addresses).toEqual(addresses)
  })

  it.each([404, 500, 503])('keeps its share after a %s', async (status) => {
    const { load, prove, shares, answerWith } = await open()
    await load().begin(await prove())
    const { current } = await shares()
    answerWith(status, {})
    await expect(load().find()).rejects.toThrow('Something went wrong')
    expect((await shares()).current).toBe(current)
  })

  it('keeps its share after an end elsewhere or after 30 days, for the next login', async () => {
    const { site, load, prove, shares } = await open()
    const login = await prove()
    await load().begin(login)
    const { current } = await shares()
    await site.call('session/end', {}, login.token)
    expect(await load().find()).toBeUndefined()
    expect(await shares()).toEqual({ current: undefined, others: [current] })
    await load().begin(await prove())
    site.pass(31 * 24 * 60 * 60_000)
    expect(await load().find()).toBeUndefined()
    expect(await shares()).toEqual({ current: undefined, others: [current] })
    await load().begin(await prove())
    expect(await shares()).toEqual({ current, others: [] })
  })

  it('keeps its share after another user has logged in, and removes it after a logout here', async () => {
    const { load, prove, shares } = await open()
    await load().begin(await prove())
    const { current } = await shares()
    const ida = load()
    await ida.begin(await prove('ida@example.org'))
    expect((await shares()).others).toEqual([current])
    await ida.end()
    expect(await shares()).toEqual({ current: undefined, others: [current] })
    const mia = load()
    await mia.begin(await prove())
    await mia.end()
    expect(await shares()).toEqual({ current: undefined, others: [] })
  })

  it('keeps its share after a signature of another session of the same user', async () => {
    const { site, load, prove, shares, answerWith } = await open()
    const other = await prove()
    await load().begin(await prove())
    const { ended } = (await site.call('session/end', {}, other.token)).body
    expect(ended).toMatch(/^[\w-]{86}$/)
    answerWith(200, { refused: { ...REFUSED.refused, ended } })
    expect(await load().find()).toBeUndefined()
    expect((await shares()).current).toBeDefined()
  })

  it('keeps its share with a server of another database or another key', async () => {
    const serviceKey = createSecret()
    const { load, prove, shares } = await open({ serviceKey })
    const { addresses } = await load().begin(await prove())
    for (const key of [serviceKey, createSecret()]) {
      const wrong = createTestServer({ serviceKey: key })
      await wrong.start()
      onTestFinished(wrong.stop)
      const session = load(wrong.url())
      expect(await session.find()).toBeUndefined()
      await session.end()
      // The user may start another wallet at a server with the wrong key or database. The device keeps the first one.
      const other = load(wrong.url())
      await expect(other.begin(await prove(EMAIL, wrong))).rejects.toThrow(ForgottenWalletError)
      const stranger = await other.startAnew()
      expect(stranger.addresses).not.toEqual(addresses)
      const { current, others } = await shares()
      expect(others).toHaveLength(key === serviceKey ? 1 : 2)
      expect(others).not.toContain(current)
    }
    // The device deletes the first share once the right server signs that its session has ended.
    await load().begin(await prove())
    const { others } = await shares()
    expect(others).toHaveLength(2)
  })

  it('stays logged out after a logout no server received, and removes the share once a server answers', async () => {
    const { load, prove, shares, answerWith, mend } = await open()
    await load().begin(await prove())
    answerWith(503, {})
    const session = load()
    await session.end()
    expect(await session.find()).toBeUndefined()
    expect(await load().find()).toBeUndefined()
    expect((await shares()).others).toHaveLength(1)
    mend()
    const next = await load().begin(await prove('ida@example.org'))
    expect(await shares()).toEqual({ current: expect.any(String), others: [] })
    expect(next.email).toBe('ida@example.org')
  })
})

it('a session older than signed ends gets its key at the next load', async () => {
  const { site, device, load, prove, shares } = await open()
  const login = await prove()
  await load().begin(login)
  await device.change(APP, ({ session, ...rest }) => {
    if (session === undefined) return rest
    const { endKey: _, ...old } = session
    return { ...rest, session: old }
  })
  expect((await load().find())?.email).toBe(EMAIL)
  await site.call('session/end', {}, login.token)
  expect(await load().find()).toBeUndefined()
  expect((await shares()).current).toBeUndefined()
})
