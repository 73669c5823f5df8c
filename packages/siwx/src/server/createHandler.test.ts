import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/createMemoryStorage.js'
import { createBrowser } from '../testing/createBrowser.js'
import { createServer, ORIGIN, toText } from '../testing/createServer.js'
import { evmSigner, solanaSigner } from '../testing/keys.js'
import { createHandler } from './createHandler.js'

function createSite(options: Parameters<typeof createServer>[0] = {}, origin = ORIGIN) {
  const server = createServer({ origins: [origin], ...options })
  const handler = createHandler(server.signIn)
  return { ...server, handler, browser: createBrowser(handler.handle, origin) }
}

const signer = evmSigner()
const ACCOUNT = `eip155:1:${signer.address}`

describe('a visitor', () => {
  it('signs in, is known, and signs out', async () => {
    const { browser } = createSite()
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([])
    const entered = await browser.enter(signer)
    expect(entered.status).toBe(200)
    expect(await entered.json()).toMatchObject({ account: ACCOUNT, message: { domain: 'harbour.example' } })
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([expect.objectContaining({ account: ACCOUNT })])
    expect(await (await browser.post('/siwx/sign-out')).json()).toEqual([])
    expect(browser.cookie()).not.toMatch(/session/)
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([])
  })

  it('signs in with a second account, and out of one', async () => {
    const { browser } = createSite()
    await browser.enter(signer)
    await browser.enter(solanaSigner())
    const left = await browser.post('/siwx/sign-out', { account: ACCOUNT })
    expect(await left.json()).toEqual([expect.objectContaining({ address: solanaSigner().address })])
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
  })

  it('has a cookie that no script reads and no other site sends', async () => {
    const { browser } = createSite({ sessionLifetime: 60_000 })
    const response = await browser.enter(signer)
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-siwx-session-[0-9a-f]{8}=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=60$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('has one on a machine of one’s own too', async () => {
    const { browser } = createSite({}, 'http://localhost:5173')
    const response = await browser.enter(signer)
    expect(response.headers.get('set-cookie')).toMatch(
      /^siwx-session-[0-9a-f]{8}=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/,
    )
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
  })

  it('is not followed by who knew the cookie before they signed in', async () => {
    const { browser, handler } = createSite()
    await browser.post('/siwx/nonce')
    const planted = browser.cookie()
    await browser.enter(signer)
    expect(browser.cookie()).not.toBe(planted)
    const thief = createBrowser(handler.handle)
    thief.setCookie(planted)
    expect(await (await thief.get('/siwx/sessions')).json()).toEqual([])
  })

  it('has what a second tab is signing meanwhile', async () => {
    const { browser } = createSite()
    const nonce = await (await browser.post('/siwx/nonce')).json()
    await browser.enter(signer)
    const message = toText(solanaSigner(), nonce)
    const second = await browser.post('/siwx/sign-in', { message, signature: await solanaSigner().sign(message) })
    expect(second.status).toBe(200)
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('cannot use what another browser was given', async () => {
    const { browser, handler } = createSite()
    const message = toText(signer, await (await browser.post('/siwx/nonce')).json())
    const signed = { message, signature: await signer.sign(message) }
    const thief = createBrowser(handler.handle)
    expect(await (await thief.post('/siwx/sign-in', signed)).json()).toMatchObject({ code: 'NONCE_UNKNOWN' })
    await thief.post('/siwx/nonce')
    const again = await thief.post('/siwx/sign-in', signed)
    expect([again.status, await again.json()]).toEqual([401, expect.objectContaining({ code: 'NONCE_UNKNOWN' })])
  })
})

/** A body that is so long as JSON. */
const ofBytes = (length: number) => ({ message: 'a'.repeat(length - JSON.stringify({ message: '' }).length) })

it.each<[string, object, Readonly<Record<string, string>>, number, string]>([
  ['from another site', {}, { origin: 'https://evil.example' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['from nowhere', {}, { origin: 'null' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['as a form sends it', {}, { 'content-type': 'text/plain' }, 400, 'REQUEST_INVALID'],
  ['without a signature', { message: 'x' }, {}, 400, 'REQUEST_INVALID'],
  ['with something else than texts', { message: 'x', signature: 1 }, {}, 400, 'REQUEST_INVALID'],
  ['with a list', [], {}, 400, 'REQUEST_INVALID'],
  ['of 64,000 bytes that is none', ofBytes(64_000), {}, 400, 'REQUEST_INVALID'],
  ['of 64,001 bytes', ofBytes(64_001), {}, 413, 'REQUEST_TOO_LARGE'],
])('refuses a request %s', async (_what, body, headers, status, code) => {
  const { browser } = createSite()
  await browser.post('/siwx/nonce')
  const response = await browser.post('/siwx/sign-in', body, headers)
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
})

it('refuses what is no JSON, and a POST that does not say where it comes from', async () => {
  const { handler } = createSite()
  const post = (headers: Readonly<Record<string, string>>, body: BodyInit) =>
    handler.handle(new Request(`${ORIGIN}/siwx/nonce`, { method: 'POST', headers, body }))
  const json = { 'content-type': 'application/json' }
  expect((await post({ ...json, origin: ORIGIN }, '{')).status).toBe(400)
  expect((await post({ ...json, origin: ORIGIN }, Uint8Array.of(255))).status).toBe(400)
  expect((await post(json, '{}')).status).toBe(403)
})

it('says which part of a message is wrong', async () => {
  const { browser } = createSite()
  await browser.post('/siwx/nonce')
  const response = await browser.post('/siwx/sign-in', { message: 'Ahoy', signature: '0x' })
  expect(await response.json()).toMatchObject({ code: 'MESSAGE_INVALID', field: 'domain' })
})

it('says that it cannot know, where it cannot', async () => {
  const eip155 = { isAddress: () => true, verify: () => Promise.reject(new Error('secret of the node')) }
  const heard: unknown[] = []
  const { signIn } = createServer({ chains: ['eip155:1'], verifiers: { eip155 } })
  const browser = createBrowser(createHandler(signIn, { onError: (error) => heard.push(error) }).handle)
  const response = await browser.enter(signer)
  expect(response.status).toBe(503)
  expect(heard).toMatchObject([{ code: 'VERIFIER_FAILED', cause: { message: 'secret of the node' } }])
  expect(await response.text()).not.toContain('secret')
})

it('has no other routes', async () => {
  const { browser } = createSite()
  const paths = ['/siwx/nonce', '/siwx/constructor', '/']
  expect(await Promise.all(paths.map(async (path) => (await browser.get(path)).status))).toEqual([404, 404, 404])
})

it('takes a cookie that is there twice, or is none of ours, for none', async () => {
  const { browser, handler } = createSite()
  await browser.enter(signer)
  const own = /__Host-siwx-session-[^;]+/.exec(browser.cookie() ?? '')?.[0] ?? ''
  const known = async (cookie: string) => handler.sessions(new Request(`${ORIGIN}/berths`, { headers: { cookie } }))
  expect(await known(`other=1; ${own}`)).toHaveLength(1)
  const [name] = own.split('=')
  const none = [`${own}; ${own}`, `${own}; ${name}=`, `${name}=`, `${name}=../x`, own.replace('__Host-', ''), `${own}=`]
  for (const cookie of none) expect(await known(cookie)).toEqual([])
})

describe('a cookie that somebody planted', () => {
  it('is not signed in along with a second account', async () => {
    const { browser, handler } = createSite()
    const thief = createBrowser(handler.handle)
    await thief.enter(evmSigner(1))
    browser.setCookie(thief.cookie())
    await browser.enter(signer)
    await browser.enter(solanaSigner())
    const accountsOf = async (who: typeof thief) =>
      (await (await who.get('/siwx/sessions')).json()).map(({ address }: { readonly address: string }) => address)
    expect(await accountsOf(thief)).toEqual([evmSigner(1).address])
    expect(await accountsOf(browser)).toHaveLength(3)
  })

  it('ends when its account signs in again', async () => {
    const { browser, handler } = createSite()
    await browser.enter(signer)
    const old = createBrowser(handler.handle)
    old.setCookie(browser.cookie())
    await browser.enter(signer)
    expect(await (await old.get('/siwx/sessions')).json()).toEqual([])
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
    expect(browser.cookie()?.match(/session/g)).toHaveLength(1)
  })

  it('is none of http’s where the site is https', async () => {
    const origins = [ORIGIN, 'http://localhost:3000']
    expect(() => createHandler(createServer({ origins }).signIn)).toThrow(/of https or of http/)
  })
})

describe('at once', () => {
  const sign = async (own: typeof signer, nonce: Promise<Response> | Response) => {
    const message = toText(own, await (await nonce).json())
    return { message, signature: await own.sign(message) }
  }
  const both = [signer, solanaSigner()]

  it('two nonces without a cookie are good', async () => {
    const { browser } = createSite()
    const asked = await Promise.all(both.map(({ address }) => browser.post('/siwx/nonce', { address })))
    for (const [at, own] of both.entries()) {
      expect((await browser.post('/siwx/sign-in', await sign(own, asked[at]!))).status).toBe(200)
    }
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('two accounts that sign in first both are signed in', async () => {
    const { browser } = createSite()
    const first = await sign(signer, browser.post('/siwx/nonce'))
    const second = await sign(solanaSigner(), browser.post('/siwx/nonce'))
    const answers = await Promise.all([first, second].map((signed) => browser.post('/siwx/sign-in', signed)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('one that was sent before the other was answered is signed in as well', async () => {
    const { browser, handler } = createSite()
    const first = await sign(signer, browser.post('/siwx/nonce'))
    const second = await sign(solanaSigner(), browser.post('/siwx/nonce'))
    const before = createBrowser(handler.handle)
    before.setCookie(browser.cookie())
    await browser.post('/siwx/sign-in', first)
    expect((await before.post('/siwx/sign-in', second)).status).toBe(200)
    browser.setCookie(`${browser.cookie()}; ${before.cookie()}`)
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(2)
  })

  it('the same account in two tabs is one, and goes as one', async () => {
    const { browser } = createSite()
    const signed = [await sign(signer, browser.post('/siwx/nonce')), await sign(signer, browser.post('/siwx/nonce'))]
    await Promise.all(signed.map((each) => browser.post('/siwx/sign-in', each)))
    expect(await (await browser.get('/siwx/sessions')).json()).toHaveLength(1)
    await browser.post('/siwx/sign-out', { account: ACCOUNT })
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([])
  })
})

it('has 16 accounts of a browser and no more: the oldest ends', async () => {
  const { browser, clock } = createSite()
  for (let index = 0; index < 17; index++) {
    clock.now += 1
    await browser.enter(evmSigner(index))
  }
  const known: { readonly address: string }[] = await (await browser.get('/siwx/sessions')).json()
  expect([known.length, known[0]?.address]).toEqual([16, evmSigner(1).address])
  expect(browser.cookie()?.match(/session/g)).toHaveLength(16)
})

it('says that a storage failed, and nothing that it said', async () => {
  const storage = createMemoryStorage()
  const failure = new Error('secret of the disk')
  const { signIn } = createServer({ storage: { ...storage, take: () => Promise.reject(failure) } })
  const heard: unknown[] = []
  const browser = createBrowser(createHandler(signIn, { onError: (error) => heard.push(error) }).handle)
  const response = await browser.enter(signer)
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: 'SERVER_FAILED', message: expect.not.stringContaining('secret') },
  ])
  expect(heard).toEqual([failure])
})

it('refuses a body that was read before it came, rather than take it for none', async () => {
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
