import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTestPasskey } from '../../testing/createTestPasskey'
import { useTestServer } from '../../testing/useTestServer'
import { createSecret } from '../keys/secrets'

const ETHEREUM = 'eip155:1'
const [FRIEND, OTHER, THIEF] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`)
const DAY_MS = 86_400_000
const COINS = { network: ETHEREUM, amount: '0', to: [FRIEND], hasOther: false, hasUnknown: false }
const TEXT = { kind: 'text' }
const GRANT = { kind: 'grant', ...COINS, hasOther: true, hasUnknown: true, to: [], until: Date.now() + 30 * DAY_MS }

const storage = createMemoryStorage()
const site = useTestServer({
  storage,
  cooldownMs: 0,
  policy: { limits: { 'eip155:8453': { perDay: '50' } }, refused: [THIEF ?? ''] },
})

const beginSchema = z.object({
  left: z.optional(z.string()),
  passkey: z.optional(z.object({ challenge: z.string(), id: z.string() })),
})
const changeSchema = z.object({ state: z.string(), passkey: z.optional(z.object({ challenge: z.string() })) })

let users = 0
async function open() {
  const email = `limits${++users}@example.org`
  const passkey = createTestPasskey()
  let token = await site.login(email)
  const call = (path: string, body: object = {}) => site.call(path, body, token)
  const begin = async (spend: object, id = createSecret()) => {
    const { status, body } = await call('policy/begin', {
      id,
      spend: 'kind' in spend ? spend : { kind: 'send', ...COINS, ...spend },
    })
    const parsed = z.safeParse(beginSchema, body)
    return { id, status, error: body.error, ...(parsed.success ? parsed.data : {}) }
  }
  const take = (id: string, more: object = {}) => call('share', { spend: { id, ...more } })
  const answer = (challenge = '', said: object = {}) => passkey.answer({ origin: site.url(), challenge, ...said })
  return {
    email,
    passkey,
    call,
    begin,
    take,
    answer,
    async loginAgain() {
      token = await site.login(email)
    },
    /** Permits an app to send, and returns the id of the permission. */
    async permit(amount: string, more: object = {}, granted: object = {}) {
      const { id, passkey } = await begin({ ...GRANT, ...granted, amount })
      const spend = { id, ...(passkey && { assertion: answer(passkey.challenge) }), ...more }
      const body = { action: 'grant', origin: 'https://harbor.example', caipNetworkId: ETHEREUM, spend }
      return { id, status: (await call('permission', body)).status }
    },
    async spend(amount: string, more: object = {}) {
      const { id, status } = await begin({ amount, ...more })
      return status === 200 ? (await take(id)).status : status
    },
    /** Waits until the passkey may loosen limits. */
    async settle() {
      site.pass(DAY_MS)
      token = await site.login(email)
    },
    async addPasskey() {
      const { body } = await call('policy/passkey')
      const given = passkey.create({ origin: site.url(), challenge: body.challenge ?? '' })
      return (await call('policy/passkey/add', { passkey: given })).status
    },
    async change(policy: object, more: object = {}) {
      const { status, body } = await call('policy/change', { policy, removesPasskey: false, ...more })
      const parsed = z.safeParse(changeSchema, body)
      return { status, error: body.error, ...(parsed.success ? parsed.data : {}) }
    },
    limits: async () => (await call('policy')).body,
  }
}

describe('a limit for a day', () => {
  it('refuses what is above what is left, and lets it pass a day later', async () => {
    const user = await open()
    await user.change({ limits: { [ETHEREUM]: { perDay: '100' } } })
    expect(await user.spend('60')).toBe(200)
    expect(await user.begin({ amount: '40' })).toMatchObject({ status: 200, left: '40' })
    expect(await user.begin({ amount: '41' })).toMatchObject({
      status: 403,
      error: expect.stringContaining('more than your limit for a day leaves'),
    })
    site.pass(DAY_MS)
    await user.loginAgain()
    expect(await user.spend('100')).toBe(200)
  })

  it('counts requests that begin at once by what was sent before', async () => {
    const user = await open()
    await user.change({ limits: { [ETHEREUM]: { perDay: '100' } } })
    const begun = await Promise.all(Array.from({ length: 5 }, () => user.begin({ amount: '40' })))
    const taken = await Promise.all(begun.map(({ id }) => user.take(id)))
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  it('counts a request once, however often its signature is tried', async () => {
    const user = await open()
    await user.change({ limits: { [ETHEREUM]: { perDay: '100' } } })
    const { id } = await user.begin({ amount: '100' })
    for (const _ of [1, 2, 3]) expect((await user.take(id)).status).toBe(200)
  })

  it('of the operator holds as well as the user’s', async () => {
    const user = await open()
    await user.change({ limits: { 'eip155:8453': { perDay: '1000' } } })
    expect(await user.spend('51', { network: 'eip155:8453' })).toBe(403)
    expect(await user.spend('50', { network: 'eip155:8453' })).toBe(200)
  })

  it('counts more requests than are remembered one by one', async () => {
    const user = await open()
    await user.change({ limits: { [ETHEREUM]: { perDay: '205' } } })
    for (let sent = 0; sent < 205; sent++) {
      expect(await user.spend('1')).toBe(200)
      // Within the limit of requests a minute.
      site.pass(3_000)
    }
    expect(await user.spend('1')).toBe(403)
  })
})

describe('a request', () => {
  it('of another session or another user gives no share', async () => {
    const [user, stranger] = [await open(), await open()]
    const { id } = await user.begin({ amount: '1' })
    expect((await stranger.take(id)).status).toBe(410)
    await user.loginAgain()
    expect((await user.take(id)).status).toBe(410)
    expect((await user.take(createSecret())).status).toBe(410)
  })

  it.each([
    { amount: '-1' },
    { amount: '1.5' },
    { amount: '1'.repeat(79) },
    { amount: '0x10' },
    { to: ['friend'] },
    { network: 'nowhere' },
  ])('with %j is refused', async (spend) => {
    expect((await (await open()).begin(spend)).status).toBe(400)
  })
})

describe('a list of recipients', () => {
  it('refuses everybody else, whatever the capitals of an address', async () => {
    const user = await open()
    await user.change({ limits: {}, allowed: [`0x${'aB'.repeat(20)}`] })
    expect(await user.spend('1', { to: [`0x${'Ab'.repeat(20)}`] })).toBe(200)
    // What is known does not excuse what is not.
    expect(await user.begin({ to: [`0x${'ab'.repeat(20)}`], hasOther: true, hasUnknown: true })).toMatchObject({
      status: 403,
      error: expect.stringContaining('It isn’t known who gets something'),
    })
    expect(await user.begin({ to: [OTHER] })).toMatchObject({
      status: 403,
      error: expect.stringContaining(OTHER ?? ''),
    })
  })

  it('of the operator refuses its addresses to everybody', async () => {
    expect((await (await open()).begin({ to: [FRIEND, THIEF] })).status).toBe(403)
  })
})

describe('a passkey above an amount', () => {
  const guarded = async () => {
    const user = await open()
    expect(await user.addPasskey()).toBe(200)
    await user.change({ limits: { [ETHEREUM]: { passkeyAbove: '100' } } })
    return user
  }

  it('is needed above it, and for what has no known worth', async () => {
    const user = await guarded()
    expect((await user.begin({ amount: '100' })).passkey).toBeUndefined()
    for (const spend of [{ amount: '101' }, { hasOther: true }]) {
      const { id, passkey } = await user.begin(spend)
      expect((await user.take(id)).status).toBe(403)
      expect((await user.take(id, { assertion: user.answer(passkey?.challenge) })).status).toBe(200)
    }
  })

  it('answers one request: neither another one nor a second time', async () => {
    const user = await guarded()
    const [one, other] = [await user.begin({ amount: '101' }), await user.begin({ amount: '102' })]
    const assertion = user.answer(one.passkey?.challenge)
    expect((await user.take(other.id, { assertion })).status).toBe(403)
    expect((await user.take(one.id, { assertion })).status).toBe(200)
    expect((await user.take(other.id, { assertion })).status).toBe(403)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a user who was not verified', { isVerified: false }],
  ])('is refused from %s', async (_, said) => {
    const user = await guarded()
    const { id, passkey } = await user.begin({ amount: '101' })
    expect((await user.take(id, { assertion: user.answer(passkey?.challenge, said) })).status).toBe(403)
  })

  it('of somebody else is refused', async () => {
    const [user, stranger] = [await guarded(), await guarded()]
    const { id, passkey } = await user.begin({ amount: '101' })
    expect((await user.take(id, { assertion: stranger.answer(passkey?.challenge) })).status).toBe(403)
  })

  it('cannot be demanded without one, and is not replaced by another one', async () => {
    const user = await open()
    expect((await user.change({ limits: { [ETHEREUM]: { passkeyAbove: '1' } } })).status).toBe(409)
    await user.addPasskey()
    expect((await user.call('policy/passkey')).status).toBe(409)
  })

  it('demanded after a request began ends that request', async () => {
    const user = await guarded()
    const { id } = await user.begin({ amount: '50' })
    await user.change({ limits: { [ETHEREUM]: { passkeyAbove: '10' } } })
    expect((await user.take(id)).status).toBe(410)
  })
})

describe('the words of a wallet', () => {
  it('are opened by the passkey alone, of which a mail tells', async () => {
    const user = await open()
    const id = createSecret()
    expect((await user.call('policy/export', { id })).status).toBe(403)
    await user.addPasskey()
    expect(await user.call('policy/export', { id })).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('This passkey is new.') },
    })
    await user.settle()
    const { body } = await user.call('policy/export', { id })
    const { passkey } = z.parse(beginSchema, body)
    expect((await user.take(id)).status).toBe(403)
    expect(site.mails(user.email).at(-1)?.subject).not.toBe('The words of your wallet were shown')
    expect((await user.take(id, { assertion: user.answer(passkey?.challenge) })).status).toBe(200)
    expect(site.mails(user.email).at(-1)?.subject).toBe('The words of your wallet were shown')
  })

  it('are opened shortly after a login only', async () => {
    const user = await open()
    await user.addPasskey()
    site.pass(60 * 60_000)
    expect((await user.call('policy/export', { id: createSecret() })).status).toBe(403)
  })
})

describe('a looser policy', () => {
  const strict = { limits: { [ETHEREUM]: { perDay: '100' } }, allowed: [FRIEND] }

  it.each([
    ['a higher limit', { ...strict, limits: { [ETHEREUM]: { perDay: '101' } } }],
    ['no limit', { ...strict, limits: {} }],
    ['another recipient', { ...strict, allowed: [FRIEND, OTHER] }],
    ['no list', { limits: strict.limits }],
  ])('with %s waits a day, and a mail says so before', async (_, looser) => {
    const user = await open()
    expect(await user.change(strict)).toMatchObject({ state: 'changed' })
    expect(await user.change(looser)).toMatchObject({ state: 'asks' })
    expect(await user.change(looser, { delay: true })).toMatchObject({ state: 'pending' })
    expect(site.mails(user.email).at(-1)?.subject).toBe('The limits of your wallet will change')
    expect(await user.limits()).toMatchObject({ policy: strict })
    site.pass(DAY_MS)
    await user.loginAgain()
    expect(await user.limits()).toMatchObject({ policy: looser })
  })

  it('does not wait if the mail can’t be sent: it is refused', async () => {
    const user = await open()
    await user.change(strict)
    site.refuseMails(({ to }) => to === user.email)
    expect((await user.change({ limits: {} }, { delay: true })).status).toBe(503)
    site.refuseMails(() => false)
    expect(await user.limits()).not.toHaveProperty('pending')
  })

  it('can be stopped while it waits', async () => {
    const user = await open()
    await user.change(strict)
    await user.change({ limits: {} }, { delay: true })
    expect((await user.call('policy/stop')).status).toBe(200)
    site.pass(DAY_MS)
    await user.loginAgain()
    expect(await user.limits()).toMatchObject({ policy: strict })
  })

  it('holds at once by the passkey, whose answer is for this change alone', async () => {
    const user = await open()
    await user.addPasskey()
    await user.settle()
    await user.change(strict)
    const [looser, other] = [{ limits: strict.limits }, { limits: {} }]
    const { passkey } = await user.change(looser)
    const assertion = user.answer(passkey?.challenge)
    expect((await user.change(other, { assertion })).status).toBe(410)
    expect(await user.change(looser, { assertion })).toMatchObject({ state: 'changed' })
    expect((await user.change(other, { assertion })).status).toBe(410)
  })

  it('is not one of a passkey that was just added, of which a mail tells', async () => {
    const user = await open()
    await user.change(strict)
    expect(await user.addPasskey()).toBe(200)
    expect(site.mails(user.email).at(-1)?.subject).toBe('Your wallet has a passkey for approvals')
    expect((await user.change({ limits: {} })).passkey).toBeUndefined()
    expect(await user.change({ limits: {} }, { assertion: user.answer('A'.repeat(43)) })).toMatchObject({ status: 403 })
    expect(await user.limits()).toMatchObject({ policy: strict })
    // Who reads the mail removes it at once.
    expect(await user.change(strict, { removesPasskey: true })).toMatchObject({ state: 'changed' })
    expect(await user.limits()).not.toHaveProperty('passkey')
  })

  it('is also one without the passkey', async () => {
    const user = await open()
    await user.addPasskey()
    await user.settle()
    await user.change({ limits: { [ETHEREUM]: { passkeyAbove: '1' } } })
    const gone = { removesPasskey: true }
    expect(await user.change({ limits: {} }, { ...gone, delay: true })).toMatchObject({ state: 'pending' })
    site.pass(DAY_MS)
    await user.loginAgain()
    expect(await user.limits()).not.toHaveProperty('passkey')
    expect((await user.begin({ amount: '2' })).passkey).toBeUndefined()
  })
})

describe('a site without a delay', () => {
  const quick = useTestServer({ cooldownMs: 0, emailChangeDelayMs: 0 })

  it('loosens limits by the passkey alone, where there is one', async () => {
    const [token, passkey] = [await quick.login('quick@example.org'), createTestPasskey()]
    const call = (path: string, body: object = {}) => quick.call(path, body, token)
    const { challenge } = (await call('policy/passkey')).body
    await call('policy/passkey/add', { passkey: passkey.create({ origin: quick.url(), challenge: challenge ?? '' }) })
    const strict = { limits: { [ETHEREUM]: { passkeyAbove: '1' } } }
    await call('policy/change', { policy: strict, removesPasskey: false })
    const looser = { policy: { limits: {} }, removesPasskey: true }
    const asked = z.parse(changeSchema, (await call('policy/change', looser)).body)
    expect(asked.state).toBe('asks')
    expect(await call('policy/change', { ...looser, delay: true })).toMatchObject({
      status: 409,
      body: { error: 'On this site only your passkey loosens your limits.' },
    })
    const assertion = passkey.answer({ origin: quick.url(), challenge: asked.passkey?.challenge ?? '' })
    expect((await call('policy/change', { ...looser, assertion })).body).toMatchObject({ state: 'changed' })
  })
})

describe('a share', () => {
  it('is given for nothing in particular shortly after a login, or to a user without limits', async () => {
    const [user, free] = [await open(), await open()]
    await user.change({ limits: { [ETHEREUM]: { perDay: '100' } } })
    expect((await user.call('share')).status).toBe(200)
    site.pass(60 * 60_000)
    expect(await user.call('share')).toMatchObject({
      status: 403,
      body: { error: 'Log in again to open your wallet.' },
    })
    expect((await user.take((await user.begin(TEXT)).id)).status).toBe(200)
    // The operator of this site limits one network.
    expect((await free.call('share')).status).toBe(403)
  })

  it('needs the passkey for everything, texts too, once a limit says so', async () => {
    const user = await open()
    await user.addPasskey()
    await user.change({ limits: { [ETHEREUM]: { passkeyAbove: '0' } } })
    for (const spend of [TEXT, { amount: '0' }, { amount: '1' }]) {
      const { id, passkey } = await user.begin(spend)
      expect((await user.take(id)).status).toBe(403)
      expect((await user.take(id, { assertion: user.answer(passkey?.challenge) })).status).toBe(200)
    }
  })

  it('is not given for a text that began before', async () => {
    const user = await open()
    await user.addPasskey()
    const { id } = await user.begin(TEXT)
    await user.change({ limits: { [ETHEREUM]: { passkeyAbove: '0' } } })
    expect((await user.take(id)).status).toBe(410)
  })
})

describe('a permission', () => {
  it('is within the limit of a day, which its uses keep to, each counted', async () => {
    const user = await open()
    await user.change({ limits: { [ETHEREUM]: { perDay: '100' } } })
    expect((await user.begin({ ...GRANT, amount: '101' })).status).toBe(403)
    const { id, status } = await user.permit('100')
    expect(status).toBe(200)
    expect(await user.spend('60', { permission: id })).toBe(200)
    expect(await user.spend('41', { permission: id })).toBe(403)
    expect(await user.spend('40', { permission: id })).toBe(200)
    expect(await user.spend('1')).toBe(403)
  })

  it('whose passkey has answered needs none for its uses; one without it does', async () => {
    const user = await open()
    await user.addPasskey()
    const early = await user.permit('50')
    await user.change({ limits: { [ETHEREUM]: { passkeyAbove: '10' } } })
    expect((await user.permit('100', { assertion: undefined })).status).toBe(403)
    const { id, status } = await user.permit('100')
    expect(status).toBe(200)
    expect(await user.spend('50', { permission: id })).toBe(200)
    expect(await user.begin({ amount: '50', permission: early.id })).toMatchObject({
      status: 403,
      error: expect.stringContaining('Grant the permission again'),
    })
  })

  it('permits no more in one use than was granted, and nothing once it was revoked', async () => {
    const user = await open()
    const { id } = await user.permit('10')
    expect((await user.begin({ amount: '11', permission: id })).status).toBe(403)
    expect((await user.begin({ amount: '10', permission: id })).status).toBe(200)
    const body = { action: 'revoke', origin: 'https://harbor.example', caipNetworkId: ETHEREUM, spend: { id } }
    expect((await (await open()).call('permission', body)).status).toBe(200)
    expect((await user.begin({ amount: '10', permission: id })).status).toBe(200)
    expect((await user.call('permission', body)).status).toBe(200)
    expect((await user.begin({ amount: '10', permission: id })).status).toBe(410)
  })

  it('for coins alone sends nothing else', async () => {
    const user = await open()
    const { id } = await user.permit('10', {}, { hasOther: false })
    expect((await user.begin({ amount: '1', hasOther: true, permission: id })).status).toBe(403)
  })

  it('of somebody else, of another network, or that nobody granted permits nothing', async () => {
    const [user, stranger] = [await open(), await open()]
    const { id } = await user.permit('1')
    expect((await stranger.begin({ permission: id })).status).toBe(410)
    expect((await user.begin({ network: 'eip155:10', permission: id })).status).toBe(410)
    expect((await user.begin({ permission: createSecret() })).status).toBe(410)
  })

  it('gives no share by itself, and is no request of another kind', async () => {
    const user = await open()
    expect((await user.take((await user.begin(GRANT)).id)).status).toBe(410)
    const { id } = await user.begin({ amount: '1' })
    const body = { action: 'grant', origin: 'https://harbor.example', caipNetworkId: ETHEREUM, spend: { id } }
    expect((await user.call('permission', body)).status).toBe(410)
  })

  it('sends to the list of recipients alone', async () => {
    const user = await open()
    await user.change({ limits: {}, allowed: [FRIEND] })
    const { id } = await user.permit('1')
    expect(await user.spend('1', { permission: id })).toBe(200)
    expect(await user.spend('1', { permission: id, to: [OTHER] })).toBe(403)
  })
})

it('limits in a row that somebody else has written refuse everything', async () => {
  const user = await open()
  await user.change({ limits: { [ETHEREUM]: { perDay: '100' } } })
  for (const key of await storage.keys('policy')) {
    await storage.change('policy', key, () => ({ value: 'forged', expiresAt: undefined }))
  }
  expect(await user.begin({ amount: '1' })).toMatchObject({
    status: 503,
    error: 'The limits of this wallet can’t be read right now. Nothing was sent.',
  })
})

it('limits are changed shortly after a login only', async () => {
  const user = await open()
  site.pass(60 * 60_000)
  expect(await user.change({ limits: {} })).toMatchObject({ status: 403, error: 'Log in again to change your limits.' })
  expect((await user.call('policy/passkey')).status).toBe(403)
})
