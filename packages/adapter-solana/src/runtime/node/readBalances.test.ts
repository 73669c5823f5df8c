/// <reference types="node" />
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { solanaMainnet } from '../../networks.js'
import { ADDRESSES, createTestApp, MAINNET_ID } from '../../testing/createTestApp.js'

const [address] = ADDRESSES

const ANSWERS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  // Exceeds the integers that a JavaScript number holds exactly.
  '/rich': [200, '{"jsonrpc":"2.0","result":{"context":{"slot":1},"value":18446744073709551615},"id":1}'],
  '/poor': [200, '{"jsonrpc":"2.0","result":{"context":{"slot":1},"value":0},"id":1}'],
  '/limited': [429, 'Too many requests'],
  '/garbage': [200, '<html>'],
  '/shape': [200, '{"jsonrpc":"2.0","result":{"context":{},"value":"much"},"id":1}'],
  '/behind': [200, '{"jsonrpc":"2.0","error":{"code":-32005,"message":"Node is behind by 42 slots"},"id":1}'],
}

let server: Server
let base: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body] = ANSWERS[request.url ?? ''] ?? [404, '']
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const read = (paths: readonly string[], signal?: AbortSignal) =>
  createTestApp({ rpcUrls: { [MAINNET_ID]: paths.map((path) => `${base}${path}`) } }).adapter.balances!({
    ...{ address, network: solanaMainnet, signal },
  })

it('the client reads lamports exactly', async () => {
  expect(await read(['/rich'])).toEqual([{ name: 'Solana', symbol: 'SOL', decimals: 9, amount: 2n ** 64n - 1n }])
  expect(await read(['/poor'])).toMatchObject([{ amount: 0n }])
})

it('the client tries the next node after a failure', async () => {
  expect(await read(['/limited', '/garbage', '/behind', '/away', '/poor'])).toMatchObject([{ amount: 0n }])
})

it.each([
  ['/limited', { code: 'RATE_LIMITED' }],
  ['/garbage', { code: 'RESPONSE_INVALID' }],
  ['/shape', { code: 'RESPONSE_INVALID' }],
  ['/behind', { code: -32005, message: 'Node is behind by 42 slots' }],
])('the client rejects with the last node’s error: %s', async (path, error) => {
  await expect(read([path])).rejects.toMatchObject(error)
})

it('the client aborts with its signal', async () => {
  await expect(read(['/poor'], AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' })
})
