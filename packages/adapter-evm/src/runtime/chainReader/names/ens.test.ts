/// <reference types="node" />
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EvmSandbox, startEvm } from '@foyer/sandbox'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { connectToSandbox, FIRST_ADDRESS, SECOND_ADDRESS } from '../../../testing/connectToSandbox.js'
import { NodeError, type NodeProxy, startNodeProxy } from '../../../testing/startNodeProxy.js'

const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const CALLBACK = '0xb4a85801'
const abi = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'error ResolverNotFound(bytes name)',
])

let sandbox: EvmSandbox
const nodes: NodeProxy[] = []
const gateways: Server[] = []
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const node of nodes.splice(0)) node.stop()
  for (const gateway of gateways.splice(0)) gateway.close().closeAllConnections()
})
afterAll(() => sandbox.stop())

const toRecord = (record: Hex) =>
  encodeFunctionResult({ abi, functionName: 'resolveWithGateways', result: [record, SECOND_ADDRESS] })
const toWord = (address: Hex) => encodeAbiParameters([{ type: 'address' }], [address])

/** Opens an app whose node answers calls of the Universal Resolver by `answer`. */
async function openApp(answer?: (data: Hex) => Hex, code?: Hex) {
  const node = await startNodeProxy(
    sandbox.rpcUrls['eip155:1'] ?? '',
    answer
      ? {
          eth_call([call]) {
            const { to, data }: { readonly to?: unknown; readonly data?: Hex } = Object(call)
            expect(to).toBe(RESOLVER)
            return answer(data ?? '0x')
          },
          ...(code && { eth_getCode: () => code }),
        }
      : {},
  )
  nodes.push(node)
  const { chainReader, network } = await connectToSandbox(sandbox, 1, node.url)
  const { names } = chainReader
  if (!names) throw new Error('EVM has names')
  return {
    requested: node.requests,
    node,
    resolve: (name: string, id = 1, signal?: AbortSignal) =>
      names.resolve({ name, network: { ...network, id, caipNetworkId: `eip155:${id}` as const }, signal }),
    reverse: (address: string) => names.reverse({ address, network }),
  }
}

async function startGateway(answer: Hex) {
  const urls: string[] = []
  const gateway = createServer((request, response) => {
    urls.push(request.url ?? '')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: answer }))
  })
  gateways.push(gateway)
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  return { origin, url: `${origin}/{sender}/{data}`, urls }
}

const revert = (data?: Hex, code = 3): never => {
  throw new NodeError({ code, message: 'execution reverted', ...(data && { data }) })
}

it('an address has its primary name and the name’s picture', async () => {
  const { reverse } = await openApp()
  expect(await reverse(FIRST_ADDRESS.toLowerCase())).toEqual({
    name: 'lantern.eth',
    avatar: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
  expect(await reverse(SECOND_ADDRESS)).toBeUndefined()
})

it('a name resolves to its address on each network', async () => {
  const { resolve } = await openApp()
  expect(await resolve('lantern.eth')).toBe(FIRST_ADDRESS)
  expect(await resolve('lantern.eth', 8453)).toBe(FIRST_ADDRESS)
  // The name has no record for this network, and its mainnet address is no contract.
  expect(await resolve('lantern.eth', 10)).toBe(FIRST_ADDRESS)
  expect(await resolve('nobody.eth')).toBeUndefined()
})

/** Returns whether a query is for Ethereum's address: `addr(bytes32)`, which has no coin type. */
const isForEthereum = (data: Hex) => decodeFunctionData({ abi, data }).args[1].startsWith('0x3b3b57de')

it('a name resolves to the address that it has for the network, before the one for Ethereum', async () => {
  const { resolve } = await openApp((data) => toRecord(toWord(isForEthereum(data) ? SECOND_ADDRESS : FIRST_ADDRESS)))
  expect(await resolve('maya.eth', 10)).toBe(FIRST_ADDRESS)
  expect(await resolve('maya.eth')).toBe(SECOND_ADDRESS)
})

it.each<readonly [string, Hex, string | undefined]>([
  ['a key', '0x', SECOND_ADDRESS],
  ['a key that delegates (EIP-7702)', `0xef0100${'ab'.repeat(20)}`, SECOND_ADDRESS],
  ['a contract', '0x6001', undefined],
])('a name without an address for the network has Ethereum’s if that is of %s', async (_, code, address) => {
  const { resolve } = await openApp((data) => toRecord(isForEthereum(data) ? toWord(SECOND_ADDRESS) : '0x'), code)
  expect(await resolve('maya.eth', 10)).toBe(address)
})

it.each<readonly [string, () => Hex]>([
  ['the resolver has none', () => revert(encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: ['0x00'] }))],
  ['the node tells no reason', () => revert(undefined, -32000)],
  ['Hardhat’s node reverts', () => revert(undefined, -32603)],
  ['the chain has no resolver', () => '0x'],
  ['the record is empty', () => toRecord('0x')],
  ['the record is the zero address', () => toRecord(toWord('0x0000000000000000000000000000000000000000'))],
])('a name has no address if %s', async (_, answer) => {
  const { resolve } = await openApp(answer)
  expect(await resolve('maya.eth')).toBeUndefined()
})

it('a name resolves by a record that holds an address where bytes belong', async () => {
  const { resolve } = await openApp(() => toRecord(toWord(SECOND_ADDRESS)))
  expect(await resolve('maya.eth', 10)).toBe(SECOND_ADDRESS)
})

/** Reverts a call with `OffchainLookup` for these gateways, and answers their callback with the address. */
function lookUpBy(urls: readonly string[], query: Hex = '0xabcd') {
  const args = [RESOLVER, urls, query, CALLBACK, '0x'] as const
  return (data: Hex) =>
    data.startsWith(CALLBACK)
      ? toRecord(toWord(SECOND_ADDRESS))
      : revert(encodeErrorResult({ abi, errorName: 'OffchainLookup', args }))
}

it('a name resolves by the gateway of its resolver (ERC-3668)', async () => {
  const { url, urls } = await startGateway('0x1234')
  const { resolve, requested } = await openApp(lookUpBy([url]))
  expect(await resolve('maya.eth')).toBe(SECOND_ADDRESS)
  expect(urls).toEqual([`/${RESOLVER}/0xabcd`])
  expect(requested.filter((method) => method === 'eth_call')).toHaveLength(2)
})

it('a name has no address if its resolver rejects the gateway’s answer', async () => {
  const { url } = await startGateway('0x1234')
  const args = [RESOLVER, [url], '0xabcd', CALLBACK, '0x'] as const
  const { resolve } = await openApp((data) =>
    data.startsWith(CALLBACK) ? revert() : revert(encodeErrorResult({ abi, errorName: 'OffchainLookup', args })),
  )
  expect(await resolve('maya.eth')).toBeUndefined()
})

it.each([
  ['lists it', (origin: string) => `${origin}/logout?{data}`],
  ['puts its host into the query', (origin: string) => origin.replace('127.0.0.1', '{data}')],
  ['takes a POST there', (origin: string) => `${origin}/logout`],
])('a lookup never requests the app’s own origin: a resolver that %s', async (_, toUrl) => {
  const own = await startGateway('0x1234')
  const other = await startGateway('0x1234')
  vi.stubGlobal('location', new URL(own.origin))
  const alone = await openApp(lookUpBy([toUrl(own.origin)], '0x7f000001'))
  await expect(alone.resolve('maya.eth')).rejects.toMatchObject({ name: 'OffchainLookupError' })
  const mixed = await openApp(lookUpBy([toUrl(own.origin), other.url], '0x7f000001'))
  expect(await mixed.resolve('maya.eth')).toBe(SECOND_ADDRESS)
  expect(other.urls).toHaveLength(1)
  expect(own.urls).toEqual([])
})

it('a lookup never requests the app’s own origin, also for a query of a batch', async () => {
  const own = await startGateway('0x1234')
  const other = await startGateway('0x1234')
  vi.stubGlobal('location', new URL(own.origin))
  const batch = parseAbi(['struct Query { address sender; string[] urls; bytes data; }', 'function query(Query[] all)'])
  const all = [[own.url], [own.url, other.url]].map((urls) => ({ sender: RESOLVER, urls, data: '0xabcd' }) as const)
  const query = encodeFunctionData({ abi: batch, args: [all] })
  const { resolve } = await openApp(lookUpBy(['x-batch-gateway:true'], query))
  expect(await resolve('maya.eth')).toBe(SECOND_ADDRESS)
  expect(other.urls).toHaveLength(1)
  expect(own.urls).toEqual([])
})

it('a lookup ignores gateways without a valid URL', async () => {
  const { url, urls } = await startGateway('0x1234')
  const { resolve } = await openApp(lookUpBy(['/logout?{data}', 'http://{data}:{data}', 'data:,{data}', '', url]))
  expect(await resolve('maya.eth')).toBe(SECOND_ADDRESS)
  expect(urls).toHaveLength(1)
})

it.each([
  ['the node', 'http://127.0.0.1', lookUpBy([])],
  ['a gateway', 'https://gateway.example', lookUpBy(['https://gateway.example/{data}'])],
])('an aborted lookup aborts its request to %s', async (_, target, answer) => {
  const { resolve } = await openApp(answer)
  const signals: AbortSignal[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { readonly signal: AbortSignal }) => {
    if (!url.startsWith(target)) return fetch(url, init)
    signals.push(init.signal)
    return new Promise(() => {})
  })
  const input = new AbortController()
  const lookingUp = resolve('maya.eth', 1, input.signal)
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  input.abort()
  await expect(lookingUp).rejects.toMatchObject({ code: 'ABORTED' })
  expect(signals[0]?.aborted).toBe(true)
})

it('a lookup rejects if the node fails', async () => {
  const fail = (): never => {
    throw new NodeError({ code: -32603, message: 'Internal error' })
  }
  const { reverse, resolve } = await openApp(fail)
  await expect(reverse(FIRST_ADDRESS)).rejects.toMatchObject({ code: -32603 })
  await expect(resolve('lantern.eth')).rejects.toMatchObject({ code: -32603 })
})

it('a lookup rejects if no node answers', async () => {
  const { node, reverse, resolve } = await openApp()
  node.stop()
  await expect(reverse(FIRST_ADDRESS)).rejects.toMatchObject({ code: 'OFFLINE' })
  await expect(resolve('lantern.eth')).rejects.toMatchObject({ code: 'OFFLINE' })
})
