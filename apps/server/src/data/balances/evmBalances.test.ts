import { startEvm } from '@foyer/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModalReaders } from '../../testing/createModalReaders'
import { startSource } from '../../testing/startSource'
import { useServer } from '../../testing/useServer'

const { start } = useServer()

let evm: Awaited<ReturnType<typeof startEvm>>
beforeAll(async () => {
  evm = await startEvm({ chains: [1, 8453] })
})
afterAll(() => evm.stop())

const getRpcUrl = (chainId: string) => Object.entries(evm.rpcUrls).find(([id]) => id === chainId)?.[1] ?? ''
const listTokens = () =>
  Object.values(evm.tokens).map(({ address, name, symbol, decimals }) => ({ address, name, symbol, decimals }))
const getOwner = () => evm.wallets.lantern.addresses[0] ?? ''

describe('the modal reads from a real node', () => {
  it('the native coin and the listed tokens that an account has, exactly', async () => {
    const server = await start({
      nodes: { 'eip155:1': [getRpcUrl('eip155:1')] },
      data: { TOKENS: { 'eip155:1': [...listTokens(), { ...listTokens()[0]!, address: `0x${'9'.repeat(40)}` }] } },
    })
    const { readBalances } = createModalReaders(server.httpUrl)
    const found = await readBalances({ address: getOwner(), chainId: 'eip155:1' })
    const { dollar, pilot, rope, toll } = evm.tokens
    expect(found.map(({ symbol, amount, address }) => [symbol, amount, address])).toEqual([
      ['ETH', 10_000n * 10n ** 18n, undefined],
      ...[dollar, pilot, rope, toll].map(({ symbol, amount, address }) => [symbol, amount, address]),
    ])
    expect(found.every(({ price }) => price === undefined)).toBe(true)
  })

  it('all networks of an address unless it names one', async () => {
    const nodes = { 'eip155:1': [getRpcUrl('eip155:1')], 'eip155:8453': [getRpcUrl('eip155:8453')] }
    const { readBalances } = createModalReaders((await start({ nodes })).httpUrl)
    const read = async (chainId?: 'eip155:1') =>
      (await readBalances({ address: getOwner(), chainId })).map(({ caipNetworkId }) => caipNetworkId)
    expect(await read()).toEqual(['eip155:1', 'eip155:8453'])
    expect(await read('eip155:1')).toEqual(['eip155:1'])
  })
})

it('without Multicall3 a batch of calls reads the same', async () => {
  // Forwards to the real node, as if Multicall3 were not deployed.
  const node = getRpcUrl('eip155:1')
  const proxied: unknown[] = []
  const { createServer } = await import('node:http')
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const body = JSON.parse(text)
    proxied.push(body)
    if (text.toLowerCase().includes('"to":"0xca11bde05977b3631167028862be2a173976ca11"'))
      return response.end(JSON.stringify({ jsonrpc: '2.0', id: body.id, result: '0x' }))
    const answer = await fetch(node, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
    return response.end(await answer.text())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const server = await start({ nodes: { 'eip155:1': [url] }, data: { TOKENS: { 'eip155:1': listTokens() } } })
  const found = await createModalReaders(server.httpUrl).readBalances({ address: getOwner(), chainId: 'eip155:1' })
  expect(found.map(({ symbol }) => symbol)).toEqual(['ETH', 'HUSD', 'PILOT', 'ROPE', 'TOLL'])
  expect(proxied).toHaveLength(2)
  proxy.closeAllConnections()
  proxy.close()
})

it('a token that reverts is left out, and one that the node did not read fails the network', async () => {
  const answerCalls = (error: { code: number; message: string }) =>
    startSource(({ body }) => {
      const calls = JSON.parse(body)
      if (!Array.isArray(calls)) return { json: { id: calls.id, result: '0x' } }
      return {
        json: calls.map(({ id, method }: { id: number; method: string }) =>
          method === 'eth_getBalance' ? { id, result: '0x5' } : { id, error },
        ),
      }
    })
  const [reverts, busy] = await Promise.all([
    answerCalls({ code: 3, message: 'execution reverted' }),
    answerCalls({ code: -32_005, message: 'slow down' }),
  ])
  const TOKENS = { 'eip155:1': listTokens(), 'eip155:8453': listTokens() }
  const server = await start({ nodes: { 'eip155:1': [reverts.url], 'eip155:8453': [busy.url] }, data: { TOKENS } })
  const answer = await fetch(`${server.httpUrl}/v1/account/${getOwner()}/balance?projectId=test`)
  expect(await answer.json()).toMatchObject({
    balances: [{ symbol: 'ETH', quantity: { numeric: '0.000000000000000005' } }],
    errors: [{ chainId: 'eip155:8453' }],
  })
})
