/// <reference types="node" />
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NetworkInput } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { base } from 'viem/chains'
import { afterEach, describe, expect, it } from 'vitest'
import { ADDRESSES, createPage } from '../../testing/createPage.js'

const [ADDRESS] = ADDRESSES
const resolver = parseAbi([
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string resolvedName, address resolver, address reverseResolver)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
])

/** Ethereum as somebody writes it by hand: without the contracts that viem's own definition names. */
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

/** A node that knows balances and names, or never answers. */
async function startNode({ name = '', avatar = '', status = 200 }: Names & { status?: number | 'never' } = {}) {
  const asked: string[] = []
  const answer = (method: string, [call]: readonly { to: Hex; data: Hex }[]): Hex => {
    if (method !== 'eth_call' || !call) return '0x2a'
    const { functionName } = decodeFunctionData({ abi: resolver, data: call.data })
    asked.push(`${call.to} ${functionName}`)
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
    asked.push(method)
    if (status === 'never') return
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answer(method, params ?? []) }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

function page(urls: readonly string[], networks: readonly [NetworkInput, ...NetworkInput[]] = [ETHEREUM]) {
  const [first, ...others] = networks
  const own = { ...first, rpcUrls: { default: { http: urls } } } as NetworkInput
  const { modal, adapter } = createPage({ networks: [own, ...others], rpcUrls: urls[0] ? { 'eip155:1': urls[0] } : {} })
  const [network] = modal.context.stores.networks.$all.get() as readonly Network<'eip155'>[]
  return { modal, adapter, network: network as Network<'eip155'> }
}

describe('balances', () => {
  it('reads the native balance through the page’s own URL', async () => {
    const { url, asked } = await startNode()
    const { adapter, network } = page([url])
    expect(await adapter.balances?.({ address: ADDRESS.toLowerCase(), network })).toEqual([
      { name: 'Ether', symbol: 'ETH', decimals: 18, amount: 42n },
    ])
    expect(asked).toEqual(['eth_getBalance'])
  })

  it('reads from a network that the config does not have', async () => {
    const { url } = await startNode()
    const { adapter, modal, network } = page([url], [ETHEREUM, base])
    await adapter.wagmiConfig()
    modal.removeNetwork('eip155:1')
    expect(await adapter.balances?.({ address: ADDRESS, network })).toMatchObject([{ amount: 42n }])
  })

  it('gives up with the signal, though the node never answers', async () => {
    const { url } = await startNode({ status: 'never' })
    const { adapter, network } = page([url])
    const given = new AbortController()
    const reading = adapter.balances?.({ address: ADDRESS, network, signal: given.signal })
    given.abort()
    await expect(reading).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
