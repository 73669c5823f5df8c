import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createModalReaders } from '../../testing/createModalReaders'
import { type SourceAnswer, startSource, type TestSource } from '../../testing/startSource'
import { useServer } from '../../testing/useServer'
import { getFiatValue, priceField } from './decimals'

const { start, createFolder } = useServer()

const OWNER = '0x6c00000000000000000000000000000000000001'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const TOKENS = {
  'eip155:1': [
    {
      address: USDC,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      priceId: 'usd-coin',
      icon: 'https://img.example/u',
    },
    { address: OWNER, name: 'Quiet', symbol: 'QUIET', decimals: 18 },
  ],
}
const ANSWER = { ethereum: { usd: 2505.1, usd_24h_change: -1.5, eur: 2254.59 }, 'usd-coin': { usd: 0.9998 } }

const startNode = () =>
  startSource(({ body }) => {
    const calls = JSON.parse(body)
    const answer = ({ id, method }: { id: number; method: string }) => ({
      id,
      result: method === 'eth_getBalance' ? '0xde0b6b3a7640000' : `0x${'0'.repeat(62)}64`,
    })
    // No Multicall3: its call alone gets nothing.
    return { json: Array.isArray(calls) ? calls.map(answer) : { id: calls.id, result: '0x' } }
  })

async function open(answer: () => SourceAnswer = () => ({ json: ANSWER })) {
  const [node, source] = [await startNode(), await startSource(answer)]
  const url = `${source.url}/simple/price?ids={ids}&vs_currencies={currency}&include_24hr_change=true`
  const server = await start({
    nodes: { 'eip155:1': [node.url] },
    data: { TOKENS, PRICES: [{ url, headers: { 'x-key': 'secret' } }] },
  })
  return { server, source, ...createModalReaders(server.httpUrl) }
}

describe('prices', () => {
  it('of a price API reach the modal with balances, and the key stays on the server', async () => {
    const { readBalances, source } = await open()
    const found = await readBalances({ address: OWNER, chainId: 'eip155:1' })
    expect(found).toMatchObject([
      { symbol: 'ETH', price: { amount: '2505.1', currency: 'usd', change24h: '-1.50' } },
      { symbol: 'USDC', price: { amount: '0.9998' }, iconUrl: 'https://img.example/u' },
      { symbol: 'QUIET' },
    ])
    expect(found[2]?.price).toBeUndefined()
    expect(source.requests.map(({ path, headers }) => [path, headers['x-key']])).toEqual([
      ['/simple/price?ids=ethereum%2Cusd-coin&vs_currencies=usd&include_24hr_change=true', 'secret'],
    ])
  })

  it('of tokens are answered by their addresses', async () => {
    const { readPrices } = await open()
    const addresses = [NATIVE, USDC, OWNER, `0x${'9'.repeat(40)}`].map((each) => `eip155:1:${each}` as const)
    expect(await readPrices({ projectId: 'test', addresses })).toEqual([
      { address: addresses[0], price: '2505.1', iconUrl: undefined },
      { address: addresses[1], price: '0.9998', iconUrl: 'https://img.example/u' },
    ])
    expect(await readPrices({ projectId: 'test', currency: 'eur', addresses })).toMatchObject([{ price: '2254.59' }])
  })

  it('are asked for once by many users, for all coins of the server', async () => {
    const { readPrices, readBalances, source } = await open()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? readPrices({ projectId: 'test', addresses: [`eip155:1:${NATIVE}`] })
          : readBalances({ address: OWNER, chainId: 'eip155:1' }),
      ),
    )
    expect(source.requests).toHaveLength(1)
  })

  it('come from a file, which may change', async () => {
    const file = join(await createFolder(), 'prices.json')
    await writeFile(file, JSON.stringify({ ethereum: { usd: '2000' } }))
    const server = await start({ nodes: { 'eip155:1': [] }, data: { PRICES: [{ file }] } })
    const { readPrices } = createModalReaders(server.httpUrl)
    expect(await readPrices({ projectId: 'test', addresses: [`eip155:1:${NATIVE}`] })).toMatchObject([
      { price: '2000' },
    ])
  })

  it('are left out without a source', async () => {
    const server = await start({ nodes: { 'eip155:1': [(await startNode()).url] }, data: { TOKENS } })
    const { readBalances, readPrices } = createModalReaders(server.httpUrl)
    const found = await readBalances({ address: OWNER, chainId: 'eip155:1' })
    expect(found.map(({ price }) => price)).toEqual([undefined, undefined, undefined])
    expect(await readPrices({ projectId: 'test', addresses: [`eip155:1:${NATIVE}`] })).toEqual([])
  })
})

describe('a price source that', () => {
  it.each<[string, SourceAnswer]>([
    ['sends HTML', 'html'],
    ['breaks off', 'breaks'],
    ['sends without an end', 'endless'],
    ['is overloaded', { json: { status: { error_code: 429 } }, status: 429 }],
    ['sends a list', { json: [] }],
    ['hangs', 'hangs'],
  ])('%s costs the prices alone, and then rests', async (_, answer) => {
    const { server, readBalances, source } = await open(() => answer)
    const found = await readBalances({ address: OWNER, chainId: 'eip155:1' })
    expect(found.map(({ price }) => price)).toEqual([undefined, undefined, undefined])
    const body = JSON.stringify({ currency: 'usd', addresses: [`eip155:1:${NATIVE}`] })
    const refused = await fetch(`${server.httpUrl}/v1/fungible/price?projectId=test`, { method: 'POST', body })
    expect(refused.status).toBe(502)
    expect(await refused.json()).toMatchObject({ detail: 'The prices can’t be read. Try again in a minute.' })
    expect(source.requests).toHaveLength(1)
  })

  it('sends a price that is no positive number has none', async () => {
    for (const usd of [0, -1, '1e99', 'NaN', null, {}, '0x10', '1'.repeat(31)]) {
      const { server } = await open(() => ({ json: { ethereum: { usd } } }))
      const body = JSON.stringify({ currency: 'usd', addresses: [`eip155:1:${NATIVE}`] })
      const answer = await fetch(`${server.httpUrl}/v1/fungible/price?projectId=test`, { method: 'POST', body })
      expect(await answer.json()).toEqual({ fungibles: [] })
    }
  })
})

describe('two price sources', () => {
  const PRICED = { ethereum: { usd: 2500 }, 'usd-coin': { usd: '1' } }
  const SHUT: SourceAnswer = { json: { status: { error_code: 429 } }, status: 429 }

  async function openTwo(first: () => SourceAnswer, second: () => SourceAnswer) {
    const [one, other] = [await startSource(first), await startSource(second)]
    const lines: string[] = []
    const toSource = ({ url }: TestSource) => ({
      url: `${url}/simple/price?ids={ids}&vs_currencies={currency}`,
      headers: { 'x-key': 'secret' },
    })
    const server = await start({
      nodes: { 'eip155:1': [(await startNode()).url] },
      data: { TOKENS, PRICES: [toSource(one), toSource(other)] },
      log: (line) => lines.push(line),
    })
    const body = JSON.stringify({ addresses: [`eip155:1:${NATIVE}`, `eip155:1:${USDC}`] })
    const request = () => fetch(`${server.httpUrl}/v1/fungible/price?projectId=test`, { method: 'POST', body })
    const read = async () => {
      const { fungibles } = await (await request()).json()
      return Object.fromEntries(fungibles.map(({ symbol, price }: Record<string, string>) => [symbol, price]))
    }
    return { one, other, lines, request, read, ...createModalReaders(server.httpUrl) }
  }

  it('that agree give the price of the first, and each is asked once', async () => {
    const { one, other, read, lines } = await openTwo(
      () => ({ json: PRICED }),
      () => ({ json: { ethereum: { usd: 2625 }, 'usd-coin': { usd: 0.97 } } }),
    )
    expect(await read()).toEqual({ ETH: '2500', USDC: '1' })
    await read()
    expect([one.requests.length, other.requests.length]).toEqual([1, 1])
    expect(lines.filter((line) => line.includes('PRICES'))).toEqual([])
  })

  it.each([2626, 2380])('of which the other says %d for 2500 give no price of this coin, and no value', async (usd) => {
    const { read, readBalances, lines } = await openTwo(
      () => ({ json: PRICED }),
      () => ({ json: { ...PRICED, ethereum: { usd } } }),
    )
    expect(await read()).toEqual({ USDC: '1' })
    const found = await readBalances({ address: OWNER, chainId: 'eip155:1' })
    expect(found.map(({ symbol, price }) => [symbol, price?.amount])).toEqual([
      ['ETH', undefined],
      ['USDC', '1'],
      ['QUIET', undefined],
    ])
    const said = lines.filter((line) => line.includes('PRICES'))
    expect(said).toEqual(['data: the sources of PRICES disagree, so these have no price in usd: ethereum'])
  })

  it.each<[string, SourceAnswer]>([
    ['is overloaded', SHUT],
    ['breaks off', 'breaks'],
    ['hangs', 'hangs'],
    ['sends HTML', 'html'],
    ['sends a list', { json: [] }],
    ['does not know the coins', { json: {} }],
  ])('give the price of the second where the first %s', async (_, answer) => {
    const { read, lines } = await openTwo(
      () => answer,
      () => ({ json: PRICED }),
    )
    expect(await read()).toEqual({ ETH: '2500', USDC: '1' })
    expect(lines.join('\n')).not.toMatch(/secret|simple/)
  })

  it('give the price of the first where the second is down', async () => {
    const { read, lines, other } = await openTwo(
      () => ({ json: PRICED }),
      () => SHUT,
    )
    expect(await read()).toEqual({ ETH: '2500', USDC: '1' })
    expect(lines).toContain(`source: ${new URL(other.url).host} of PRICES fails (status 429)`)
  })

  it('that are both down are refused with a sentence, and then rest', async () => {
    const { one, other, request } = await openTwo(
      () => SHUT,
      () => 'html',
    )
    await request()
    const refused = await request()
    expect(refused.status).toBe(502)
    expect(await refused.json()).toMatchObject({ detail: 'The prices can’t be read. Try again in a minute.' })
    expect([one.requests.length, other.requests.length]).toEqual([1, 1])
  })
})

describe('a request for prices', () => {
  it.each([
    ['is no JSON', '<p>'],
    ['has no addresses', '{}'],
    ['has more than 100 addresses', JSON.stringify({ addresses: Array.from({ length: 101 }, () => 'eip155:1:0x1') })],
    ['has an unknown currency', JSON.stringify({ currency: 'shells', addresses: [] })],
  ])('that %s is refused', async (_, body) => {
    const { server } = await open()
    const answer = await fetch(`${server.httpUrl}/v1/fungible/price?projectId=test`, { method: 'POST', body })
    expect(answer.status).toBe(400)
  })

  it('gets a status and no stack, whatever it says', async () => {
    const { server } = await open()
    const body = fc.oneof(
      fc.json({ maxDepth: 2 }),
      fc
        .record({ currency: fc.string(), addresses: fc.array(fc.oneof(fc.string(), fc.constant('__proto__'))) })
        .map((each) => JSON.stringify(each)),
    )
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const answer = await fetch(`${server.httpUrl}/v1/fungible/price?projectId=test`, { method: 'POST', body: text })
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toMatch(/\bat .*:\d+:\d+/)
      }),
      { numRuns: 150 },
    )
  })
})

describe('decimals', () => {
  it.each([
    [1e-7, '0.0000001'],
    ['1.5e3', '1500'],
    ['2.50', '2.5'],
    [1.2e-10, '0.00000000012'],
    ['00012.0', '12'],
    [1e21, '1000000000000000000000'],
  ])('%s is %s', (input, text) => {
    expect(priceField.parse(input)).toBe(text)
  })

  it('multiply exactly', () => {
    expect(getFiatValue(3n, 0, '0.1')).toBe('0.3')
    expect(getFiatValue(10n ** 30n + 1n, 18, '1.01')).toBe('1010000000000.00000000000000000101')
  })
})
