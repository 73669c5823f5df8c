import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFramedSite } from '../testing/createFramedSite.js'
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

it('S4.059 the frame is not loaded at first', () => {
  const { browser, frame } = createFramedSite()
  expect(frame.status()).toBe('idle')
  expect(browser.frames).toHaveLength(0)
})

it('S4.060 the frame is not ready without READY', async () => {
  const { browser, frame } = createFramedSite({ isMute: true })
  frame.load()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(frame.status()).toBe('loading')
  browser.messagePage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  expect(frame.status()).toBe('ready')
})

it('S9.021 the frame is ready 500 ms after READY', async () => {
  const { frame } = createFramedSite()
  const loaded = codeOf(frame.load())
  expect(frame.status()).toBe('loading')
  await vi.advanceTimersByTimeAsync(499)
  expect(frame.status()).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(frame.status()).toBe('ready')
  expect(await loaded).toBe('ok')
})

it('the frame is ready 500 ms after the first of several READYs', async () => {
  const { browser, frame } = createFramedSite({ isMute: true })
  frame.load()
  for (let each = 0; each < 5; each++) {
    browser.messagePage({ type: '@w3m-frame/READY' })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(frame.status()).toBe('ready')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(frame.journal().filter((line) => line.endsWith(' ready'))).toHaveLength(1)
})

it('S7.059 the frame loads from the secure origin with the project id', async () => {
  const { browser, frame } = createFramedSite({
    page: { url: 'https://secure.example/base/', enableLogger: false, rpcUrl: 'https://rpc.example/?a=1' },
  })
  frame.load()
  const [element] = browser.elements()
  expect(element?.src).toBe(
    'https://secure.example/base/sdk?projectId=abc&chainId=1&version=4&enableLogger=false&rpcUrl=https%3A%2F%2Frpc.example%2F%3Fa%3D1',
  )
  expect(frame.origin).toBe('https://secure.example')
})

it('the frame uses CAIP-2 for networks without a number, and omits absent options', () => {
  const { browser, frame } = createFramedSite({ page: { caipNetworkId: 'solana:abc' } })
  frame.load()
  expect(new URL(browser.elements()[0]?.src ?? '').search).toBe(
    '?projectId=abc&chainId=solana%3Aabc&version=4&enableLogger=true',
  )
})

it.each(['', 'secure.example', 'javascript:alert(1)', 'data:text/html,x', 'file:///x'])(
  'the frame rejects %j, which has an opaque origin',
  (url) => {
    expect(() => createFramedSite({ page: { url } })).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  },
)

it.each(['http://secure.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'ftp://localhost'])(
  'the frame rejects %s, which could be replaced on the way',
  (url) => {
    expect(() => createFramedSite({ page: { url } })).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
  },
)

it.each([
  'https://secure.example',
  'http://localhost:5173',
  'http://secure.localhost',
  'http://127.0.0.1:1',
  'http://[::1]:1',
])('the frame accepts %s: https or localhost', (url) => {
  expect(createFramedSite({ page: { url } }).frame.origin).toBe(url)
})

it('S9.015 the frame times out after 20 s, and retries with a new element', async () => {
  const { browser, frame } = createFramedSite({ isMute: true })
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
  browser.messagePage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  expect(await again).toBe('ok')
  expect(browser.frames).toHaveLength(2)
})

it('the frame rejects requests if it does not load', async () => {
  const { frame } = createFramedSite({ isMute: true })
  const requested = codeOf(frame.request('IS_CONNECTED', undefined))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await requested).toBe('LOAD_FAILED')
})

it('the frame loads once for parallel calls', async () => {
  const { browser, frame } = createFramedSite({ handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) } })
  const all = [frame.load(), frame.load(), frame.request('GET_CHAIN_ID', undefined)]
  await vi.advanceTimersByTimeAsync(500)
  await Promise.all(all)
  await frame.load()
  expect(browser.frames).toHaveLength(1)
})

it('the frame replaces the document on reload: pending requests reject, later ones go to the new one', async () => {
  const answers = ['never', 'now']
  const { browser, frame } = createFramedSite({
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

it('the frame rejects pending loads when the document is dropped', async () => {
  const { frame } = createFramedSite({ isMute: true })
  const outcome = codeOf(frame.load())
  frame.reload().catch(() => {})
  expect(await outcome).toBe('ABORTED')
})

it('the frame detects a document that reloaded itself', async () => {
  const { browser, frame } = createFramedSite({ handlers: { CONNECT_DEVICE: () => new Promise(() => {}) } })
  const reasons: string[] = []
  frame.onRestart((reason) => reasons.push(reason))
  const requested = codeOf(frame.request('CONNECT_DEVICE', undefined))
  await vi.advanceTimersByTimeAsync(500)
  browser.replaceDocument()
  expect(await requested).toBe('ABORTED')
  expect(frame.status()).toBe('loading')
  expect(reasons).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(frame.status()).toBe('ready')
  expect(reasons).toEqual(['reload'])
})

it('the frame detects a document replaced by a silent one', async () => {
  const { browser, frame } = createFramedSite()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  browser.replaceDocument(() => {})
  expect(frame.status()).toBe('loading')
  const outcome = codeOf(frame.load())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBe('LOAD_FAILED')
  expect(frame.status()).toBe('failed')
})

it('the frame ignores a late load event', async () => {
  const { browser, frame } = createFramedSite({ isMute: true })
  frame.load()
  browser.messagePage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  expect(frame.status()).toBe('ready')
  // The frame reloads itself: its READY arrives before the load event of the iframe.
  browser.messagePage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  browser.fireLoad()
  expect(frame.status()).toBe('ready')
  browser.fireLoad()
  expect(frame.status()).toBe('loading')
})

it('the frame keeps waiting for READY after the load event', async () => {
  const { browser, frame } = createFramedSite({ isMute: true })
  const reasons: string[] = []
  frame.onRestart((reason) => reasons.push(reason))
  const requested = codeOf(frame.request('CONNECT_DEVICE', undefined, { timeout: 30_000 }))
  await vi.advanceTimersByTimeAsync(15_000)
  browser.fireLoad()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(frame.status()).toBe('loading')
  // The timeout of 20 s runs from the start; the load event does not restart it.
  await vi.advanceTimersByTimeAsync(1)
  expect(frame.status()).toBe('failed')
  expect(await requested).toBe('LOAD_FAILED')
  expect(reasons).toEqual([])
})

it('the frame ignores a dropped element', async () => {
  const { browser, frame } = createFramedSite()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const [dropped] = browser.elements()
  const event = browser.loadEvent()
  frame.reload()
  await vi.advanceTimersByTimeAsync(500)
  dropped?.dispatchEvent(event)
  expect(frame.status()).toBe('ready')
})

it('the frame expects one load event per document', async () => {
  const { browser, frame } = createFramedSite()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  browser.messagePage({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(500)
  browser.fireLoad()
  expect(frame.status()).toBe('ready')
})

it('S7.082 the frame treats READY as the reply to RELOAD', async () => {
  const { browser, client, frame } = createFramedSite({ handlers: { RELOAD: () => new Promise(() => {}) } })
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const reloaded = codeOf(client.reload())
  await vi.advanceTimersByTimeAsync(0)
  browser.replaceDocument()
  expect(await reloaded).toBe('ok')
})

it('the frame ignores messages before it is loaded', async () => {
  const { browser, frame } = createFramedSite()
  const received: string[] = []
  frame.onRestart((reason) => received.push(reason))
  const message = { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } }
  for (const source of [null, {}]) browser.messagePage(message, { source })
  frame.load()
  for (const element of browser.elements()) element.remove()
  browser.messagePage(message, { source: null })
  expect(frame.ignored().source).toBe(3)
  expect(received).toEqual([])
})

it('the frame reloads after the page was emptied', async () => {
  const { browser, frame } = createFramedSite({ handlers: { GET_CHAIN_ID: () => ({ chainId: 5 }) } })
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  for (const element of browser.elements()) element.remove()
  const requested = frame.request('GET_CHAIN_ID', undefined)
  await vi.advanceTimersByTimeAsync(500)
  expect(await requested).toEqual({ chainId: 5 })
  expect(browser.elements()).toHaveLength(1)
})

it('S8.048 the frame rejects a theme before it is loaded, and does not load for it', async () => {
  const { browser, frame } = createFramedSite()
  await expect(frame.request('SYNC_THEME', { themeMode: 'dark' })).rejects.toMatchObject({
    code: 'FRAME_MISSING',
    message: 'iframe is not set',
  })
  expect(browser.frames).toHaveLength(0)
})

it('the frame sends the theme as soon as READY arrived', async () => {
  const received: unknown[] = []
  const { frame } = createFramedSite({ handlers: { SYNC_THEME: (payload) => void received.push(payload) } })
  frame.load()
  const reported = frame.request('SYNC_THEME', { themeMode: 'dark' })
  await vi.advanceTimersByTimeAsync(1)
  await reported
  expect(received).toEqual([{ themeMode: 'dark' }])
  expect(frame.status()).toBe('loading')
})

it('the frame reports a session change without its token', async () => {
  const { frame, host, logs } = createFramedSite({ handlers: { SYNC_DAPP_DATA: () => {} } })
  const received: unknown[] = []
  const undo = frame.onRestart((...parameters) => received.push(...parameters))
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  host().notifySession('too early')
  await frame.request('SYNC_DAPP_DATA', { projectId: 'abc' })
  host().notifySession('secret-token')
  await vi.advanceTimersByTimeAsync(1)
  expect(received).toEqual(['session'])
  expect(`${frame.journal()}${logs}`).not.toContain('secret-token')
  undo()
  host().notifySession('again')
  await vi.advanceTimersByTimeAsync(1)
  expect(received).toEqual(['session'])
})

it('the page learns the height of the content, and of no stranger', async () => {
  const { browser, frame, host } = createFramedSite({ handlers: { IS_CONNECTED: () => ({ isConnected: false }) } })
  const heights: number[] = []
  const stop = frame.onHeight((height) => heights.push(height))
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  host().notifyHeight(1)
  frame.request('IS_CONNECTED', undefined).catch(() => {})
  await vi.advanceTimersByTimeAsync(1)
  host().notifyHeight(312.5)
  await vi.advanceTimersByTimeAsync(1)
  expect(heights).toEqual([312.5])
  const before = frame.ignored().shape
  for (const height of [-1, Number.POSITIVE_INFINITY, Number.NaN, '300'])
    browser.messagePage({ type: '@w3m-frame/RESIZE', payload: { height } })
  browser.messagePage({ type: '@w3m-frame/RESIZE', payload: { height: 7 } }, { source: {} })
  expect(frame.ignored().shape).toBe(before + 4)
  stop()
  host().notifyHeight(400)
  await vi.advanceTimersByTimeAsync(1)
  expect(heights).toEqual([312.5])
})

it('the frame continues when a listener throws', async () => {
  const { browser, frame, logs } = createFramedSite()
  const received: string[] = []
  frame.onRestart(() => {
    throw new Error('mine')
  })
  frame.onRestart((reason) => received.push(reason))
  frame.load()
  browser.messagePage({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } })
  expect(received).toEqual(['session'])
  expect(browser.thrown).toEqual([])
  expect(logs).toContain('error A listener of the embedded wallet threw')
})

it('the frame ends with its signal: removes element and listener, and rejects pending requests', async () => {
  const { browser, frame, life } = createFramedSite({ handlers: { CONNECT_DEVICE: () => new Promise(() => {}) } })
  const requested = codeOf(frame.request('CONNECT_DEVICE', undefined))
  await vi.advanceTimersByTimeAsync(600)
  life.abort()
  expect(await requested).toBe('ABORTED')
  expect(browser.elements()).toHaveLength(0)
  expect(await codeOf(frame.load())).toBe('ABORTED')
  expect(await codeOf(frame.reload())).toBe('ABORTED')
  expect(await codeOf(frame.request('GET_USER', undefined))).toBe('ABORTED')
  browser.messagePage({})
  expect(frame.ignored().origin + frame.ignored().source + frame.ignored().shape).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('the frame creates nothing with an aborted signal', async () => {
  const { browser } = createFramedSite()
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

it('the frame counts a message that throws on reading', async () => {
  const { browser, frame } = createFramedSite()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const unreadable = {
    get type(): string {
      throw new Error('Do not read me')
    },
  }
  browser.messagePage(unreadable)
  expect(frame.ignored().shape).toBe(1)
  expect(browser.thrown).toEqual([])
})

it('the frame logs its malformed messages as warnings, and others as debug', async () => {
  const { browser, frame, logs } = createFramedSite()
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const said = "Ignored a message of the embedded wallet's frame"
  browser.messagePage({ type: '@w3m-frame/GET_USER_SUCCESS', id: 'nobody-asked' })
  browser.messagePage({ type: '@w3m-frame/GET_USER_SUCCESS', id: 7 })
  expect(logs).toContain(`debug ${said}: unknownId`)
  expect(logs).toContain(`warn ${said}: shape`)
})
