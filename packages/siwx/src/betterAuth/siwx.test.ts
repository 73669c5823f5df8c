import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { SqliteDialect } from 'kysely'
import Database from 'libsql'
import { describe, expect, it, vi } from 'vitest'
import { createSiwx } from '../client/createSiwx.js'
import { createFakeBrowser } from '../testing/createFakeBrowser.js'
import { createMessageText, ORIGIN, verifiers } from '../testing/createSignInServer.js'
import { createAllSigners, createEvmSigner, createSolanaSigner } from '../testing/keys.js'
import { siwx } from './siwx.js'

type Options = Parameters<typeof betterAuth>[0]

/** Starts better-auth over SQLite with its own tables only. */
async function createSite(options: Partial<Options> = {}, own: Partial<Parameters<typeof siwx>[0]> = {}) {
  const chains = [...new Set(createAllSigners().map(({ chainId }) => chainId))]
  const config = {
    database: { type: 'sqlite' as const, dialect: new SqliteDialect({ database: new Database(':memory:') }) },
    baseURL: ORIGIN,
    secret: 'a secret of thirty-two letters or more',
    emailAndPassword: { enabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    ...options,
    plugins: [siwx({ chains, verifiers, ...own })],
  } satisfies Options
  await (await getMigrations(config)).runMigrations()
  const auth = betterAuth(config)
  return { auth, enter: () => createVisitor(auth.handler) }
}

function createVisitor(handler: (request: Request) => Promise<Response>) {
  const jar = new Map<string, string>()
  const send = async (request: Request) => {
    request.headers.set('x-forwarded-for', '203.0.113.7')
    request.headers.set('cookie', [...jar].map((cookie) => cookie.join('=')).join('; '))
    const response = await handler(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name === undefined || value === undefined) continue
      if (/Max-Age=0\b/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const browser = createFakeBrowser(send)
  const read = async (path: string) => (await browser.get(`/api/auth/${path}`)).json()
  return {
    jar,
    fetch: (path: string | URL | Request, init?: RequestInit) => {
      const request = new Request(new URL(String(path), ORIGIN), init)
      request.headers.set('origin', ORIGIN)
      return send(request)
    },
    post: (path: string, body?: object) => browser.post(`/api/auth/${path}`, body),
    signIn: (signer = createEvmSigner()) => browser.signIn(signer, '/api/auth/siwx'),
    user: async () => (await read('get-session'))?.user,
    accounts: async () => (await read('siwx/sessions')).map(({ account }: { readonly account: string }) => account),
  }
}

const EMAIL = { email: 'maya@harbour.example', password: 'a long password', name: 'Maya' }
const [ONE, TWO] = [createEvmSigner(), createSolanaSigner()].map(({ chainId, address }) => `${chainId}:${address}`)

describe('an app with better-auth', () => {
  it.each(createAllSigners().map((signer) => [signer.chainId, signer] as const))(
    'signs in an account of %s',
    async (_, signer) => {
      const { auth, enter } = await createSite()
      const [visitor, other] = [enter(), enter()]
      expect(await visitor.user()).toBeUndefined()
      expect((await visitor.signIn(signer)).status).toBe(200)
      const { internalAdapter } = await auth.$context
      const [account] = await internalAdapter.findAccounts((await visitor.user()).id)
      expect(account).toMatchObject({ providerId: 'siwx', accountId: `${signer.chainId}:${signer.address}` })
      expect(await visitor.accounts()).toEqual([account?.accountId])
      expect(await other.user()).toBeUndefined()
    },
  )

  it('serves the client of this package', async () => {
    const { enter } = await createSite()
    const visitor = enter()
    vi.stubGlobal('location', new URL(ORIGIN))
    const { createMessage, addSession, getSessions, revokeSession } = createSiwx({
      url: '/api/auth/siwx',
      fetch: visitor.fetch,
    })
    const { address, chainId, sign } = createEvmSigner()
    const message = `${await createMessage({ accountAddress: address, chainId })}`
    await addSession({ message, signature: await sign(message) })
    expect(await getSessions(chainId, address)).toMatchObject([{ data: { accountAddress: address, chainId } }])
    await revokeSession(chainId, address)
    expect(await getSessions(chainId, address)).toEqual([])
    expect(await visitor.user()).toBeUndefined()
  })

  it('recognizes a returning user in another browser', async () => {
    const { enter } = await createSite()
    const [visitor, later] = [enter(), enter()]
    await visitor.signIn()
    await later.signIn()
    expect(await later.user()).toEqual(await visitor.user())
  })

  it('uses a placeholder e-mail, and the app’s profile of a new user', async () => {
    const { enter } = await createSite()
    const named = await createSite({}, { profile: () => ({ name: 'Maya', email: EMAIL.email }) })
    const [stranger, maya] = [enter(), named.enter()]
    await stranger.signIn()
    await maya.signIn()
    expect(await stranger.user()).toMatchObject({
      email: expect.stringMatching(/@siwx\.invalid$/),
      emailVerified: false,
    })
    expect(await maya.user()).toMatchObject({ name: 'Maya', email: EMAIL.email, emailVerified: true })
  })

  it('names users by their shortened address', async () => {
    const { enter } = await createSite()
    const visitor = enter()
    await visitor.signIn()
    const { address } = createEvmSigner()
    expect(await visitor.user()).toMatchObject({ name: `${address.slice(0, 6)}…${address.slice(38)}` })
  })

  it('keeps a session’s accounts while it is extended', async () => {
    const day = 86_400_000
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') })
    const { enter } = await createSite()
    const visitor = enter()
    await visitor.signIn()
    for (const days of [2, 4, 6, 8, 10]) {
      vi.setSystemTime(Date.parse('2026-11-23T10:00:00Z') + days * day)
      expect(await visitor.accounts()).toEqual([ONE])
    }
    vi.useRealTimers()
  })

  it('links a second account, and signs out one at a time', async () => {
    const { enter } = await createSite()
    const visitor = enter()
    await visitor.signIn()
    const first = await visitor.user()
    await visitor.signIn(createSolanaSigner())
    expect(await visitor.user()).toEqual(first)
    expect(await visitor.accounts()).toEqual([ONE, TWO])
    expect(await (await visitor.post('siwx/sign-out', { account: ONE })).json()).toMatchObject([{ account: TWO }])
    expect(await visitor.user()).toEqual(first)
    await visitor.post('siwx/sign-out', { account: TWO })
    expect(await visitor.user()).toBeUndefined()
  })

  it('switches to the account’s user', async () => {
    const { enter } = await createSite()
    const [visitor, other] = [enter(), enter()]
    await visitor.signIn()
    await other.signIn(createSolanaSigner())
    const owner = await visitor.user()
    await other.signIn()
    expect(await other.user()).toEqual(owner)
    expect(await other.accounts()).toEqual([ONE])
  })

  it('clears the session cookie with the last account', async () => {
    const { enter } = await createSite()
    const visitor = enter()
    const sessions = () => [...visitor.jar.keys()].filter((name) => name.includes('session'))
    await visitor.signIn()
    expect(sessions()).not.toEqual([])
    await visitor.post('siwx/sign-out')
    expect(sessions()).toEqual([])
  })

  it('rejects the cookie of a signed-out session', async () => {
    const { enter } = await createSite()
    const [visitor, thief] = [enter(), enter()]
    await visitor.signIn()
    const stolen = [...visitor.jar]
    await visitor.post('siwx/sign-out')
    for (const [name, value] of stolen) thief.jar.set(name, value)
    expect(await thief.user()).toBeUndefined()
    expect(await thief.accounts()).toEqual([])
  })

  it('signs in an e-mail user by wallet later', async () => {
    const { enter } = await createSite()
    const [visitor, later] = [enter(), enter()]
    await visitor.post('sign-up/email', EMAIL)
    await visitor.signIn()
    await later.signIn()
    expect(await later.user()).toMatchObject({ email: EMAIL.email })
  })

  it('keeps an e-mail session when the wallet signs out', async () => {
    const { enter } = await createSite()
    const visitor = enter()
    await visitor.post('sign-up/email', EMAIL)
    await visitor.signIn()
    expect(await visitor.accounts()).toEqual([ONE])
    await visitor.post('siwx/sign-out')
    expect(await visitor.accounts()).toEqual([])
    expect(await visitor.user()).toMatchObject({ email: EMAIL.email })
  })

  it('signs in though another user has claimed the placeholder e-mail', async () => {
    const { enter } = await createSite()
    const [squatter, victim] = [enter(), enter()]
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ONE)))
    const guess = `${Buffer.from(digest).toString('hex').slice(0, 32)}@siwx.invalid`
    expect((await squatter.post('sign-up/email', { ...EMAIL, email: guess })).status).toBe(200)
    expect((await victim.signIn()).status).toBe(200)
    expect((await victim.user()).email).not.toBe(guess)
    expect((await victim.user()).id).not.toBe((await squatter.user()).id)
  })

  it('uses a different placeholder per app', async () => {
    const emails = []
    for (const secret of ['one secret of thirty-two letters', 'another of thirty-two letters or more']) {
      const { enter } = await createSite({ secret })
      const visitor = enter()
      await visitor.signIn()
      emails.push((await visitor.user()).email)
    }
    expect(emails).toEqual([expect.stringMatching(/^[0-9a-f]{32}@siwx\.invalid$/), expect.any(String)])
    expect(emails[0]).not.toBe(emails[1])
  })

  it('signs nobody in as an existing e-mail user, nor locks anyone out', async () => {
    const { enter } = await createSite({}, { profile: () => ({ name: 'Maya', email: EMAIL.email }) })
    const [maya, visitor] = [enter(), enter()]
    await maya.post('sign-up/email', EMAIL)
    expect((await visitor.signIn()).status).toBe(200)
    expect(await visitor.user()).toMatchObject({ name: 'Maya', emailVerified: false })
    expect((await visitor.user()).email).toMatch(/@siwx\.invalid$/)
    expect((await visitor.user()).id).not.toBe((await maya.user()).id)
  })

  it('signs in an unlinked account as a new user', async () => {
    const { auth, enter } = await createSite()
    const [visitor, later] = [enter(), enter()]
    await visitor.signIn()
    const { internalAdapter } = await auth.$context
    const { id } = await visitor.user()
    const [account] = await internalAdapter.findAccounts(id)
    await internalAdapter.deleteAccount(account?.id ?? '')
    expect((await later.signIn()).status).toBe(200)
    expect((await later.user()).id).not.toBe(id)
  })

  it.each([
    ['without an e-mail', {}],
    ['with an existing one', { profile: () => ({ email: EMAIL.email }) }],
    ['with a new one each time', { profile: () => ({ email: `${crypto.randomUUID()}@harbour.example` }) }],
  ])('creates one user for parallel first sign-ins, %s', async (_, own) => {
    const { auth, enter } = await createSite({}, own)
    const tabs = [enter(), enter(), enter()]
    const answers = await Promise.all(tabs.map((tab) => tab.signIn()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = (await Promise.all(tabs.map((tab) => tab.user()))).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    expect(await (await auth.$context).internalAdapter.listUsers()).toHaveLength(1)
    const later = enter()
    expect((await later.signIn()).status).toBe(200)
    expect((await later.user()).id).toBe(ids[0])
  })

  it('links an account to one of two users in parallel', async () => {
    const { enter } = await createSite()
    const [maya, noor, later] = [enter(), enter(), enter()]
    await maya.post('sign-up/email', EMAIL)
    await noor.post('sign-up/email', { ...EMAIL, email: 'noor@harbour.example' })
    const answers = await Promise.all([maya.signIn(), noor.signIn()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await later.signIn()).status).toBe(200)
    const users = await Promise.all([maya.user(), noor.user(), later.user()])
    expect(users[0].id).toBe(users[2].id)
    expect(users[1].id).toBe(users[2].id)
  })

  it('links nothing if the app disables linking', async () => {
    const { enter } = await createSite({ account: { accountLinking: { enabled: false } } })
    const visitor = enter()
    await visitor.post('sign-up/email', EMAIL)
    await visitor.signIn()
    expect(await visitor.user()).not.toMatchObject({ email: EMAIL.email })
  })
})

describe('the better-auth plugin rejects', () => {
  const hand = async (visitor: ReturnType<typeof createVisitor>, origin = ORIGIN, signer = createEvmSigner()) => {
    const nonce = await (await visitor.post('siwx/nonce', { address: signer.address })).json()
    const message = createMessageText(signer, nonce, { domain: new URL(origin).host, uri: origin })
    return { message, signature: await signer.sign(message) }
  }

  it('a used nonce, and one of two parallel uses', async () => {
    const { enter } = await createSite()
    const visitor = enter()
    const signed = await hand(visitor)
    const answers = await Promise.all([visitor.post('siwx/sign-in', signed), visitor.post('siwx/sign-in', signed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const third = await visitor.post('siwx/sign-in', signed)
    expect([third.status, await third.json()]).toMatchObject([401, { code: 'NONCE_UNKNOWN' }])
  })

  it('the nonce of another browser', async () => {
    const { enter } = await createSite()
    const [visitor, thief] = [enter(), enter()]
    await thief.post('siwx/nonce')
    const answer = await thief.post('siwx/sign-in', await hand(visitor))
    expect(await answer.json()).toMatchObject({ code: 'NONCE_UNKNOWN' })
    expect(await thief.user()).toBeUndefined()
  })

  it('a foreign cookie', async () => {
    const { enter } = await createSite()
    const [visitor, thief] = [enter(), enter()]
    const signed = await hand(visitor)
    for (const [name, value] of visitor.jar)
      thief.jar.set(
        name,
        value.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      )
    expect(await (await thief.post('siwx/sign-in', signed)).json()).toMatchObject({ code: 'NONCE_UNKNOWN' })
  })

  it('a message for another app', async () => {
    const { enter } = await createSite()
    const visitor = enter()
    const answer = await visitor.post('siwx/sign-in', await hand(visitor, 'https://harbor.example'))
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'DOMAIN_MISMATCH' }])
  })

  it('messages for other origins and chains', async () => {
    const { eip155 } = verifiers
    const origins = ['https://pier.example']
    const { enter } = await createSite({}, { origins, chains: [createEvmSigner().chainId], verifiers: { eip155 } })
    const visitor = enter()
    const answerTo = async (...of: [string, ReturnType<typeof createEvmSigner>?]) =>
      (await visitor.post('siwx/sign-in', await hand(visitor, ...of))).json()
    expect(await answerTo(ORIGIN)).toMatchObject({ code: 'DOMAIN_MISMATCH' })
    expect(await answerTo('https://pier.example', createSolanaSigner())).toMatchObject({ code: 'CHAIN_NOT_ALLOWED' })
    expect(await answerTo('https://pier.example')).toMatchObject({ account: ONE })
  })

  it('a nonce cookie older than an hour', async () => {
    const { enter } = await createSite()
    const { headers } = await enter().post('siwx/nonce')
    expect(headers.get('set-cookie')).toMatch(/siwx=[^;]+; Max-Age=3600;/)
  })

  it('an expired nonce', async () => {
    const { enter } = await createSite({}, { nonceLifetime: 60_000 })
    const { issuedAt, expirationTime } = await (await enter().post('siwx/nonce')).json()
    expect(Date.parse(expirationTime) - Date.parse(issuedAt)).toBe(60_000)
  })

  it('more than 60 requests per minute from one address', async () => {
    const { enter } = await createSite({ rateLimit: { enabled: true } })
    const visitor = enter()
    const statuses = []
    for (let index = 0; index < 61; index++) statuses.push((await visitor.post('siwx/nonce')).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })

  it.each([
    ['no fields', {}],
    ['fields that are no text', { message: 1, signature: [] }],
    ['an invalid message', { message: 'Sign in', signature: '0x' }],
  ])('a body with %s', async (_, body) => {
    const { enter } = await createSite()
    const visitor = enter()
    await visitor.post('siwx/nonce')
    expect((await visitor.post('siwx/sign-in', body)).status).toBe(400)
  })
})
