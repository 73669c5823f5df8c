import { createServer } from 'node:http'
import { type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kusama, polkadotAssetHub } from '../../../networks.js'
import { ACCOUNTS } from '../../../testing/createTestApp.js'
import { openChainReader } from '../../../testing/openChainReader.js'

const { caipNetworkId } = polkadotAssetHub
const [address] = ACCOUNTS.polkadot
const USDT = { symbol: 'USDt', name: 'Tether USD', decimals: 6 }

let sandbox: PolkadotSandbox
beforeAll(async () => {
  sandbox = await startPolkadot()
})
afterAll(() => sandbox.stop())

const open = (
  rpcUrls: Readonly<Record<string, string | readonly string[]>> = sandbox.rpcUrls,
  network = polkadotAssetHub,
) => openChainReader({ network, rpcUrls })

async function before(answers: Readonly<Record<string, unknown>>) {
  const requested: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { method } = JSON.parse(body)
    requested.push(method)
    if (method in answers) return response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...Object(answers[method]) }))
    const answer = await fetch(sandbox.rpcUrls[caipNetworkId] ?? '', { method: 'POST', body })
    return response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  return { url, requested, [Symbol.dispose]: () => void server.close() }
}

describe('tokens', () => {
  it('are the listed assets that the account holds, named by the chain', async () => {
    const { chainReader } = await open()
    expect(await chainReader.tokens?.({ address, network: polkadotAssetHub, known: [] })).toEqual(
      expect.arrayContaining([
        { ...USDT, address: '1984', amount: 2_500_000_000n },
        { symbol: 'DED', name: 'DED', decimals: 10, address: '30', amount: 77_000_000_000n },
      ]),
    )
    expect(await chainReader.tokens?.({ address, network: polkadotAssetHub, known: [] })).toHaveLength(2)
    const unknownAddress = '138pzTWnYnhjrFhja9Nre1UksCLLgbovsT3j89T3pSSzmXCt'
    expect(await chainReader.tokens?.({ address: unknownAddress, network: polkadotAssetHub, known: [] })).toEqual([])
  })

  it('have the app’s names, and survive invalid entries', async () => {
    const { chainReader } = await open()
    const iconUrl = 'https://harbor.example/usdt.svg'
    const known = [
      { caipNetworkId, address: '0x00', symbol: 'BAD', name: 'Bad', decimals: 1 },
      { caipNetworkId, address: '99', symbol: 'GONE', name: 'Gone', decimals: 1 },
      { caipNetworkId, address: '1984', symbol: 'USDT', name: 'Dollars', decimals: 6, iconUrl },
    ]
    const result = await chainReader.tokens?.({ address, network: polkadotAssetHub, known })
    expect(result?.map(({ symbol }) => symbol).sort()).toEqual(['DED', 'USDT'])
    expect(result?.find(({ symbol }) => symbol === 'USDT')).toEqual({
      ...{ symbol: 'USDT', name: 'Dollars', decimals: 6, iconUrl },
      ...{ address: '1984', amount: 2_500_000_000n },
    })
  })

  it('of the app are read if the node lists none', async () => {
    using node = await before({ state_getKeysPaged: { error: { code: -32601, message: 'Method not found' } } })
    const { chainReader } = await open({ [caipNetworkId]: node.url })
    const known = [{ caipNetworkId, address: '1984', ...USDT }]
    expect(await chainReader.tokens?.({ address, network: polkadotAssetHub, known })).toEqual([
      { ...USDT, address: '1984', amount: 2_500_000_000n },
    ])
    expect(await chainReader.tokens?.({ address, network: polkadotAssetHub, known: [] })).toEqual([])
  })

  it('are empty on a chain without assets', async () => {
    const { chainReader } = await open(sandbox.rpcUrls, kusama)
    expect(await chainReader.tokens?.({ address, network: kusama, known: [] })).toEqual([])
  })

  it('are read without metadata, and from the next node on failure', async () => {
    using node = await before({})
    const { chainReader } = await open({ [caipNetworkId]: ['http://127.0.0.1:1', node.url] })
    expect(await chainReader.tokens?.({ address, network: polkadotAssetHub, known: [] })).toHaveLength(2)
    expect(new Set(node.requested)).toEqual(new Set(['state_getKeysPaged', 'state_queryStorageAt']))
  })

  it.each([
    ['nothing', { result: null }],
    ['markup', { result: '<html>' }],
    ['odd lists', { result: [{ changes: [['0x00'], 7, ['a', 'b']] }] }],
  ])('are not empty if a node answers %s', async (_, answer) => {
    using node = await before({ state_queryStorageAt: answer })
    const read = async (urls: readonly string[]) =>
      (await open({ [caipNetworkId]: urls })).chainReader.tokens?.({ address, network: polkadotAssetHub, known: [] })
    await expect(read([node.url])).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    expect(await read([node.url, sandbox.rpcUrls[caipNetworkId] ?? ''])).toHaveLength(2)
  })
})

describe('a token', () => {
  it('is described by the chain, or undefined', async () => {
    const { chainReader } = await open()
    const describe = (id: string) => chainReader.token?.({ address: id, network: polkadotAssetHub })
    expect(await describe('1984')).toEqual({ ...USDT, caipNetworkId, address: '1984' })
    expect(await describe('5')).toBeUndefined()
    expect(await describe('dUSD')).toBeUndefined()
  })
})
