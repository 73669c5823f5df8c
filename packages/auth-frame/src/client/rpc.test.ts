import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { SiwxRequest } from '../messages/requestSchemas.js'
import { ADDRESS_PLACEHOLDER } from '../messages/writeSiwxMessage.js'
import type { Handlers } from '../server/handlers.js'
import { createFramedSite } from '../testing/createFramedSite.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function startTalk(handlers: Handlers) {
  const talk = createFramedSite({ handlers })
  const loaded = talk.frame.load()
  await vi.advanceTimersByTimeAsync(500)
  await loaded
  return talk
}

const reads = ['eth_blockNumber', 'eth_call', 'eth_getBalance', 'eth_getLogs', 'eth_getTransactionReceipt']

async function expectPassedOn(method: string, params: unknown) {
  const received: unknown[] = []
  const { client } = await startTalk({
    RPC_REQUEST: (request) => {
      received.push(request)
      return { hash: '0x1', nested: [null, true, 1] }
    },
  })
  const chain = { chainId: 1, chainNamespace: 'eip155', rpcUrl: 'https://rpc.example' } as const
  await expect(client.rpc({ method, params, ...chain })).resolves.toEqual({ hash: '0x1', nested: [null, true, 1] })
  expect(received).toEqual([{ method, params, ...chain }])
}

it.each(reads)('S7.083 the client forwards %s', (method) => expectPassedOn(method, ['0x1']))

it.each([
  ['S7.084', 'personal_sign', ['0x61', '0xaa']],
  ['S7.085', 'eth_signTypedData_v4', ['0xaa', '{}']],
  ['S7.086', 'eth_sendTransaction', [{ to: '0xbb', value: '0x1' }]],
  ['S7.087', 'solana_signMessage', { message: 'b58', pubkey: 'b58' }],
  ['S7.087', 'solana_signTransaction', { transaction: 'b58' }],
  ['S7.087', 'solana_signAllTransactions', { transactions: ['b58'] }],
  ['S7.088', 'solana_signAndSendTransaction', { transaction: 'b58', options: {} }],
  ['S7.089', 'wallet_sendCalls', [{ calls: [{ to: '0xbb', data: '0x' }, { to: '0xcc' }] }]],
  ['S7.090', 'wallet_getCallsStatus', ['0x1']],
  ['S7.091', 'wallet_getCapabilities', ['0xaa']],
  ['S7.092', 'wallet_grantPermissions', [{}]],
  ['S7.093', 'wallet_revokePermissions', [{}]],
  ['S7.094', 'wallet_getAssets', [{}]],
] as const)('%s the client forwards %s', (_rule, method, params) => expectPassedOn(method, params))

it('the client sends bigints as hex', async () => {
  const received: unknown[] = []
  const { client } = await startTalk({ RPC_REQUEST: ({ params }) => void received.push(params) })
  await client.rpc({ method: 'eth_sendTransaction', params: [{ value: 10n ** 18n, nested: [0n, -5n] }] })
  expect(received).toEqual([[{ value: '0xde0b6b3a7640000', nested: ['0x0', '-5'] }]])
})

it('the client does not send unknown methods', async () => {
  const { client, browser } = await startTalk({ RPC_REQUEST: () => 'no' })
  await expect(client.rpc({ method: 'eth_sign' })).rejects.toMatchObject({ code: 'METHOD_UNKNOWN', rpcCode: 4200 })
  expect(browser.frame().requests).toEqual([])
})

it.each([
  ['S5.029', 'an address', [{ calls: [{ to: 'bb' }] }]],
  ['S5.029', 'the second address', [{ calls: [{ to: '0xbb' }, { to: 'vitalik.eth' }] }]],
  ['S5.029', 'no address', [{ calls: [{ data: '0x' }] }]],
  ['S5.030', 'data', [{ calls: [{ to: '0xbb', data: 'aa' }] }]],
  ['', 'no calls at all', [{}]],
  ['', 'no parameters', []],
  ['', 'nothing', undefined],
])('%s the client does not send malformed calls: %s', async (_rule, _title, params) => {
  const { client, browser } = await startTalk({ RPC_REQUEST: () => 'no' })
  await expect(client.rpc({ method: 'wallet_sendCalls', params })).rejects.toMatchObject({
    code: 'INVALID_PARAMS',
    rpcCode: -32602,
  })
  expect(browser.frame().requests).toEqual([])
})

it('the client rejects with the frame’s message and code', async () => {
  const { client, logs } = await startTalk({
    RPC_REQUEST() {
      throw new AuthFrameError('ANSWERED', { message: 'User rejected the request', rpcCode: 4001 })
    },
  })
  await expect(client.rpc({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 'ANSWERED',
    message: 'User rejected the request',
    rpcCode: 4001,
  })
  expect(logs.filter((line) => line.startsWith('error'))).toEqual([])
})

it('the client waits for the user without timeout', async () => {
  const { client } = await startTalk({
    RPC_REQUEST: () => new Promise((resolve) => setTimeout(() => resolve('0xsigned'), 3_600_000)),
  })
  const signed = client.rpc({ method: 'personal_sign' })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await signed).toBe('0xsigned')
})

it('S8.045 the client cancels the aborted unsafe request only', async () => {
  const ended: string[] = []
  const { client, frame, browser } = await startTalk({
    RPC_REQUEST: ({ params }, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => ended.push(String(params)))
        setTimeout(() => resolve('0xsigned'), 1_000)
      }),
  })
  const [first, second] = [new AbortController(), new AbortController()]
  const one = client.rpc({ method: 'personal_sign', params: 'one' }, { signal: first.signal })
  const two = client.rpc({ method: 'personal_sign', params: 'two' }, { signal: second.signal })
  const outcome = one.catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(10)
  first.abort()
  expect(await outcome).toBe('Request was aborted')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toEqual(['one'])
  expect(await two).toBe('0xsigned')
  expect(browser.frame().requests.at(-1)).toMatchObject({
    name: 'RPC_ABORT',
    payload: { id: browser.frame().requests[0]?.id },
  })
  // The reply to the aborted request arrives late; the abort was received.
  expect(frame.ignored()).toMatchObject({ unknownId: 1 })
  expect(vi.getTimerCount()).toBe(0)
})

it('the client waits for the user on an e-mail change, and cancels it', async () => {
  let isOver = false
  const { client } = await startTalk({
    UPDATE_EMAIL: (_payload, { signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          isOver = true
        })
      }),
  })
  const controller = new AbortController()
  const outcome = client
    .updateEmail('new@example.org', { signal: controller.signal })
    .catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(isOver).toBe(false)
  controller.abort()
  expect(await outcome).toBe('Request was aborted')
  await vi.advanceTimersByTimeAsync(10)
  expect(isOver).toBe(true)
})

it('the client waits for the user on a sign-in message, and cancels it', async () => {
  let isOver = false
  const { client } = await startTalk({
    GET_USER: (_payload, { signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          isOver = true
        })
      }),
  })
  const request = (siwxMessage?: SiwxRequest) => {
    const controller = new AbortController()
    const outcome = client
      .getUser({ siwxMessage }, { signal: controller.signal })
      .catch((error: Error) => error.message)
    return { abort: () => controller.abort(), outcome }
  }
  const message = { domain: 'harbor.example', uri: 'https://harbor.example', version: '1', nonce: 'n1234567' }
  const requested = request({ ...message, accountAddress: ADDRESS_PLACEHOLDER, chainId: 'eip155:1' })
  await vi.advanceTimersByTimeAsync(3_600_000)
  requested.abort()
  expect(await requested.outcome).toBe('Request was aborted')
  await vi.advanceTimersByTimeAsync(10)
  expect(isOver).toBe(true)

  // Without a message to sign, `GET_USER` needs no user: it times out, and the frame gets no abort.
  isOver = false
  const plain = request()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await plain.outcome).toMatch(/time/i)
  expect(isOver).toBe(false)
})

it('S8.060 the client continues safe requests when the user rejects', async () => {
  const { client, browser } = await startTalk({
    RPC_REQUEST: (_request, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', reject)
        setTimeout(() => resolve('0x1'), 1_000)
      }),
  })
  const controller = new AbortController()
  const read = client.rpc({ method: 'eth_call' }, { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  // A request that needs no user also survives the abort of all requests.
  browser.frame().receive({ type: '@w3m-app/RPC_ABORT', id: 'all' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await read).toBe('0x1')
  expect(browser.frame().requests).toHaveLength(1)
})

it('the client cancels no request that needs no user', async () => {
  const { client, browser } = await startTalk({ GET_CHAIN_ID: () => new Promise(() => {}) })
  const controller = new AbortController()
  const outcome = client.getChainId({ signal: controller.signal }).catch(() => 'over')
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  expect(await outcome).toBe('over')
  await vi.advanceTimersByTimeAsync(10)
  expect(browser.frame().requests.map(({ name }) => name)).toEqual(['GET_CHAIN_ID'])
})

it('the client sends no cancellation for a request that was never sent to a ready frame', async () => {
  const { client, browser } = await startTalk({ RPC_REQUEST: () => new Promise(() => {}) })
  const controller = new AbortController()
  const outcome = client.rpc({ method: 'personal_sign' }, { signal: controller.signal }).catch(() => 'over')
  controller.abort()
  expect(await outcome).toBe('over')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(browser.frame().requests).toEqual([])
})

it('the client sends no cancellation for a request that was not sent yet', async () => {
  const talk = createFramedSite({ handlers: { RPC_REQUEST: () => '0x' } })
  const controller = new AbortController()
  const outcome = talk.client.rpc({ method: 'personal_sign' }, { signal: controller.signal }).catch(() => 'over')
  controller.abort()
  expect(await outcome).toBe('over')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(talk.browser.frame().requests).toEqual([])
})
