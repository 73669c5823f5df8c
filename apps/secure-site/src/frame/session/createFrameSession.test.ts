import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { SecureSiteOptions } from '../../options'
import { createSecret } from '../../server/keys/secrets'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTestServer } from '../../testing/useTestServer'
import type { RequestHook } from '../../types'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createFrameSession, loginResponseSchema } from './createFrameSession'
import { createSiteApi } from './createSiteApi'

const EMAIL = 'mia@example.org'
const ORIGIN = 'https://harbor.example'

async function open(options: Partial<SecureSiteOptions> = {}) {
  const genuine: RequestHook = (_, answer) => answer()
  let around = genuine
  const site = createTestServer({ around: (request, answer) => around(request, answer), ...options })
  await site.start()
  onTestFinished(site.stop)
  const memory = createMemoryDeviceDatabase()
  const device = createDeviceStore(
    async () => memory,
    (_, run) => run(),
  )
  const load = (url = site.url()) => createFrameSession({ api: createSiteApi(url), device, origin: () => ORIGIN })
  const prove = async (email = EMAIL, from = site) => {
    const { body } = await from.call('email/begin', { email, origin: ORIGIN })
    const done = await from.call('email/finish', { attempt: body.attempt, digits: from.code(email) })
    from.pass(31_000)
    return z.parse(loginResponseSchema, done.body)
  }
  const seeds = async () => {
    const { session, others = [] } = await device.read(ORIGIN)
    return { current: session?.seed, others: others.map(({ seed }) => seed) }
  }
  const answerWith = (status: number, body: object) => {
    around = async ({ path }, answer) => {
      if (path !== '/api/session' && path !== '/api/session/end') return answer()
      return Response.json(body, { status })
    }
  }
  const mend = () => {
    around = genuine
  }
  return { site, device, load, prove, seeds, answerWith, mend }
}

const REFUSED = { refused: { status: 401, message: 'Sign in first.' } }

describe('a device', () => {
  it.each([
    ['a refusal without a signature', 200, REFUSED],
    ['a bare 401', 401, {}],
    ['an invalid signature', 200, { refused: { ...REFUSED.refused, ended: 'A'.repeat(86) } }],
    ['text in place of a signature', 200, { refused: { ...REFUSED.refused, ended: '…' } }],
  ])('keeps its share and ends the login after %s', async (_, status, body) => {
    const { load, prove, seeds, answerWith, mend } = await open()
    const { wallet } = await load().begin(await prove())
    const { current } = await seeds()
    answerWith(status, body)
    expect(await load().find()).toBeUndefined()
    const frame = load()
    mend()
    expect(await frame.isGood()).toBe(true)
    answerWith(status, body)
    expect(await frame.isGood()).toBe(false)
    expect((await seeds()).current).toBe(current)
    mend()
    expect((await load().find())?.wallet.evm.address).toBe(wallet.evm.address)
  })

  it.each([404, 500, 503])('keeps its share after a %s', async (status) => {
    const { load, prove, seeds, answerWith } = await open()
    await load().begin(await prove())
    const { current } = await seeds()
    answerWith(status, {})
    await expect(load().find()).rejects.toThrow('Something went wrong')
    expect((await seeds()).current).toBe(current)
  })

  it('removes its share after a signed end of the session', async () => {
    const { site, load, prove, seeds } = await open()
    const login = await prove()
    await load().begin(login)
    await site.call('session/end', {}, login.token)
    expect(await load().find()).toBeUndefined()
    expect(await seeds()).toEqual({ current: undefined, others: [] })
  })

  it('removes its share after an expired session', async () => {
    const { site, load, prove, seeds } = await open()
    await load().begin(await prove())
    site.pass(31 * 24 * 60 * 60_000)
    expect(await load().find()).toBeUndefined()
    expect((await seeds()).current).toBeUndefined()
  })

  it('keeps its share after a signature of another session of the same user', async () => {
    const { site, load, prove, seeds, answerWith } = await open()
    const other = await prove()
    await load().begin(await prove())
    const { ended } = (await site.call('session/end', {}, other.token)).body
    expect(ended).toMatch(/^[\w-]{86}$/)
    answerWith(200, { refused: { ...REFUSED.refused, ended } })
    expect(await load().find()).toBeUndefined()
    expect((await seeds()).current).toBeDefined()
  })

  it('keeps its share with a server of another database or another key', async () => {
    const serviceKey = createSecret()
    const { load, prove, seeds } = await open({ serviceKey })
    const { wallet } = await load().begin(await prove())
    for (const key of [serviceKey, createSecret()]) {
      const wrong = createTestServer({ serviceKey: key })
      await wrong.start()
      onTestFinished(wrong.stop)
      const session = load(wrong.url())
      expect(await session.find()).toBeUndefined()
      await session.end()
      // A login at a server with the wrong key or database creates another wallet. The device keeps the first one.
      const stranger = await load(wrong.url()).begin(await prove(EMAIL, wrong))
      expect(stranger.wallet.evm.address).not.toBe(wallet.evm.address)
      const { current, others } = await seeds()
      expect(others).toHaveLength(key === serviceKey ? 1 : 2)
      expect(others).not.toContain(current)
    }
    // The device deletes the first share once the right server signs that its session has ended.
    await load().begin(await prove())
    const { others } = await seeds()
    expect(others).toHaveLength(2)
  })

  it('stays logged out after a logout no server received, and removes the share once a server answers', async () => {
    const { load, prove, seeds, answerWith, mend } = await open()
    await load().begin(await prove())
    answerWith(503, {})
    const session = load()
    await session.end()
    expect(await session.find()).toBeUndefined()
    expect(await load().find()).toBeUndefined()
    expect((await seeds()).others).toHaveLength(1)
    mend()
    const next = await load().begin(await prove('ida@example.org'))
    expect(await seeds()).toEqual({ current: expect.any(String), others: [] })
    expect(next.email).toBe('ida@example.org')
  })

  it('restores the server’s share if the server has lost it or cannot open it', async () => {
    const storage = createMemoryStorage()
    const { load, prove } = await open({ storage })
    const login = await prove()
    const { wallet } = await load().begin(login)
    const spoil = (seed: object | undefined) =>
      storage.change('user', login.userId, (entry) => entry && { ...entry, value: { ...Object(entry.value), seed } })
    await spoil(undefined)
    expect((await load().begin(await prove())).wallet.evm.address).toBe(wallet.evm.address)
    const { value } = (await storage.read('user', login.userId)) ?? {}
    const sealed = z.parse(z.object({ seed: z.object({ ciphertext: z.string(), key: z.string() }) }), value)
    expect(sealed.seed.ciphertext).toBeTruthy()
    await spoil({ ...Object(value).seed, ciphertext: 'AAAA' })
    expect((await load().begin(await prove())).wallet.evm.address).toBe(wallet.evm.address)
  })
})

it('a session older than signed ends gets its key at the next load', async () => {
  const { site, device, load, prove, seeds } = await open()
  const login = await prove()
  await load().begin(login)
  await device.change(ORIGIN, ({ session, ...rest }) => {
    if (session === undefined) return rest
    const { endKey: _, ...old } = session
    return { ...rest, session: old }
  })
  expect((await load().find())?.email).toBe(EMAIL)
  await site.call('session/end', {}, login.token)
  expect(await load().find()).toBeUndefined()
  expect((await seeds()).current).toBeUndefined()
})
