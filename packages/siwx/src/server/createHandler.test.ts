import { describe, expect, it } from 'vitest'
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
    expect(browser.cookie()).toBeUndefined()
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
      /^__Host-siwx=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=60$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('has one on a machine of one’s own too', async () => {
    const { browser } = createSite({}, 'http://localhost:5173')
    const response = await browser.enter(signer)
    expect(response.headers.get('set-cookie')).toMatch(/^siwx=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/)
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

it.each<[string, object, Readonly<Record<string, string>>, number, string]>([
  ['from another site', {}, { origin: 'https://evil.example' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['from nowhere', {}, { origin: 'null' }, 403, 'ORIGIN_NOT_ALLOWED'],
  ['as a form sends it', {}, { 'content-type': 'text/plain' }, 400, 'REQUEST_INVALID'],
  ['without a signature', { message: 'x' }, {}, 400, 'REQUEST_INVALID'],
  ['with something else than texts', { message: 'x', signature: 1 }, {}, 400, 'REQUEST_INVALID'],
  ['with a list', [], {}, 400, 'REQUEST_INVALID'],
  ['too large to be one', { message: 'a'.repeat(64_001) }, {}, 413, 'REQUEST_TOO_LARGE'],
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
  const { browser } = createSite({ chains: ['eip155:1'], verifiers: { eip155 } })
  const response = await browser.enter(signer)
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('secret')
})

it('has no other routes', async () => {
  const { browser } = createSite()
  const paths = ['/siwx/nonce', '/siwx/constructor', '/']
  expect(await Promise.all(paths.map(async (path) => (await browser.get(path)).status))).toEqual([404, 404, 404])
})

it('takes a cookie that is there twice, or is none of ours, for none', async () => {
  const { browser } = createSite()
  await browser.enter(signer)
  const own = browser.cookie()
  for (const cookie of [`${own}; ${own}`, '__Host-siwx=', '__Host-siwx=../x', undefined]) {
    browser.setCookie(cookie)
    expect(await (await browser.get('/siwx/sessions')).json()).toEqual([])
  }
})
