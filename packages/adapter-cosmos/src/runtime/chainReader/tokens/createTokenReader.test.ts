/// <reference types="node" />
import { createServer } from 'node:http'
import { type CosmosSandbox, startCosmos } from '@foyer/sandbox'
import { QueryDenomMetadataResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { QueryDenomResponse } from 'cosmjs-types/ibc/applications/transfer/v1/query'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cosmosHub, osmosis } from '../../../networks.js'
import { ADDRESSES } from '../../../testing/createTestApp.js'
import { openChainReader } from '../../../testing/openChainReader.js'

const { caipNetworkId } = cosmosHub
const [address] = ADDRESSES
const OSMO = 'ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC'
const BERTH = `factory/${address}/berth`
const NAMELESS = `factory/${address}/a-name-that-is-rather-long-for-a-coin`

let chain: CosmosSandbox
beforeAll(async () => {
  chain = await startCosmos()
})
afterAll(() => chain.stop())

const open = async (urls: readonly string[] = [chain.rpcUrls[caipNetworkId] ?? '']) =>
  (await openChainReader({ network: cosmosHub, rpcUrls: { [caipNetworkId]: urls } })).chainReader

async function before(answers: Readonly<Record<string, object>>) {
  const requested: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { params } = JSON.parse(body)
    requested.push(params.path)
    const answer = answers[params.path]
    if (answer) return response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { response: answer } }))
    return response.end(await (await fetch(chain.rpcUrls[caipNetworkId] ?? '', { method: 'POST', body })).text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  return { url, requested, [Symbol.dispose]: () => void server.close() }
}

describe('tokens', () => {
  it('are all coins but the fee coin, named by metadata, origin or denomination', async () => {
    const chainReader = await open()
    expect(await chainReader.tokens?.({ address, network: cosmosHub, known: [] })).toEqual([
      { symbol: 'factory/cosm…r-a-coin', name: NAMELESS, decimals: 0, amount: 7n, address: NAMELESS },
      { symbol: 'BERTH', name: 'Berth', decimals: 3, amount: 42_000n, address: BERTH },
      { symbol: 'uosmo', name: 'uosmo (transfer/channel-141)', decimals: 0, amount: 250_000_000n, address: OSMO },
    ])
    const unknownAddress = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'
    expect(await chainReader.tokens?.({ address: unknownAddress, network: cosmosHub, known: [] })).toEqual([])
  })

  it('have the app’s names, without a request', async () => {
    using node = await before({})
    const chainReader = await open([node.url])
    const info = {
      caipNetworkId,
      symbol: 'OSMO',
      name: 'Osmosis',
      decimals: 6,
      iconUrl: 'https://harbor.example/o.svg',
    }
    const known = [OSMO, BERTH, NAMELESS].map((each) => ({ ...info, address: each }))
    const result = await chainReader.tokens?.({ address, network: cosmosHub, known })
    const { symbol, name, decimals, iconUrl } = info
    expect(result?.at(-1)).toEqual({ symbol, name, decimals, iconUrl, address: OSMO, amount: 250_000_000n })
    expect(node.requested).toEqual(['/cosmos.bank.v1beta1.Query/AllBalances'])
    await chainReader.tokens?.({ address, network: cosmosHub, known: [] })
    const requested = node.requested.length
    await chainReader.tokens?.({ address, network: cosmosHub, known: [] })
    expect(node.requested.length).toBe(requested + 1)
  })

  it('survive a failing description', async () => {
    using node = await before({ '/cosmos.bank.v1beta1.Query/DenomMetadata': { code: 0, value: '/////w==' } })
    const chainReader = await open([node.url])
    const result = await chainReader.tokens?.({ address, network: cosmosHub, known: [] })
    expect(result?.map(({ amount }) => amount)).toEqual([7n, 42_000n, 250_000_000n])
  })

  it('reject an invalid response', async () => {
    using node = await before({ '/cosmos.bank.v1beta1.Query/AllBalances': { code: 0, value: 'AAAA' } })
    const chainReader = await open([node.url])
    const reading = chainReader.tokens?.({ address, network: cosmosHub, known: [] })
    await expect(reading).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })

  it('are empty on a chain with one coin', async () => {
    const { chainReader } = await openChainReader({
      network: osmosis,
      rpcUrls: { [osmosis.caipNetworkId]: [chain.rpcUrls[osmosis.caipNetworkId] ?? ''] },
    })
    const other = 'osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl'
    expect(await chainReader.tokens?.({ address: other, network: osmosis, known: [] })).toEqual([])
  })
})

describe('a token', () => {
  it('is described by the chain, or undefined', async () => {
    const chainReader = await open()
    const describe = (denom: string) => chainReader.token?.({ address: denom, network: cosmosHub })
    expect(await describe(BERTH)).toEqual({
      caipNetworkId,
      address: BERTH,
      symbol: 'BERTH',
      name: 'Berth',
      decimals: 3,
    })
    expect(await describe(NAMELESS)).toMatchObject({ address: NAMELESS, decimals: 0 })
    expect(await describe(`${BERTH}s`)).toBeUndefined()
    expect(await describe('no coin')).toBeUndefined()
    expect(await describe(`ibc/${'AB'.repeat(32)}`)).toBeUndefined()
  })

  it.each([
    ['its symbol', 'BRT', 'BRT'],
    ['its displayed unit without a symbol', '', 'berth'],
  ])('is named by %s', async (_name, symbol, shown) => {
    const metadata = { ...{ base: BERTH, display: 'berth', symbol }, denomUnits: [{ denom: 'berth', exponent: 3 }] }
    const bytes = QueryDenomMetadataResponse.encode(QueryDenomMetadataResponse.fromPartial({ metadata })).finish()
    const answer = { code: 0, value: Buffer.from(bytes).toString('base64') }
    using node = await before({ '/cosmos.bank.v1beta1.Query/DenomMetadata': answer })
    const chainReader = await open([node.url])
    expect(await chainReader.token?.({ address: BERTH, network: cosmosHub })).toMatchObject({
      ...{ symbol: shown, name: shown, decimals: 3 },
    })
  })

  it('has the channels of its whole way', async () => {
    const trace = [141, 0].map((channel) => ({ portId: 'transfer', channelId: `channel-${channel}` }))
    const bytes = QueryDenomResponse.encode(
      QueryDenomResponse.fromPartial({ denom: { base: 'uosmo', trace } }),
    ).finish()
    const answer = { code: 0, value: Buffer.from(bytes).toString('base64') }
    using node = await before({ '/ibc.applications.transfer.v1.Query/Denom': answer })
    const chainReader = await open([node.url])
    const name = 'uosmo (transfer/channel-141/transfer/channel-0)'
    expect(await chainReader.token?.({ address: OSMO, network: cosmosHub })).toMatchObject({ symbol: 'uosmo', name })
  })
})
