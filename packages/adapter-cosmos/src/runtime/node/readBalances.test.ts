/// <reference types="node" />
import { createServer } from 'node:http'
import { type CosmosSandbox, startCosmos } from '@foyer/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cosmosHub, osmosis } from '../../networks.js'
import { ADDRESSES, createTestApp } from '../../testing/createTestApp.js'

const HUB = 'cosmos:cosmoshub-4'
const [address] = ADDRESSES

let chain: CosmosSandbox
beforeAll(async () => {
  chain = await startCosmos()
})
afterAll(() => chain.stop())

async function serve(status: number, body: string) {
  const server = createServer((_, response) => void response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const read = (urls: readonly string[], network = cosmosHub, signal?: AbortSignal) =>
  createTestApp({ rpcUrls: { [network.caipNetworkId]: urls } }).adapter.balances!({ address, network, signal })

describe('the balance', () => {
  it('is in the native coin’s smallest unit', async () => {
    expect(await read([chain.rpcUrls[HUB]!])).toEqual([
      { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6, amount: 10_000_000_000n },
    ])
  })

  it('is zero for an unused account', async () => {
    const { adapter } = createTestApp({ rpcUrls: { [HUB]: [chain.rpcUrls[HUB]!] } })
    const unknownAddress = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'
    expect(await adapter.balances!({ address: unknownAddress, network: cosmosHub })).toMatchObject([{ amount: 0n }])
  })

  it('comes from the next node after a failure or an invalid response', async () => {
    const busy = await serve(503, 'busy')
    const page = await serve(200, '<html>')
    const other = await serve(200, '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"no"}}')
    const urls = ['http://127.0.0.1:9', busy.url, page.url, other.url]
    expect(await read([...urls, chain.rpcUrls[HUB]!])).toMatchObject([{ amount: 10_000_000_000n }])
    await expect(read([busy.url])).rejects.toMatchObject({ code: 'HTTP_FAILED', context: { status: 503 } })
    await expect(read([other.url])).rejects.toMatchObject({ name: 'NodeError', message: 'no' })
    for (const server of [busy, page, other]) server.close()
  })

  it('rejects with the node’s error', async () => {
    await expect(read([chain.rpcUrls['cosmos:osmosis-1']!], osmosis)).rejects.toThrow("expected 'osmo' got 'cosmos'")
  })

  it('aborts with its signal', async () => {
    const abort = new AbortController()
    const reading = read([chain.rpcUrls[HUB]!], cosmosHub, abort.signal)
    abort.abort()
    await expect(reading).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
