import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getBlockNumber } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { expect, it, onTestFinished } from 'vitest'
import { createRpcClient } from './createRpcClient.js'

interface Reply {
  readonly status: number
  readonly headers?: Record<string, string>
}

/** A node that fails as the test says before it answers. Gives the moments in which it was asked. */
async function startNode(failures: readonly Reply[]) {
  const asked: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const failure = failures[asked.length]
      asked.push(performance.now())
      if (failure) return response.writeHead(failure.status, failure.headers).end()
      const { id } = JSON.parse(body) as { id: number }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x2a' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const waits = (asked: readonly number[]) => asked.slice(1).map((at, index) => at - (asked[index] ?? 0))

/** A timer may fire a little before its time. Milliseconds. */
const SLACK = 5

it('S4.092 asks a node that failed again after 150 ms, and twice as long each time', async () => {
  const node = await startNode([{ status: 500 }, { status: 500 }])
  expect(await getBlockNumber(createRpcClient(mainnet, [node.url]))).toBe(42n)
  const [first = 0, second = 0] = waits(node.asked)
  expect(first).toBeGreaterThanOrEqual(150 - SLACK)
  expect(second).toBeGreaterThanOrEqual(300 - SLACK)
})

it('S4.093 asks a node again when it has said so', async () => {
  const node = await startNode([{ status: 429, headers: { 'retry-after': '1' } }])
  expect(await getBlockNumber(createRpcClient(mainnet, [node.url]))).toBe(42n)
  expect(waits(node.asked)[0]).toBeGreaterThanOrEqual(1_000 - SLACK)
})

it('S7.040 gives a node 10 seconds', () => {
  expect(createRpcClient(mainnet, ['https://node.example']).transport.timeout).toBe(10_000)
})
