import { type AdapterContext, MAX_NODE_RESPONSE_BYTES, type OwnNode } from '@foyer/core/adapter'
import { erc20Abi } from 'viem'
import { getBlockNumber, getGasPrice, readContract } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNetworkClient, createRpcClient } from './createRpcClient.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function waitsOf(failures: readonly ResponseInit[]) {
  const requested: number[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const failure = failures[requested.length]
    requested.push(Date.now())
    const { id } = JSON.parse(body) as { id: number }
    return failure ? new Response(null, failure) : Response.json({ jsonrpc: '2.0', id, result: '0x2a' })
  })
  const number = getBlockNumber(createRpcClient(mainnet, ['https://node.example'], { note: () => {} }))
  await vi.runAllTimersAsync()
  expect(await number).toBe(42n)
  return requested.slice(1).map((at, index) => at - (requested[index] ?? 0))
}

it('S4.092 createRpcClient retries a failed node after 150 ms, doubling each time', async () => {
  expect(await waitsOf([{ status: 500 }, { status: 500 }, { status: 500 }])).toEqual([150, 300, 600])
})

it('S4.093 createRpcClient retries a node after its Retry-After', async () => {
  expect(await waitsOf([{ status: 429, headers: { 'retry-after': '1' } }])).toEqual([1_000])
})

it('S7.039 createRpcClient batches parallel contract reads, and sends other requests alone', async () => {
  const requested: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    const question: { id: number; method: string } = JSON.parse(body)
    if (url.startsWith('https://node.example'))
      requested.push(Array.isArray(question) ? question.length : question.method)
    return Response.json({ jsonrpc: '2.0', id: question.id, result: '0x2a' })
  })
  const client = createRpcClient(mainnet, ['https://node.example'], { note: () => {} })
  const balanceOf = (address: `0x${string}`) =>
    readContract(client, { abi: erc20Abi, address, functionName: 'totalSupply' }).catch(() => undefined)
  const all = [
    getBlockNumber(client),
    getGasPrice(client),
    balanceOf(`0x${'a'.repeat(40)}`),
    balanceOf(`0x${'b'.repeat(40)}`),
  ]
  await vi.runAllTimersAsync()
  await Promise.all(all)
  expect([...requested].sort()).toEqual(['eth_blockNumber', 'eth_call', 'eth_gasPrice'])
})

it('S7.040 createRpcClient times out a node after 10 seconds', () => {
  expect(createRpcClient(mainnet, ['https://node.example'], { note: () => {} }).transport.timeout).toBe(10_000)
})

it('createRpcClient limits the size of a node’s response', async () => {
  vi.useRealTimers()
  const megabyte = new Uint8Array(1024 * 1024)
  let read = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    read += megabyte.length
    controller.enqueue(megabyte)
  }
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull })))
  const { request } = createRpcClient(mainnet, ['https://node.example'], { note: () => {} })
  const answer = request({ method: 'eth_blockNumber' }, { retryCount: 0 })
  await expect(answer).rejects.toThrow()
  expect(read).toBeLessThanOrEqual(MAX_NODE_RESPONSE_BYTES + 3 * megabyte.length)
})

it('createNetworkClient asks the user’s own node first, also one chosen later, and the app’s node when that fails', async () => {
  vi.useRealTimers()
  const failing = new Set<string>()
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    const { host } = new URL(url)
    requested.push(host)
    if (failing.has(host)) throw new TypeError('Failed to fetch')
    return Response.json({ jsonrpc: '2.0', id: JSON.parse(body).id, result: host === 'own.example' ? '0x1' : '0x2' })
  })
  const reports: boolean[] = []
  let ownNode: OwnNode | undefined
  const urls = () => [...(ownNode ? [ownNode.url] : []), 'https://app.example']
  const noted: string[] = []
  const noteRequest = (url: string) => void noted.push(new URL(url).host)
  const adapterContext = { rpcUrls: urls, ownNode: () => ownNode, noteRequest } as unknown as AdapterContext<'eip155'>
  const network = { ...mainnet, caipNetworkId: 'eip155:1', chainNamespace: 'eip155' } as const
  const client = createNetworkClient(adapterContext, mainnet, network)
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(2n)
  ownNode = { url: 'https://own.example/', report: (isWorking) => void reports.push(isWorking) }
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(1n)
  failing.add('own.example')
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(2n)
  ownNode = undefined
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(2n)
  expect(requested).toEqual(['app.example', 'own.example', 'own.example', 'app.example', 'app.example'])
  expect(reports).toEqual([true, false])
  expect(noted).toEqual(requested)
})
