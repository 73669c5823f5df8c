import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import { createFramedSite, type FramedSiteParameters } from '../testing/createFramedSite.js'
import { FrameWindow } from '../testing/FrameWindow.js'
import { createFrameServer } from './createFrameServer.js'
import type { FrameServerWindow } from './frameServer.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function startTalk(parameters: FramedSiteParameters) {
  const talk = createFramedSite(parameters)
  const loaded = talk.frame.load()
  await vi.advanceTimersByTimeAsync(500)
  await loaded
  return talk
}

const makeWindow = () =>
  new FrameWindow(
    { page: 'https://page.example', site: 'https://secure.example' },
    () => true,
    () => {},
  )

it('S8.049 the server throws in a top-level window', () => {
  const { location, document } = makeWindow()
  const alone = {
    location,
    document,
    addEventListener: () => {},
    postMessage: () => {},
    get parent(): FrameServerWindow['parent'] {
      return alone
    },
  }
  expect(() => createFrameServer({ window: alone, isAllowed: () => true, handlers: {} })).toThrow(
    expect.objectContaining({ code: 'PARENT_MISSING', message: 'parent is not set' }),
  )
})

it.each([
  [
    'the browser names',
    { ancestorOrigins: ['https://page.example', 'https://top.example'] },
    '',
    'https://page.example',
  ],
  ['the browser hides', { ancestorOrigins: ['null'] }, '', '*'],
  ['led here', {}, 'https://page.example/shop', 'https://page.example'],
  ['is only this site itself, by a link', {}, 'https://secure.example/sdk', '*'],
  ['nobody names', {}, '', '*'],
])('the server sends READY to the page that %s', (_title, location, referrer, target) => {
  const window = makeWindow()
  window.location = { origin: 'https://secure.example', ...location }
  window.document = { referrer }
  createFrameServer({ window, isAllowed: () => true, handlers: {} }).ready('1')
  expect(window.replies).toEqual([
    { message: { type: '@w3m-frame/READY', payload: { version: '1' } }, targetOrigin: target },
  ])
})

it('S7.061 the server replies with the request’s id', async () => {
  const { browser } = await startTalk({ handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) } })
  const window = browser.frame()
  for (const id of ['one', 'two']) window.receive({ type: '@w3m-app/GET_CHAIN_ID', id })
  await vi.advanceTimersByTimeAsync(0)
  expect(window.replies.slice(1).map(({ message }) => message)).toMatchObject([{ id: 'one' }, { id: 'two' }])
})

it('S7.062 the server replies by the request’s name, to the page alone', async () => {
  const { browser } = await startTalk({ handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) } })
  const window = browser.frame()
  window.receive({ type: '@w3m-app/GET_CHAIN_ID', id: 'one' })
  await vi.advanceTimersByTimeAsync(0)
  expect(window.replies.slice(1)).toEqual([
    {
      targetOrigin: 'https://page.example',
      message: { type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: 'one', payload: { chainId: 1 } },
    },
  ])
})

it('S7.063 the server replies to failures with an error message', async () => {
  const { browser } = await startTalk({ handlers: {} })
  const window = browser.frame()
  window.receive({ type: '@w3m-app/GET_USER', id: 'two' })
  await vi.advanceTimersByTimeAsync(0)
  expect(window.replies.slice(1)).toEqual([
    {
      targetOrigin: 'https://page.example',
      message: {
        type: '@w3m-frame/GET_USER_ERROR',
        id: 'two',
        payload: { message: 'The method is not supported', code: 4200 },
      },
    },
  ])
})

it('S7.060 the server receives unguessable request ids', async () => {
  const { browser, client } = await startTalk({ handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) } })
  await Promise.all(Array.from({ length: 100 }, () => client.getChainId()))
  const ids = browser.frame().requests.map(({ id }) => id)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

it('the server authorizes one origin, and ignores others', async () => {
  const requested: string[] = []
  const askers: string[] = []
  const { browser, client, host } = await startTalk({
    isAllowed: (origin) => Boolean(requested.push(origin)),
    handlers: { IS_CONNECTED: (_payload, { origin }) => ({ isConnected: Boolean(askers.push(origin)) }) },
  })
  expect(host().origin()).toBeUndefined()
  await Promise.all([client.isConnected(), client.isConnected()])
  expect(askers).toEqual(['https://page.example', 'https://page.example'])
  expect(host().origin()).toBe('https://page.example')
  browser.frame().receive({ type: '@w3m-app/GET_CHAIN_ID', id: 'x' }, { origin: 'https://other.example' })
  browser.frame().receive({ type: '@w3m-app/GET_CHAIN_ID', id: 'y' }, { source: {} })
  await vi.advanceTimersByTimeAsync(0)
  expect(requested).toEqual(['https://page.example'])
  expect(host().ignored()).toMatchObject({ origin: 1, source: 1 })
})

it('the server refuses a page that may not embed it', async () => {
  let calls = 0
  const { client, host, frame } = await startTalk({
    isAllowed: async () => false,
    handlers: { IS_CONNECTED: () => ({ isConnected: Boolean(++calls) }) },
  })
  for (let each = 0; each < 2; each++) {
    await expect(client.isConnected()).rejects.toMatchObject({ message: 'Unauthorized: origin not allowed' })
  }
  expect(calls).toBe(0)
  expect(host().origin()).toBeUndefined()
  expect(host().ignored().origin).toBe(2)
  const received: string[] = []
  frame.onRestart((reason) => received.push(reason))
  host().notifySession('nothing for strangers')
  await vi.advanceTimersByTimeAsync(0)
  expect(received).toEqual([])
})

it.each([
  [
    'at once',
    () => {
      throw new Error('secret of the server')
    },
  ],
  ['later', () => Promise.reject(new Error('secret of the server'))],
])('the server retries a failed authorization, %s', async (_title, fail) => {
  const answers = [fail, () => true]
  const { client, logs } = await startTalk({
    isAllowed: () => answers.shift()?.() ?? false,
    handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) },
  })
  await expect(client.getChainId()).rejects.toMatchObject({ message: 'Something went wrong' })
  expect(await client.getChainId()).toEqual({ chainId: 1 })
  expect(logs).toContain('error Could not answer GET_CHAIN_ID')
})

it('the server ignores opaque origins', async () => {
  const { browser, host } = await startTalk({ isAllowed: () => true })
  for (const origin of ['null', ''])
    browser.frame().receive({ type: '@w3m-app/GET_USER', id: `i${origin}` }, { origin })
  await vi.advanceTimersByTimeAsync(0)
  expect(host().ignored().origin).toBe(2)
  expect(browser.frame().replies).toHaveLength(1)
})

it('S8.046 the server hides internal errors from the page', async () => {
  const { client, logs } = await startTalk({
    handlers: {
      async CONNECT_EMAIL() {
        throw new Error('password of the database')
      },
      CONNECT_OTP() {
        throw new AuthFrameError('ANSWERED', { message: 'Wrong code' })
      },
    },
  })
  await expect(client.connectEmail('mia@example.org')).rejects.toMatchObject({
    code: 'ANSWERED',
    message: 'Something went wrong',
    rpcCode: undefined,
  })
  await expect(client.connectOtp('123456')).rejects.toMatchObject({ message: 'Wrong code' })
  expect(logs.filter((line) => line.startsWith('error'))).toEqual(['error Could not answer CONNECT_EMAIL'])
})

it('the server strips extra fields from replies', async () => {
  const user = {
    address: '0xaa',
    chainId: 1,
    seed: 'of the wallet',
    accounts: [{ address: '0xaa', type: 'eoa', key: 1 }],
  }
  const { client } = await startTalk({
    handlers: Object.fromEntries([
      ['GET_USER', () => user],
      ['SIGN_OUT', () => ({ seed: 'of the wallet' })],
    ]),
  })
  expect(await client.getUser()).toEqual({ address: '0xaa', chainId: 1, accounts: [{ address: '0xaa', type: 'eoa' }] })
  expect(await client.signOut()).toBeUndefined()
})

it.each([
  ['what does not belong', { chainId: 'x'.repeat(300) }],
  ['nothing', undefined],
])('the server replies with an error when a handler returns %s', async (_title, reply) => {
  const { client, logs } = await startTalk({ handlers: Object.fromEntries([['GET_CHAIN_ID', () => reply]]) })
  await expect(client.getChainId()).rejects.toMatchObject({ message: 'Something went wrong' })
  expect(logs).toContain('error Could not answer GET_CHAIN_ID')
})

it('the server replies with an error when an RPC result cannot be cloned', async () => {
  const { client } = await startTalk({ handlers: { RPC_REQUEST: () => new Map() } })
  await expect(client.rpc({ method: 'eth_call' })).rejects.toMatchObject({ message: 'Something went wrong' })
})

it.each([
  ['CONNECT_EMAIL', { email: 'not an address' }],
  ['CONNECT_EMAIL', undefined],
  ['CONNECT_OTP', { otp: '12345' }],
  ['CONNECT_OTP', { otp: 123456 }],
  ['GET_SOCIAL_REDIRECT_URI', { provider: 'lantern' }],
  ['SWITCH_NETWORK', { chainId: 1.5 }],
  ['SET_PREFERRED_ACCOUNT', { type: 'both' }],
  ['RPC_REQUEST', { params: [] }],
  ['SYNC_THEME', { themeMode: 'pink' }],
  ['SYNC_THEME', { themeVariables: { '--fy-accent': {} } }],
  ['SIGN_OUT', { everything: true }],
])('S5.040 the server rejects %s with %j', async (name, payload) => {
  let calls = 0
  const { browser } = await startTalk({ handlers: { [name]: () => void calls++ } })
  browser.frame().receive({ type: `@w3m-app/${name}`, id: 'x', payload })
  await vi.advanceTimersByTimeAsync(0)
  expect(browser.frame().replies.at(-1)?.message).toEqual({
    type: `@w3m-frame/${name}_ERROR`,
    id: 'x',
    payload: { message: 'Invalid params', code: -32602 },
  })
  expect(calls).toBe(0)
})

it('the server ignores repeated ids', async () => {
  let calls = 0
  const { browser, host } = await startTalk({ handlers: { GET_CHAIN_ID: () => ({ chainId: ++calls }) } })
  for (let each = 0; each < 3; each++) {
    browser.frame().receive({ type: '@w3m-app/GET_CHAIN_ID', id: 'same' })
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(calls).toBe(1)
  expect(host().ignored().unknownId).toBe(2)
})

it('the server limits parallel requests', async () => {
  const { browser, host } = await startTalk({ handlers: { CONNECT_DEVICE: () => new Promise(() => {}) } })
  for (let each = 0; each < 300; each++) browser.frame().receive({ type: '@w3m-app/CONNECT_DEVICE', id: `${each}` })
  await vi.advanceTimersByTimeAsync(0)
  expect(host().ignored().flood).toBe(44)
})

it('the server handles any number of sequential requests', async () => {
  const { browser, host } = await startTalk({ handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) } })
  for (let each = 0; each < 300; each++) {
    browser.frame().receive({ type: '@w3m-app/GET_CHAIN_ID', id: `${each}` })
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(browser.frame().replies.filter(({ message }) => JSON.stringify(message).includes('_SUCCESS'))).toHaveLength(
    300,
  )
  expect(host().ignored().flood).toBe(0)
})

const unreadable = {
  get type(): string {
    throw new Error('Do not read me')
  },
}

it('the server counts a message that throws on reading', async () => {
  const { browser, host } = await startTalk({})
  browser.frame().receive(unreadable)
  await vi.advanceTimersByTimeAsync(0)
  expect(host().ignored()).toMatchObject({ shape: 1 })
  expect(browser.frame().thrown).toEqual([])
})

it.each([
  ['shape', { params: new Map() }],
  ['oversize', { params: 'x'.repeat(5_000_000) }],
])('the server counts requests with invalid payloads: %s', async (reason, payload) => {
  const { browser, host } = await startTalk({ handlers: { RPC_REQUEST: () => '0x' } })
  browser.frame().receive({ type: '@w3m-app/RPC_REQUEST', id: 'x', payload: { method: 'eth_call', ...payload } })
  await vi.advanceTimersByTimeAsync(0)
  expect(host().ignored()).toMatchObject({ shape: 0, oversize: 0, [reason]: 1 })
  expect(browser.frame().replies.at(-1)?.message).toMatchObject({ payload: { message: 'Invalid params' } })
})

it('the server ends with its signal', async () => {
  const life = new AbortController()
  const ended: string[] = []
  const window = makeWindow()
  const host = createFrameServer({
    window,
    isAllowed: () => true,
    signal: life.signal,
    handlers: {
      GET_USER: (_payload, { signal }) =>
        new Promise(() => signal.addEventListener('abort', () => ended.push('aborted'))),
    },
  })
  window.receive({ type: '@w3m-app/GET_USER', id: 'x' })
  await vi.advanceTimersByTimeAsync(0)
  life.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual(['aborted'])
  host.ready()
  window.receive({ type: '@w3m-app/GET_USER', id: 'y' })
  await vi.advanceTimersByTimeAsync(0)
  expect(window.replies).toEqual([])
})

it('the server aborts all requests that wait for the user, and replies to each', async () => {
  const own: unknown[] = []
  const { browser, client } = await startTalk({
    handlers: {
      RPC_REQUEST: () => new Promise(() => {}),
      RPC_ABORT: (payload) => void own.push(payload),
    },
  })
  const all = ['personal_sign', 'eth_sendTransaction'].map((method) => client.rpc({ method }))
  const outcomes = Promise.allSettled(all)
  await vi.advanceTimersByTimeAsync(0)
  browser.frame().receive({ type: '@w3m-app/RPC_ABORT', id: 'abort' })
  await vi.advanceTimersByTimeAsync(0)
  expect(await outcomes).toEqual(
    Array(2).fill({ status: 'rejected', reason: expect.objectContaining({ message: 'Request was aborted' }) }),
  )
  expect(own).toEqual([undefined])
})
