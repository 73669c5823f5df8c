import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage.js'
import { createFakeBrowser } from '../../testing/createFakeBrowser.js'
import { createMessageText, createSignInServer, ORIGIN } from '../../testing/createSignInServer.js'
import { createEvmSigner, createSolanaSigner } from '../../testing/keys.js'
import { createHandler } from './createHandler.js'

function createSite(options: Parameters<typeof createSignInServer>[0] = {}, origin = ORIGIN) {
  const server = createSignInServer({ origins: [origin], ...options })
  const handler = createHandler(server.signIn)
  return { ...server, handler, browser: createFakeBrowser(handler.handle, origin) }
}

const signer = createEvmSigner()
const ACCOUNT = `eip155:1:${signer.address}`

describe('a contract account on a chain without a client', () => {
  const contract = {
    ...createEvmSigner(),
    address: '0x0000000000000000000000000000000000001271',
    sign: async () => '0x1234',
  }

  it('is refused, and CLIENT_MISSING is reported once', async () => {
    const received: unknown[] = []
    const { signIn } = createSignInServer()
    const handler = createHandler(signIn, { onError: (error) => received.push(error) })
    for (let visit = 0; visit < 3; visit++) {
      const refused = await createFakeBrowser(handler.handle).signIn(contract)
      expect(refused.status).toBe(401)
      const body = await refused.json()
      expect(body).toMatchObject({ code: 'SIGNATURE_INVALID' })
      expect(JSON.stringify(body)).not.toMatch(/client/)
    }
    expect(received).toEqual([
      expect.objectContaining({ code: 'CLIENT_MISSING', message: expect.stringMatching(/eip155:1\b/) }),
    ])
  })

  it('is not reported if another namespace refuses', async () => {
    const received: unknown[] = []
    const { signIn } = createSignInServer()
    const handler = createHandler(signIn, { onError: (error) => received.push(error) })
    const refused = await createFakeBrowser(handler.handle).signIn({
      ...createSolanaSigner(),
      sign: async () => '1'.repeat(88),
    })
    expect(refused.status).toBe(401)
    expect(received).toEqual([])
  })
})

describe('a user', () => {
  it('signs in, has a session, and signs out', async () => {
    const { browser } = createSite()
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([])
    const entered = await browser.signIn(signer)
    expect(entered.status).toBe(200)
    expect(await entered.json()).toMatchObject({ account: ACCOUNT, message: { domain: 'harbour.example' } })
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([expect.objectContaining({ account: ACCOUNT })])
    expect(await (await browser.post('/siwx/sign-out')).json()).toEqual([])
    expect(browser.cookie()).not.toMatch(/session/)
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([])
  })

  it('signs in with a second account, and out of one', async () => {
    const { browser } = createSite()
    await browser.signIn(signer)
    await browser.signIn(createSolanaSigner())
    const left = await browser.post('/siwx/sign-out', { account: ACCOUNT })
    expect(await left.json()).toEqual([expect.objectContaining({ address: createSolanaSigner().address })])
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
  })

  it('has an HttpOnly, SameSite cookie', async () => {
    const { browser } = createSite({ sessionLifetime: 60_000 })
    const response = await browser.signIn(signer)
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-siwx-session-[0-9a-f]{8}=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=60$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('has a cookie on localhost', async () => {
    const { browser } = createSite({}, 'http://localhost:5173')
    const response = await browser.signIn(signer)
    expect(response.headers.get('set-cookie')).toMatch(
      /^siwx-session-[0-9a-f]{8}=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/,
    )
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
  })

  it('is safe from a planted cookie', async () => {
    const { browser, handler } = createSite()
    await browser.post('/siwx/nonce')
    const planted = browser.cookie()
    await browser.signIn(signer)
    expect(browser.cookie()).not.toBe(planted)
    const thief = createFakeBrowser(handler.handle)
    thief.setCookie(planted)
    expect(await (await thief.get('/siwx/sessions')).json()).toEqual([])
  })

  it('signs in from two tabs at once', async () => {
    const { browser } = createSite()
    const nonce = await (await browser.post('/siwx/nonce')).json()
    await browser.signIn(signer)
    const message = createMessageText(createSolanaSigner(), nonce)
    const second = await browser.post('/siwx/sign-in', { message, signature: await createSolanaSigner().sign(message) })
    expect(second.status).toBe(200)
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('cannot use the nonce of another browser', async () => {
    const { browser, handler } = createSite()
    const message = createMessageText(signer, await (await browser.post('/siwx/nonce')).json())
    const signed = { message, signature: await signer.sign(message) }
    const thief = createFakeBrowser(handler.handle)
    expect(await (await thief.post('/siwx/sign-in', signed)).json()).toMatchObject({ code: 'NONCE_UNKNOWN' })
    await thief.post('/siwx/nonce')
    const again = await thief.post('/siwx/sign-in', signed)
    expect([again.status, await again.json()]).toEqual([401, expect.objectContaining({ code: 'NONCE_UNKNOWN' })])
  })
})

const ofBytes = (length: number) => ({ message: 'a'.repeat(length - JSON.stringify({ message: '' }).length) })

it.each<[string, object, Readonly<Record<string, string>>, number, string]>([
  ['from another app', {}, { origin: 'https://evil.example' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['from an opaque origin', {}, { origin: 'null' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['with the content type of a form', {}, { 'content-type': 'text/plain' }, 400, 'REQUEST_INVALID'],
  ['without a signature', { message: 'x' }, {}, 400, 'REQUEST_INVALID'],
  ['with a value that is no text', { message: 'x', signature: 1 }, {}, 400, 'REQUEST_INVALID'],
  ['with a list', [], {}, 400, 'REQUEST_INVALID'],
  ['of 64,000 bytes with invalid content', ofBytes(64_000), {}, 400, 'REQUEST_INVALID'],
  ['of 64,001 bytes', ofBytes(64_001), {}, 413, 'REQUEST_TOO_LARGE'],
])('createHandler returns an error for a request %s', async (_name, body, headers, status, code) => {
  const { browser } = createSite()
  await browser.post('/siwx/nonce')
  const response = await browser.post('/siwx/sign-in', body, headers)
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
})

it('createHandler returns an error for other types than JSON, and for a POST without an origin', async () => {
  const { handler } = createSite()
  const post = (headers: Readonly<Record<string, string>>, body: BodyInit) =>
    handler.handle(new Request(`${ORIGIN}/siwx/nonce`, { method: 'POST', headers, body }))
  const json = { 'content-type': 'application/json' }
  expect((await post({ ...json, origin: ORIGIN }, '{')).status).toBe(400)
  expect((await post({ ...json, origin: ORIGIN }, Uint8Array.of(255))).status).toBe(400)
  expect((await post(json, '{}')).status).toBe(403)
})

it('createHandler returns the invalid field of a message', async () => {
  const { browser } = createSite()
  await browser.post('/siwx/nonce')
  const response = await browser.post('/siwx/sign-in', { message: 'Ahoy', signature: '0x' })
  expect(await response.json()).toMatchObject({ code: 'MESSAGE_INVALID', field: 'domain' })
})

it('createHandler returns VERIFIER_FAILED if the verifier fails', async () => {
  const eip155 = { isAddress: () => true, verify: () => Promise.reject(new Error('secret of the node')) }
  const received: unknown[] = []
  const { signIn } = createSignInServer({ chains: ['eip155:1'], verifiers: { eip155 } })
  const browser = createFakeBrowser(createHandler(signIn, { onError: (error) => received.push(error) }).handle)
  const response = await browser.signIn(signer)
  expect(response.status).toBe(503)
  expect(received).toMatchObject([{ code: 'VERIFIER_FAILED', cause: { message: 'secret of the node' } }])
  expect(await response.text()).not.toContain('secret')
})

it('createHandler returns 404 for other routes', async () => {
  const { browser } = createSite()
  const paths = ['/siwx/nonce', '/siwx/constructor', '/']
  expect(await Promise.all(paths.map(async (path) => (await browser.get(path)).status))).toEqual([404, 404, 404])
})

it('createHandler clears duplicate and foreign cookies', async () => {
  const { browser, handler } = createSite()
  await browser.signIn(signer)
  const own = /__Host-siwx-session-[^;]+/.exec(browser.cookie() ?? '')?.[0] ?? ''
  const known = async (cookie: string) => handler.sessions(new Request(`${ORIGIN}/berths`, { headers: { cookie } }))
  expect(await known(`other=1; ${own}`)).toHaveLength(1)
  const [name] = own.split('=')
  const none = [`${own}; ${own}`, `${own}; ${name}=`, `${name}=`, `${name}=../x`, own.replace('__Host-', ''), `${own}=`]
  for (const cookie of none) expect(await known(cookie)).toEqual([])
})

describe('a planted cookie', () => {
  it('is not signed in along with a second account', async () => {
    const { browser, handler } = createSite()
    const thief = createFakeBrowser(handler.handle)
    await thief.signIn(createEvmSigner(1))
    browser.setCookie(thief.cookie())
    await browser.signIn(signer)
    await browser.signIn(createSolanaSigner())
    const accountsOf = async (who: typeof thief) =>
      (await (await who.get('/siwx/sessions')).json()).map(({ address }: { readonly address: string }) => address)
    expect(await accountsOf(thief)).toEqual([createEvmSigner(1).address])
    expect(await accountsOf(browser)).toHaveLength(3)
  })

  it('ends when its account signs in again', async () => {
    const { browser, handler } = createSite()
    await browser.signIn(signer)
    const old = createFakeBrowser(handler.handle)
    old.setCookie(browser.cookie())
    await browser.signIn(signer)
    expect(await (await old.get('/siwx/sessions')).json()).toEqual([])
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
    expect(browser.cookie()?.match(/session/g)).toHaveLength(1)
  })

  it('cannot come from http: createHandler rejects origins of both schemes', async () => {
    const origins = [ORIGIN, 'http://localhost:3000']
    expect(() => createHandler(createSignInServer({ origins }).signIn)).toThrow(/https or http origins/)
  })
})

describe('a browser with parallel requests', () => {
  const sign = async (own: typeof signer, nonce: Promise<Response> | Response) => {
    const message = createMessageText(own, await (await nonce).json())
    return { message, signature: await own.sign(message) }
  }
  const both = [signer, createSolanaSigner()]

  it('gets two valid nonces without a cookie', async () => {
    const { browser } = createSite()
    const requested = await Promise.all(both.map(({ address }) => browser.post('/siwx/nonce', { address })))
    for (const [at, own] of both.entries()) {
      expect((await browser.post('/siwx/sign-in', await sign(own, requested[at]!))).status).toBe(200)
    }
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('signs in two accounts without an earlier session', async () => {
    const { browser } = createSite()
    const first = await sign(signer, browser.post('/siwx/nonce'))
    const second = await sign(createSolanaSigner(), browser.post('/siwx/nonce'))
    const answers = await Promise.all([first, second].map((signed) => browser.post('/siwx/sign-in', signed)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('signs in with a request sent before another was answered', async () => {
    const { browser, handler } = createSite()
    const first = await sign(signer, browser.post('/siwx/nonce'))
    const second = await sign(createSolanaSigner(), browser.post('/siwx/nonce'))
    const before = createFakeBrowser(handler.handle)
    before.setCookie(browser.cookie())
    await browser.post('/siwx/sign-in', first)
    expect((await before.post('/siwx/sign-in', second)).status).toBe(200)
    browser.setCookie(`${browser.cookie()}; ${before.cookie()}`)
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('has one session for an account in two tabs, and ends it once', async () => {
    const { browser } = createSite()
    const signed = [await sign(signer, browser.post('/siwx/nonce')), await sign(signer, browser.post('/siwx/nonce'))]
    await Promise.all(signed.map((each) => browser.post('/siwx/sign-in', each)))
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
    await browser.post('/siwx/sign-out', { account: ACCOUNT })
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([])
  })
})

it('has 16 accounts at most: the oldest ends', async () => {
  const { browser, clock } = createSite()
  for (let index = 0; index < 17; index++) {
    clock.now += 1
    await browser.signIn(createEvmSigner(index))
  }
  const known: { readonly address: string }[] = await (await browser.get('/siwx/sessions')).json()
  expect([known.length, known[0]?.address]).toEqual([16, createEvmSigner(1).address])
  expect(browser.cookie()?.match(/session/g)).toHaveLength(16)
})

it('createHandler reports a failed storage without its message', async () => {
  const storage = createMemoryStorage()
  const failure = new Error('secret of the disk')
  const { signIn } = createSignInServer({ storage: { ...storage, take: () => Promise.reject(failure) } })
  const received: unknown[] = []
  const browser = createFakeBrowser(createHandler(signIn, { onError: (error) => received.push(error) }).handle)
  const response = await browser.signIn(signer)
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 'SERVER_FAILED', message: expect.not.stringContaining('secret') },
  ])
  expect(received).toEqual([failure])
})

it('createHandler rejects a body that was already read', async () => {
  const { handler } = createSite()
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  const post = (more: Readonly<Record<string, string>>) =>
    handler.handle(new Request(`${ORIGIN}/siwx/nonce`, { method: 'POST', headers: { ...headers, ...more } }))
  for (const more of [{ 'content-length': '60' }, { 'content-length': '1' }, { 'transfer-encoding': 'chunked' }]) {
    const response = await post(more)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'REQUEST_INVALID', message: expect.stringContaining('express.json()') },
    ])
  }
  expect((await post({ 'content-length': '0' })).status).toBe(200)
})
