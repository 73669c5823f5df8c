/// <reference types="node" />
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NetworkInput } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { base } from 'viem/chains'
import { afterEach, describe, expect, it } from 'vitest'
import { ADDRESSES, createTestApp } from '../../testing/createTestApp.js'

const [ADDRESS] = ADDRESSES
const resolver = parseAbi([
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string resolvedName, address resolver, address reverseResolver)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
])

/** Ethereum as an app may define it by hand, without the contracts in viem's definition. */
const ETHEREUM: NetworkInput = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

interface Names {
  readonly name?: string
  readonly avatar?: string
}

async function startNode({ name = '', avatar = '', status = 200 }: Names & { status?: number | 'never' } = {}) {
  const requested: string[] = []
  const answer = (method: string, [call]: readonly { to: Hex; data: Hex }[]): Hex => {
    if (method !== 'eth_call' || !call) return '0x2a'
    const { functionName } = decodeFunctionData({ abi: resolver, data: call.data })
    requested.push(`${call.to} ${functionName}`)
    if (functionName === 'reverseWithGateways') {
      return encodeFunctionResult({ abi: resolver, functionName, result: [name, ADDRESS, ADDRESS] })
    }
    const text = encodeAbiParameters([{ type: 'string' }], [avatar])
    return encodeFunctionResult({ abi: resolver, functionName, result: [text, ADDRESS] })
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method, params } = JSON.parse(body)
    requested.push(method)
    if (status === 'never') return
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answer(method, params ?? []) }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested }
}

function page(urls: readonly string[], networks: readonly [NetworkInput, ...NetworkInput[]] = [ETHEREUM]) {
  const [first, ...others] = networks
  const own = { ...first, rpcUrls: { default: { http: urls } } } as NetworkInput
  const { modal, adapter } = createTestApp({
    networks: [own, ...others],
    rpcUrls: urls[0] ? { 'eip155:1': urls[0] } : {},
  })
  const [network] = modal.context.stores.networks.$all.get() as readonly Network<'eip155'>[]
  return { modal, adapter, network: network as Network<'eip155'> }
}

describe('balances', () => {
  it('reads the native balance through the app’s URL', async () => {
    const { url, requested } = await startNode()
    const { adapter, network } = page([url])
    expect(await adapter.balances?.({ address: ADDRESS.toLowerCase(), network })).toEqual([
      { name: 'Ether', symbol: 'ETH', decimals: 18, amount: 42n },
    ])
    expect(requested).toEqual(['eth_getBalance'])
  })

  it('reads a network outside the config', async () => {
    const { url } = await startNode()
    const { adapter, modal, network } = page([url], [ETHEREUM, base])
    await adapter.wagmiConfig()
    modal.removeNetwork('eip155:1')
    expect(await adapter.balances?.({ address: ADDRESS, network })).toMatchObject([{ amount: 42n }])
  })

  it('fails with the same code as sending', async () => {
    const { url } = await startNode({ status: 429 })
    const limited = page([url])
    await expect(limited.adapter.balances?.({ address: ADDRESS, network: limited.network })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      context: { status: 429 },
    })
    const gone = page(['http://127.0.0.1:1'])
    await expect(gone.adapter.balances?.({ address: ADDRESS, network: gone.network })).rejects.toMatchObject({
      code: 'OFFLINE',
    })
  })

  it('aborts, though the node never answers', async () => {
    const { url } = await startNode({ status: 'never' })
    const { adapter, network } = page([url])
    const input = new AbortController()
    const reading = adapter.balances?.({ address: ADDRESS, network, signal: input.signal })
    input.abort()
    await expect(reading).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
