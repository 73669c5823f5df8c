import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTalk } from '../testing/createTalk.js'
import { createAuthFrame } from './createAuthFrame.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

it('S4.059 is not loaded at first', () => {
  const { browser, frame } = createTalk()
  expect(frame.status()).toBe('idle')
  expect(browser.frames).toHaveLength(0)
})

it('S4.060 is not ready without READY', async () => {
  const { browser, frame } = createTalk({ isMute: true })
  frame.load()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(frame.status()).toBe('loading')
  browser.tellPage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  expect(frame.status()).toBe('ready')
})

it('S9.021 is ready 500 ms after READY', async () => {
  const { frame } = createTalk()
  const loaded = codeOf(frame.load())
  expect(frame.status()).toBe('loading')
  await vi.advanceTimersByTimeAsync(499)
  expect(frame.status()).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(frame.status()).toBe('ready')
  expect(await loaded).toBe('ok')
})

it('is ready 500 ms after the first READY, however often a document says so', async () => {
  const { browser, frame } = createTalk({ isMute: true })
  frame.load()
  for (let each = 0; each < 5; each++) {
    browser.tellPage({ type: '@w3m-frame/READY' })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(frame.status()).toBe('ready')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(frame.journal().filter((line) => line.endsWith(' ready'))).toHaveLength(1)
})

it('S7.059 loads from the secure origin, and says who asks', async () => {
  const { browser, frame } = createTalk({
    page: { url: 'https://secure.example/base/', enableLogger: false, rpcUrl: 'https://rpc.example/?a=1' },
  })
  frame.load()
  const [element] = browser.elements()
  expect(element?.src).toBe(
    'https://secure.example/base/sdk?projectId=abc&chainId=1&version=4&enableLogger=false&rpcUrl=https%3A%2F%2Frpc.example%2F%3Fa%3D1',
  )
  expect(frame.origin).toBe('https://secure.example')
})

it('names networks that have no number in CAIP-2, and leaves out what is not said', () => {
  const { browser, frame } = createTalk({ page: { caipNetworkId: 'solana:abc' } })
  frame.load()
  expect(new URL(browser.elements()[0]?.src ?? '').search).toBe(
    '?projectId=abc&chainId=solana%3Aabc&version=4&enableLogger=true',
  )
})

it.each(['', 'secure.example', 'javascript:alert(1)', 'data:text/html,x', 'file:///x'])(
  'refuses %j, whose origin could not be told from others',
  (url) => {
    expect(() => createTalk({ page: { url } })).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  },
)

it.each(['http://secure.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'ftp://localhost'])(
  'refuses %s, on the way to which somebody could put a frame of their own in its place',
  (url) => {
    expect(() => createTalk({ page: { url } })).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  },
)

it.each([
  'https://secure.example',
  'http://localhost:5173',
  'http://secure.localhost',
  'http://127.0.0.1:1',
  'http://[::1]:1',
])('takes %s: https, or a site on this machine', (url) => {
  expect(createTalk({ page: { url } }).frame.origin).toBe(url)
})

it('S9.015 gives up after 20 s, and tries anew with another element', async () => {
  const { browser, frame } = createTalk({ isMute: true })
  const first = frame.load()
  const outcome = first.catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(frame.status()).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('Unable to load email login dependency')
  expect(await codeOf(first)).toBe('LOAD_FAILED')
  expect(frame.status()).toBe('failed')
  expect(browser.elements()).toHaveLength(0)

  const again = codeOf(frame.load())
  expect(browser.elements()).toHaveLength(1)
  browser.tellPage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  expect(await again).toBe('ok')
  expect(browser.frames).toHaveLength(2)
})

it('fails what waits for a frame that does not load', async () => {
  const { frame } = createTalk({ isMute: true })
  const asked = codeOf(frame.request('IS_CONNECTED', undefined))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await asked).toBe('LOAD_FAILED')
})

it('loads once for all who ask', async () => {
  const { browser, frame } = createTalk({ handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) } })
  const all = [frame.load(), frame.load(), frame.request('GET_CHAIN_ID', undefined)]
  await vi.advanceTimersByTimeAsync(500)
  await Promise.all(all)
  await frame.load()
  expect(browser.frames).toHaveLength(1)
})

it('drops the document on reload: what waits is rejected, and what comes next is asked of a new one', async () => {
  const answers = ['never', 'now']
  const { browser, frame } = createTalk({
    handlers: {
      GET_USER: () => (answers.shift() === 'never' ? new Promise(() => {}) : { address: '0xaa', chainId: 1 }),
    },
  })
  const first = codeOf(frame.request('GET_USER', undefined))
  await vi.advanceTimersByTimeAsync(600)
  const reloaded = frame.reload()
  expect(await first).toBe('ABORTED')
  expect(frame.status()).toBe('loading')
  const second = frame.request('GET_USER', undefined)
  await vi.advanceTimersByTimeAsync(500)
  await reloaded
  expect(await second).toEqual({ address: '0xaa', chainId: 1 })
  expect(browser.frames).toHaveLength(2)
  expect(browser.elements()).toHaveLength(1)
})

it('rejects those who wait for a document that is dropped while it loads', async () => {
  const { frame } = createTalk({ isMute: true })
  const outcome = codeOf(frame.load())
  frame.reload().catch(() => {})
  expect(await outcome).toBe('ABORTED')
})

it('notices a document that was loaded anew by itself', async () => {
  const { browser, frame } = createTalk({ handlers: { CONNECT_DEVICE: () => new Promise(() => {}) } })
  const reasons: string[] = []
  frame.onRestart((reason) => reasons.push(reason))
  const asked = codeOf(frame.request('CONNECT_DEVICE', undefined))
  await vi.advanceTimersByTimeAsync(500)
  browser.replaceDocument()
  expect(await asked).toBe('ABORTED')
  expect(frame.status()).toBe('loading')
  expect(reasons).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(frame.status()).toBe('ready')
  expect(reasons).toEqual(['reload'])
})

it('notices a document that was replaced by one that never speaks', async () => {
  const { browser, frame } = createTalk()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  browser.replaceDocument(() => {})
  expect(frame.status()).toBe('loading')
  const outcome = codeOf(frame.load())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBe('LOAD_FAILED')
  expect(frame.status()).toBe('failed')
})

it('does not take the late end of loading for another document', async () => {
  const { browser, frame } = createTalk({ isMute: true })
  frame.load()
  browser.tellPage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  expect(frame.status()).toBe('ready')
  // By itself, before the element has told of its end of loading either.
  browser.tellPage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  browser.tellLoaded()
  expect(frame.status()).toBe('ready')
  browser.tellLoaded()
  expect(frame.status()).toBe('loading')
})

it('waits on for a document that has ended to load and does not speak yet', async () => {
  const { browser, frame } = createTalk({ isMute: true })
  const reasons: string[] = []
  frame.onRestart((reason) => reasons.push(reason))
  const asked = codeOf(frame.request('CONNECT_DEVICE', undefined, { timeout: 30_000 }))
  await vi.advanceTimersByTimeAsync(15_000)
  browser.tellLoaded()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(frame.status()).toBe('loading')
  // 20 s from the beginning, which the end of loading does not put off.
  await vi.advanceTimersByTimeAsync(1)
  expect(frame.status()).toBe('failed')
  expect(await asked).toBe('LOAD_FAILED')
  expect(reasons).toEqual([])
})

it('hears no element that it has dropped', async () => {
  const { browser, frame } = createTalk()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const [dropped] = browser.elements()
  const event = browser.loadEvent()
  frame.reload()
  await vi.advanceTimersByTimeAsync(500)
  dropped?.dispatchEvent(event)
  expect(frame.status()).toBe('ready')
})

it('expects the end of loading of each document that was not told of before', async () => {
  const { browser, frame } = createTalk()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  browser.tellPage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  browser.tellLoaded()
  expect(frame.status()).toBe('ready')
})

it('S7.082 takes READY for the answer of a document that was asked to load anew', async () => {
  const { browser, client, frame } = createTalk({ handlers: { RELOAD: () => new Promise(() => {}) } })
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const reloaded = codeOf(client.reload())
  await vi.advanceTimersByTimeAsync(0)
  browser.replaceDocument()
  expect(await reloaded).toBe('ok')
})

it('hears nobody while there is no frame', async () => {
  const { browser, frame } = createTalk()
  const heard: string[] = []
  frame.onRestart((reason) => heard.push(reason))
  const message = { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } }
  for (const source of [null, {}]) browser.tellPage(message, { source })
  frame.load()
  for (const element of browser.elements()) element.remove()
  browser.tellPage(message, { source: null })
  expect(frame.ignored().source).toBe(3)
  expect(heard).toEqual([])
})

it('loads anew when somebody has emptied the page', async () => {
  const { browser, frame } = createTalk({ handlers: { GET_CHAIN_ID: () => ({ chainId: 5 }) } })
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  for (const element of browser.elements()) element.remove()
  const asked = frame.request('GET_CHAIN_ID', undefined)
  await vi.advanceTimersByTimeAsync(500)
  expect(await asked).toEqual({ chainId: 5 })
  expect(browser.elements()).toHaveLength(1)
})

it('S8.048 has nothing to tell the theme to while there is no frame, and makes none for it', async () => {
  const { browser, frame } = createTalk()
  await expect(frame.request('SYNC_THEME', { themeMode: 'dark' })).rejects.toMatchObject({
    code: 'FRAME_MISSING',
    message: 'iframe is not set',
  })
  expect(browser.frames).toHaveLength(0)
})

it('tells the theme as soon as the document listens', async () => {
  const heard: unknown[] = []
  const { frame } = createTalk({ handlers: { SYNC_THEME: (payload) => void heard.push(payload) } })
  frame.load()
  const told = frame.request('SYNC_THEME', { themeMode: 'dark' })
  await vi.advanceTimersByTimeAsync(1)
  await told
  expect(heard).toEqual([{ themeMode: 'dark' }])
  expect(frame.status()).toBe('loading')
})

it('hears that the session changed, and keeps the token to itself', async () => {
  const { frame, host, logs } = createTalk({ handlers: { SYNC_DAPP_DATA: () => {} } })
  const heard: unknown[] = []
  const undo = frame.onRestart((...parameters) => heard.push(...parameters))
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  host().tell('too early')
  await frame.request('SYNC_DAPP_DATA', { projectId: 'abc' })
  host().tell('secret-token')
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['session'])
  expect(`${frame.journal()}${logs}`).not.toContain('secret-token')
  undo()
  host().tell('again')
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['session'])
})

it('goes on when a listener throws', async () => {
  const { browser, frame, logs } = createTalk()
  const heard: string[] = []
  frame.onRestart(() => {
    throw new Error('mine')
  })
  frame.onRestart((reason) => heard.push(reason))
  frame.load()
  browser.tellPage({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } })
  expect(heard).toEqual(['session'])
  expect(browser.thrown).toEqual([])
  expect(logs).toContain('error A listener of the embedded wallet threw')
})

it('ends with its signal: no element, no listener, and what waits is rejected', async () => {
  const { browser, frame, life } = createTalk({ handlers: { CONNECT_DEVICE: () => new Promise(() => {}) } })
  const asked = codeOf(frame.request('CONNECT_DEVICE', undefined))
  await vi.advanceTimersByTimeAsync(600)
  life.abort()
  expect(await asked).toBe('ABORTED')
  expect(browser.elements()).toHaveLength(0)
  expect(await codeOf(frame.load())).toBe('ABORTED')
  expect(await codeOf(frame.reload())).toBe('ABORTED')
  expect(await codeOf(frame.request('GET_USER', undefined))).toBe('ABORTED')
  browser.tellPage({})
  expect(frame.ignored().origin + frame.ignored().source + frame.ignored().shape).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('makes nothing when its signal has ended before', async () => {
  const { browser } = createTalk()
  const frame = createAuthFrame({
    url: browser.siteOrigin,
    projectId: 'abc',
    caipNetworkId: 'eip155:1',
    enableLogger: false,
    signal: AbortSignal.abort(),
  })
  expect(await codeOf(frame.load())).toBe('ABORTED')
  expect(browser.frames).toHaveLength(0)
})

it('counts a message of the frame that throws when it is read', async () => {
  const { browser, frame } = createTalk()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const unreadable = {
    get type(): string {
      throw new Error('Do not read me')
    },
  }
  browser.tellPage(unreadable)
  expect(frame.ignored().shape).toBe(1)
  expect(browser.thrown).toEqual([])
})

it('warns of a message of the frame that makes no sense, and only notes what others say', async () => {
  const { browser, frame, logs } = createTalk()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const said = "Ignored a message of the embedded wallet's frame"
  browser.tellPage({ type: '@w3m-frame/GET_USER_SUCCESS', id: 'nobody-asked' })
  browser.tellPage({ type: '@w3m-frame/GET_USER_SUCCESS', id: 7 })
  expect(logs).toContain(`debug ${said}: unknownId`)
  expect(logs).toContain(`warn ${said}: shape`)
})
