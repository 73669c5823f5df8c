import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { startEvm } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSource } from '../testing/startSource'
import { type StorageKind, type TestServerOptions, useServer } from '../testing/useServer'
import { createNodeClient } from './createNodeClient'

const { start } = useServer()

type Answer = (
  call: { readonly method: string },
  request: IncomingMessage,
) => { status?: number; body: unknown } | undefined

/** Starts a node that answers as told; undefined leaves the request without an answer. */
async function startNode(answer: Answer) {
  const calls: string[] = []
  const node = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const call = JSON.parse(text)
      calls.push(call.method)
      const given = answer(call, request)
      if (given === undefined) return response.destroy()
      const { status = 200, body } = given
      return response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    node.closeAllConnections()
    node.close()
  })
  const address = node.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, calls }
}

async function open(urls: readonly string[], options: TestServerOptions = {}) {
  const server = await start({ nodes: { 'eip155:1': urls }, ...options })
  const post = (body: unknown, chainId = 'eip155:1') =>
    fetch(`${server.httpUrl}/v1?${new URLSearchParams({ projectId: 'test', chainId })}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  const call = async (method: string, params: unknown[] = []) =>
    (await post({ jsonrpc: '2.0', id: 7, method, params })).json()
  return { server, post, call }
}

const result = (value: unknown) => ({ body: { jsonrpc: '2.0', id: 1, result: value } })

it('a call reaches a real node, and so does a transaction', async () => {
  const evm = await startEvm({ chains: [1] })
  onTestFinished(() => evm.stop())
  const { call } = await open([evm.rpcUrls['eip155:1'] ?? ''])
  expect(await call('eth_chainId')).toEqual({ jsonrpc: '2.0', id: 7, result: '0x1' })
  expect((await call('eth_sendRawTransaction', ['0x00'])).error.code).toBeLessThan(0)
})

it('a call reaches a node by the path that the modal writes', async () => {
  const node = await startNode(() => result('0x1'))
  const { server } = await open([node.url])
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  const answer = await fetch(`${server.httpUrl}/v1/?chainId=eip155:1&projectId=test`, { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ result: '0x1' })
})

describe('a read', () => {
  it('that many ask for at once is one request to the node', async () => {
    const node = await startNode(() => result('0x5'))
    const { call } = await open([node.url])
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('eth_chainId')))
    expect(new Set(answers.map((answer) => answer.result))).toEqual(new Set(['0x5']))
    expect(node.calls).toEqual(['eth_chainId'])
  })

  it('that may change is asked for again', async () => {
    const node = await startNode(() => result('0x5'))
    const { call } = await open([node.url])
    await call('eth_getBalance', ['0x0', 'latest'])
    await call('eth_getBalance', ['0x0', 'latest'])
    expect(node.calls).toHaveLength(2)
  })

  it.each<[string, Answer]>([
    ['breaks off', () => undefined],
    ['sends no JSON', () => ({ body: '<h1>Welcome</h1>' })],
    ['sends JSON that is no answer', () => ({ body: true })],
    ['is overloaded', () => ({ status: 429, body: { id: 1, error: { code: 429, message: 'slow down' } } })],
    ['redirects', () => ({ status: 302, body: '' })],
    ['sends too much', () => result('x'.repeat(4_000_001))],
  ])('goes to the next node when one %s', async (_, answer) => {
    const [first, second] = [await startNode(answer), await startNode(() => result('0x2'))]
    const { call } = await open([first.url, second.url])
    expect(await call('eth_getBalance', ['0x0', 'latest'])).toMatchObject({ id: 7, result: '0x2' })
  })

  it('that no node answers gets an error that says so, and is asked for anew', async () => {
    const node = await startNode(() => undefined)
    const { call } = await open([node.url])
    const message = 'No node of this network answers. Try again in a minute.'
    for (const _ of [1, 2]) expect(await call('eth_chainId')).toMatchObject({ error: { code: -32_603, message } })
    expect(node.calls).toHaveLength(2)
  })

  it('ends with its time limit, while further nodes are not asked', async () => {
    const [first, second] = [await startSource(() => 'hangs'), await startNode(() => result('0x2'))]
    const client = createNodeClient({ nodes: { 'eip155:1': [first.url, second.url] }, readTimeoutMs: 50 })
    const read = client.request('eip155:1', { method: 'eth_chainId', params: [] }, 'read')
    await expect(read).rejects.toThrow('No node of this network answers')
    expect(second.calls).toEqual([])
  })

  it('goes to a node that failed after the others, and the log names its host once', async () => {
    const lines: string[] = []
    const [first, second] = [await startNode(() => undefined), await startNode(() => result('0x2'))]
    const { call } = await open([`${first.url}/secret?key=secret`, second.url], { log: (line) => lines.push(line) })
    for (const _ of [1, 2, 3]) await call('eth_getBalance', ['0x0', 'latest'])
    expect([first.calls.length, second.calls.length]).toEqual([1, 3])
    const host = first.url.replace('http://', '')
    expect(lines.filter((line) => line.includes(host))).toEqual([
      expect.stringMatching(/^node: \S+ of eip155:1 fails \(\w+\)$/),
    ])
    expect(lines.join()).not.toContain('secret')
  })

  it('keeps the text of a node’s error, without its stack, paths and URLs', async () => {
    const message = 'boom in /srv/node/app.js:1:2 via https://a.example/?key=1\n    at run (/srv/node/app.js:1:2)'
    const data = { stack: 'at run', logs: ['Program 11 failed in /srv/node/app.js'], hex: '0xab' }
    const node = await startNode(() => ({ body: { error: { code: -32_000, message, data } } }))
    const { error } = await (await open([node.url])).call('eth_call', [{}])
    expect(error).toEqual({
      code: -32_000,
      message: 'boom in … via …',
      data: { logs: ['Program 11 failed in …'], hex: '0xab' },
    })
  })

  it('keeps the node’s own error', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const node = await startNode(() => ({ status: 400, body: { jsonrpc: '2.0', id: 1, error } }))
    expect(await (await open([node.url])).call('eth_call', [{}])).toEqual({ jsonrpc: '2.0', id: 7, error })
  })
})

it('a transaction goes to one node alone, and may have been sent if that breaks off', async () => {
  const [first, second] = [await startNode(() => undefined), await startNode(() => result('0x2'))]
  const { call } = await open([first.url, second.url])
  const answer = await call('eth_sendRawTransaction', ['0x00'])
  expect(answer.error.message).toBe('The node did not answer. The transaction may have been sent.')
  expect(second.calls).toEqual([])
})

const createReads = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, method: 'eth_getBalance', params: [`0x${id}`, 'latest'] }))

describe('the server', () => {
  it.each([
    'eth_accounts',
    'eth_sign',
    'eth_sendTransaction',
    'personal_unlockAccount',
    'debug_traceCall',
    'constructor',
  ])('does not forward %s', async (method) => {
    const node = await startNode(() => result(null))
    expect(await (await open([node.url])).call(method)).toMatchObject({ id: 7, error: { code: 4200 } })
    expect(node.calls).toEqual([])
  })

  it('answers a list of calls with a list, and a broken one among them alone', async () => {
    const node = await startNode(({ method }) => result(method))
    const { post } = await open([node.url])
    const answer = await post([{ id: 1, method: 'eth_chainId' }, 5, { id: 'b', method: 'eth_gasPrice' }])
    expect(await answer.json()).toMatchObject([
      { id: 1, result: 'eth_chainId' },
      { id: null, error: { code: -32_600 } },
      { id: 'b', result: 'eth_gasPrice' },
    ])
  })

  it('answers a list up to 8 MB, and the further calls of it with an error', async () => {
    const node = await startNode(() => result('x'.repeat(3_900_000)))
    const { post } = await open([node.url])
    const answer = await (await post(createReads(50))).json()
    const answered = answer.filter((each: object) => 'result' in each)
    expect(answered).toHaveLength(2)
    expect(answer.find((each: object) => 'error' in each)).toMatchObject({
      error: { code: -32_005, message: 'The answers of this list are too large. Send fewer calls at once.' },
    })
    expect(node.calls.length).toBeLessThan(25)
  })

  it('lets 16 calls of a client wait for nodes at once, and the others for these', async () => {
    const held: ServerResponse[] = []
    const node = createServer((_, response) => held.push(response)).listen(0, '127.0.0.1')
    onTestFinished(() => void node.close())
    await once(node, 'listening')
    const address = node.address()
    const { post } = await open([`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`])
    const answer = post(createReads(20)).then((response) => response.json())
    await expect.poll(() => held.length).toBe(16)
    for (const response of held.splice(0)) response.end('{"result":1}')
    await expect.poll(() => held.length).toBe(4)
    for (const response of held.splice(0)) response.end('{"result":1}')
    expect((await answer).map((each: { result?: unknown }) => each.result)).toEqual(Array(20).fill(1))
  })

  it.each<StorageKind>(['SQLite', 'Valkey'])('counts each call of a list as a request, over %s', async (kind) => {
    const node = await startNode(() => result(1))
    const projects = { test: { requestsPerDay: 60 } }
    const { post, server } = await open([node.url], { kind, projects })
    expect((await post(createReads(50))).status).toBe(200)
    const refused = await post(createReads(11))
    expect([refused.status, (await refused.json()).detail]).toEqual([
      429,
      'This project has used up its requests for today (UTC). Try again tomorrow.',
    ])
    await server.close()
    const { post: postMore } = await open([node.url], { kind })
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 100) statuses.push((await postMore(createReads(50))).status)
    expect(statuses).toContain(429)
  })

  it('refuses a network that it has no node of, and more than 50 calls at once', async () => {
    const { post } = await open([(await startNode(() => result(1))).url])
    expect((await post({ id: 1, method: 'eth_chainId' }, 'eip155:5')).status).toBe(400)
    expect((await post({ id: 1, method: 'eth_chainId' }, '__proto__')).status).toBe(400)
    expect((await post(Array.from({ length: 51 }, () => ({ id: 1, method: 'eth_chainId' })))).status).toBe(400)
  })

  it('lists the networks that it has nodes of', async () => {
    const { server } = await open(['http://127.0.0.1:1'])
    const answer = await fetch(`${server.httpUrl}/v1/supported-chains?projectId=test`)
    expect(await answer.json()).toEqual({ http: ['eip155:1'], ws: [] })
  })
})
