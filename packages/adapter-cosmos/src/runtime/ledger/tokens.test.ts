/// <reference types="node" />
import { createServer } from 'node:http'
import { type CosmosSandbox, startCosmos } from '@foyer/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cosmosHub, osmosis } from '../../networks.js'
import { ADDRESSES } from '../../testing/createPage.js'
import { openLedger } from '../../testing/openLedger.js'

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
  (await openLedger({ network: cosmosHub, rpcUrls: { [caipNetworkId]: urls } })).ledger

/** A node before the sandbox's, which answers some questions of the chain by itself. */
async function before(answers: Readonly<Record<string, object>>) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { params } = JSON.parse(body)
    asked.push(params.path)
    const answer = answers[params.path]
    if (answer) return response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { response: answer } }))
    return response.end(await (await fetch(chain.rpcUrls[caipNetworkId] ?? '', { method: 'POST', body })).text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  return { url, asked, [Symbol.dispose]: () => void server.close() }
}

describe('tokens', () => {
  it('are all coins but the one of fees, named by the chain, by where they come from, or by their own name', async () => {
    const ledger = await open()
    expect(await ledger.tokens?.({ address, network: cosmosHub, known: [] })).toEqual([
      { symbol: 'factory/cosm…r-a-coin', name: NAMELESS, decimals: 0, amount: 7n, address: NAMELESS },
      { symbol: 'BERTH', name: 'Berth', decimals: 3, amount: 42_000n, address: BERTH },
      { symbol: 'uosmo', name: 'uosmo (transfer/channel-141)', decimals: 0, amount: 250_000_000n, address: OSMO },
    ])
    const nobody = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'
    expect(await ledger.tokens?.({ address: nobody, network: cosmosHub, known: [] })).toEqual([])
  })

  it('are called as the site calls them, and nobody is asked about those', async () => {
    using node = await before({})
    const ledger = await open([node.url])
    const info = {
      caipNetworkId,
      symbol: 'OSMO',
      name: 'Osmosis',
      decimals: 6,
      iconUrl: 'https://harbor.example/o.svg',
    }
    const known = [OSMO, BERTH, NAMELESS].map((each) => ({ ...info, address: each }))
    const found = await ledger.tokens?.({ address, network: cosmosHub, known })
    const { symbol, name, decimals, iconUrl } = info
    expect(found?.at(-1)).toEqual({ symbol, name, decimals, iconUrl, address: OSMO, amount: 250_000_000n })
    expect(node.asked).toEqual(['/cosmos.bank.v1beta1.Query/AllBalances'])
    await ledger.tokens?.({ address, network: cosmosHub, known: [] })
    const asked = node.asked.length
    await ledger.tokens?.({ address, network: cosmosHub, known: [] })
    expect(node.asked.length).toBe(asked + 1)
  })

  it('are all there where one cannot be named', async () => {
    using node = await before({ '/cosmos.bank.v1beta1.Query/DenomMetadata': { code: 0, value: '/////w==' } })
    const ledger = await open([node.url])
    const found = await ledger.tokens?.({ address, network: cosmosHub, known: [] })
    expect(found?.map(({ amount }) => amount)).toEqual([7n, 42_000n, 250_000_000n])
  })

  it('are not said to be none where a node answers something else', async () => {
    using node = await before({ '/cosmos.bank.v1beta1.Query/AllBalances': { code: 0, value: 'AAAA' } })
    const ledger = await open([node.url])
    const reading = ledger.tokens?.({ address, network: cosmosHub, known: [] })
    await expect(reading).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })

  it('are none on a chain with one coin', async () => {
    const { ledger } = await openLedger({
      network: osmosis,
      rpcUrls: { [osmosis.caipNetworkId]: [chain.rpcUrls[osmosis.caipNetworkId] ?? ''] },
    })
    const other = 'osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl'
    expect(await ledger.tokens?.({ address: other, network: osmosis, known: [] })).toEqual([])
  })
})

describe('a token', () => {
  it('is described by the chain, and there is none where there is none', async () => {
    const ledger = await open()
    const describe = (denom: string) => ledger.token?.({ address: denom, network: cosmosHub })
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
  })
})
