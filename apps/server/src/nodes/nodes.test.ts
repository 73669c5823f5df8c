import { createServer, type IncomingMessage } from 'node:http'
import { startEvm } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useServer } from '../testing/useServer'

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

async function open(urls: readonly string[]) {
  const server = await start({ nodes: { 'eip155:1': urls } })
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
