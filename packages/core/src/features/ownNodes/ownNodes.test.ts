import { afterEach, expect, it, vi } from 'vitest'
import type { AdapterContext } from '../../adapter/context.js'
import { requestNodes } from '../../adapter/requestNodes.js'
import { requestRpc } from '../../adapter/requestRpc.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { chooseOwnNode } from './chooseOwnNode.js'
import { ownNodes } from './ownNodes.js'
import { parseNodeUrl } from './parseNodeUrl.js'

const NODE = 'https://node.theo.example/'
const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

afterEach(() => void vi.unstubAllGlobals())

/** Answers by host with a JSON-RPC result, or fails where there is none. */
function stubNodes(results: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const { host } = new URL(input)
    asked.push(host)
    if (!(host in results)) throw new TypeError('Failed to fetch')
    return Response.json({ jsonrpc: '2.0', id: 1, result: results[host] })
  })
  return asked
}

function create(options: CreateTestModalParameters = {}) {
  const fake = createFakeAdapter()
  const created = createTestModal({ fake, features: { ownNodes: true }, projectId: undefined, ...options })
  const context = getTestContext(created.modal)
  const { adapterContext = fail() } = fake
  return { ...created, context, adapterContext, nodes: context.use(ownNodes) }
}

const fail = (): never => {
  throw new Error('The adapter has no context')
}
const read = (adapterContext: AdapterContext) =>
  requestNodes(adapterContext, {
    network: fakeNetwork,
    request: async (url, signal) => (await requestRpc(url, { method: 'eth_blockNumber', params: [], signal })).result,
  })

it('a node that serves the network is asked first, also after a reload', async () => {
  const asked = stubNodes({ 'node.theo.example': '0x1', 'one.example': '0x2' })
  const { modal, context, adapterContext, storage } = create()
  expect(await read(adapterContext)).toBe('0x2')
  expect(await chooseOwnNode(context, fakeNetwork, ` ${NODE}`)).toBeUndefined()
  expect(await read(adapterContext)).toBe('0x1')
  expect(asked).toEqual(['one.example', 'node.theo.example', 'node.theo.example'])
  modal.destroy()
  const reloaded = create({ storage })
  expect(await read(reloaded.adapterContext)).toBe('0x1')
  reloaded.nodes.set(fakeNetwork.caipNetworkId, undefined)
  expect(await read(reloaded.adapterContext)).toBe('0x2')
  expect(storage.getItem('@appkit/own_nodes')).toBeNull()
})

it('a node that fails leads back to the app’s node, and is marked until it answers again', async () => {
  const results: Record<string, unknown> = { 'node.theo.example': '0x1', 'one.example': '0x2' }
  stubNodes(results)
  const { context, adapterContext, nodes } = create()
  await chooseOwnNode(context, fakeNetwork, NODE)
  delete results['node.theo.example']
  expect(await read(adapterContext)).toBe('0x2')
  expect(nodes.$nodes.get()['eip155:1']).toEqual({ url: NODE, isFailing: true })
  results['node.theo.example'] = '0x3'
  expect(await read(adapterContext)).toBe('0x3')
  expect(nodes.$nodes.get()['eip155:1']).toEqual({ url: NODE, isFailing: false })
})

it('a node is used only once its chain id was checked', async () => {
  stubNodes({ 'node.theo.example': '0x2105', 'sol.theo.example': GENESIS })
  const { context, nodes } = create()
  expect(await chooseOwnNode(context, fakeNetwork, NODE)).toBe('network')
  expect(await chooseOwnNode(context, fakeNetwork, 'https://nobody.example')).toBe('unreachable')
  expect(await chooseOwnNode(context, fakeNetwork, 'http://node.theo.example')).toBe('url')
  expect(nodes.$nodes.get()).toEqual({})
  const solana = { ...foreignFakeNetwork, caipNetworkId: `solana:${GENESIS.slice(0, 32)}` } as const
  expect(await chooseOwnNode(context, solana, 'https://sol.theo.example')).toBeUndefined()
  expect(await chooseOwnNode(context, foreignFakeNetwork, 'https://sol.theo.example')).toBe('network')
})

it.each([
  ['https://node.example/v1?key=a', 'https://node.example/v1?key=a'],
  ['http://127.0.0.1:8545', 'http://127.0.0.1:8545/'],
  ['http://node.example', undefined],
  ['https://user:secret@node.example', undefined],
  ['wss://node.example', undefined],
  ['javascript:alert(1)', undefined],
  ['node.example', undefined],
])('parseNodeUrl reads %s as %s', (text, url) => {
  expect(parseNodeUrl(text)).toBe(url)
})

it('stored nodes that other code wrote are checked', () => {
  const { modal, storage } = create()
  modal.destroy()
  storage.setItem(
    '@appkit/own_nodes',
    JSON.stringify({ 'eip155:1': 'http://evil.example', 'eip155:10': NODE, x: NODE }),
  )
  expect(create({ storage }).nodes.$nodes.get()).toEqual({ 'eip155:10': { url: NODE, isFailing: false } })
})

it('a stored node is not used while the feature is off', async () => {
  stubNodes({ 'node.theo.example': '0x1', 'one.example': '0x2' })
  const { modal, context, storage } = create()
  await chooseOwnNode(context, fakeNetwork, NODE)
  modal.destroy()
  expect(await read(create({ storage, features: {} }).adapterContext)).toBe('0x2')
})
