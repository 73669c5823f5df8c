import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createModalReaders } from '../../testing/createModalReaders'
import { type SourceAnswer, type SourceRequest, startSource } from '../../testing/startSource'
import { useServer } from '../../testing/useServer'

const { start } = useServer()

const OWNER = '0x6C00000000000000000000000000000000000001'
const OTHER = '0x6C00000000000000000000000000000000000002'
const toHash = (digit: string) => `0x${digit.repeat(64)}`

async function open(options: Parameters<typeof start>[0]) {
  const server = await start(options)
  const get = (query: Readonly<Record<string, string>> = {}, address = OWNER) => {
    const path = `/v1/account/${encodeURIComponent(address)}/history`
    return fetch(`${server.httpUrl}${path}?${new URLSearchParams({ projectId: 'test', ...query })}`)
  }
  return { get, ...createModalReaders(server.httpUrl) }
}

const NOT_FOUND = { json: { id: 0, error: { code: -32_601, message: 'the method does not exist' } } }
const EMPTY = { json: { id: 0, result: { txs: [], receipts: [], lastPage: true } } }

describe('the history of a network', () => {
  it('whose nodes have no method for it is not said to be empty', async () => {
    const nodes = [await startSource(() => NOT_FOUND), await startSource(() => NOT_FOUND)]
    const answer = await (await open({ nodes: { 'eip155:1': nodes.map(({ url }) => url) } })).get()
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ detail: 'This server has no history of this network.' })
  })

  it('comes from the first node that has the method', async () => {
    const [first, second] = [await startSource(() => NOT_FOUND), await startSource(() => EMPTY)]
    const { get } = await open({ nodes: { 'eip155:1': [first.url, second.url] } })
    expect(await (await get()).json()).toEqual({ data: [], next: null })
  })

  it.each<[string, SourceAnswer]>([
    ['sends HTML', 'html'],
    ['breaks off', 'breaks'],
    ['sends without an end', 'endless'],
    ['sends a page that is none', { json: { id: 0, result: { txs: {}, receipts: [], lastPage: true } } }],
    ['sends more than 2 MB', { text: `${JSON.stringify(EMPTY.json)}${' '.repeat(2_000_000)}` }],
    ['hangs', 'hangs'],
  ])('is refused with a sentence where the node %s', async (_, answer) => {
    const node = await startSource(() => answer)
    const refused = await (await open({ nodes: { 'eip155:1': [node.url] } })).get()
    expect(refused.status).toBe(502)
    expect(await refused.json()).toMatchObject({ detail: 'The history can’t be read. Try again in a minute.' })
  })

  it('is read once for many, and for 15 s', async () => {
    const node = await startSource(() => EMPTY)
    const { get } = await open({ nodes: { 'eip155:1': [node.url] } })
    await Promise.all(Array.from({ length: 20 }, () => get()))
    await get({}, OWNER.toLowerCase())
    expect(node.requests).toHaveLength(1)
    await get({ cursor: '5' })
    expect(node.requests).toHaveLength(2)
  })

  it('gets any JSON of a node as an answer, or none', async () => {
    let given: unknown
    const node = await startSource(() => ({ json: given }))
    const { get } = await open({ nodes: { 'eip155:1': [node.url] } })
    const result = fc.record({
      txs: fc.array(fc.jsonValue({ maxDepth: 2 })),
      receipts: fc.array(fc.jsonValue({ maxDepth: 2 })),
      lastPage: fc.boolean(),
    })
    let cursor = 0
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), result), async (each) => {
        given = { id: 0, result: each }
        cursor += 1
        expect([200, 404, 502]).toContain((await get({ cursor: String(cursor) })).status)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a request for history', () => {
  it.each([
    ['names no address', 'nobody', {}],
    ['names a network without a node', OWNER, { chainId: 'eip155:5' }],
    ['names a network that is none', OWNER, { chainId: '__proto__' }],
    ['has a long cursor', OWNER, { cursor: '1'.repeat(2_001) }],
  ])('that %s is refused', async (_, address, query) => {
    const node = await startSource(() => EMPTY)
    expect((await (await open({ nodes: { 'eip155:1': [node.url] } })).get(query, address)).status).toBe(400)
    expect(node.requests).toEqual([])
  })

  it('gets a status and no stack, whatever it says', async () => {
    const node = await startSource(() => EMPTY)
    const { get } = await open({
      nodes: { 'eip155:1': [node.url], 'eip155:10': [node.url] },
      data: { HISTORY: { 'eip155:10': [{ blockscout: node.url }] } },
    })
    const query = fc.record({
      cursor: fc.oneof(fc.string(), fc.json({ maxDepth: 2 })),
      chainId: fc.constantFrom('eip155:1', 'eip155:10', 'eip155:x', ''),
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ minLength: 1 }), fc.constant(OWNER)), query, async (address, given) => {
        const answer = await get(given, address)
        expect([200, 400, 404, 502]).toContain(answer.status)
        expect(await answer.text()).not.toMatch(/\bat .*:\d+:\d+/)
      }),
      { numRuns: 150 },
    )
  })
})

describe('an explorer with Blockscout’s API', () => {
  const page = (items: readonly unknown[], next: unknown = null) => ({ json: { items, next_page_params: next } })
  const transactions = [
    {
      hash: toHash('a'),
      timestamp: '2026-01-02T03:04:05.000000Z',
      from: { hash: OWNER },
      to: { hash: OTHER },
      value: '1500000000000000000',
      nonce: 7,
      status: 'ok',
      raw_input: '0x',
    },
    { hash: 'broken' },
    { hash: toHash('b'), from: { hash: OWNER }, to: { hash: OTHER }, value: '5', status: 'error', raw_input: '0x1' },
    {
      hash: toHash('c'),
      timestamp: '2026-01-01T00:00:00Z',
      from: { hash: OWNER },
      to: { hash: OTHER },
      value: '0',
      status: 'ok',
      raw_input: '0xa9059cbb',
    },
  ]
  const transfers = [
    {
      transaction_hash: toHash('c'),
      timestamp: '2026-01-01T00:00:00Z',
      from: { hash: OWNER },
      to: { hash: OTHER },
      token: {
        type: 'ERC-20',
        symbol: '\u202eCDSU\u0000',
        name: 'USD  Coin',
        icon_url: 'javascript:alert(1)',
      },
      total: { value: '123456789012345678901', decimals: '6' },
    },
    {
      transaction_hash: toHash('d'),
      timestamp: '2025-12-31T00:00:00Z',
      from: { hash: OTHER },
      to: { hash: OWNER },
      token: { type: 'ERC-20', symbol: 'X', name: 'X', decimals: '99' },
      total: { value: '1' },
    },
  ]
  const openExplorer = async (answer: Parameters<typeof startSource>[0]) => {
    const explorer = await startSource(answer)
    const data = { HISTORY: { 'eip155:1': [{ blockscout: explorer.url }] } }
    return { explorer, ...(await open({ nodes: { 'eip155:1': [] }, data })) }
  }

  it('fills the history, with texts cleaned, and is named', async () => {
    const { readHistory, get } = await openExplorer(({ path }) =>
      path.includes('/token-transfers') ? page(transfers) : page(transactions),
    )
    const { items } = await readHistory({ account: OWNER, chainId: 'eip155:1' })
    expect(items).toMatchObject([
      { hash: toHash('b'), status: 'failed', transfers: [] },
      { hash: toHash('a'), kind: 'send', nonce: 7, transfers: [{ direction: 'out', amount: '1.5' }] },
      {
        hash: toHash('c'),
        kind: 'send',
        transfers: [
          { amount: '123456789012345.678901', token: { symbol: 'CDSU', name: 'USD Coin', iconUrl: undefined } },
        ],
      },
    ])
    const answer = await (await get()).json()
    expect(answer.attribution).toBe('Blockscout')
    expect(JSON.stringify(answer)).not.toMatch(/\u202e|\\u0000|javascript/)
  })

  it('is read page by page, each list to its end', async () => {
    const { readHistory, explorer } = await openExplorer(({ path }) =>
      path.includes('/token-transfers')
        ? page([])
        : page(transactions.slice(0, 1), path.includes('block_number') ? null : { block_number: 5, index: 1 }),
    )
    const { next } = await readHistory({ account: OWNER, chainId: 'eip155:1' })
    expect(next).toBe('[{"block_number":5,"index":1},null]')
    expect((await readHistory({ account: OWNER, chainId: 'eip155:1', cursor: next })).next).toBeUndefined()
    const base = `/api/v2/addresses/${OWNER.toLowerCase()}`
    expect(explorer.requests.map(({ path }) => path)).toEqual([
      `${base}/transactions`,
      `${base}/token-transfers`,
      `${base}/transactions?block_number=5&index=1`,
    ])
  })
})

describe('an app of Ponder', () => {
  const transfer = (digit: string, to: string, value: string, token: string | null = null) => ({
    ...{ hash: toHash(digit), from: OWNER.toLowerCase(), to, token, value, timestamp: '1767225600' },
  })
  const openPonder = async (answer: Parameters<typeof startSource>[0]) => {
    const ponder = await startSource(answer)
    const data = { HISTORY: { 'eip155:1': [{ ponder: `${ponder.url}/graphql` }] } }
    return { ponder, ...(await open({ nodes: { 'eip155:1': [] }, data })) }
  }
  const page = (items: readonly unknown[], endCursor: string | null) => ({
    json: { data: { transfers: { items, pageInfo: { hasNextPage: endCursor !== null, endCursor } } } },
  })

  it('fills the history page by page, with what a transaction moved in one', async () => {
    const unlisted = `0x${'9'.repeat(40)}`
    const { readHistory, ponder } = await openPonder(({ body }) =>
      JSON.parse(body).variables.after === null
        ? page([transfer('a', OTHER, '1500000000000000000'), transfer('a', OTHER, '7', unlisted)], 'next')
        : page([transfer('b', OWNER, '1')], null),
    )
    const first = await readHistory({ account: OWNER, chainId: 'eip155:1' })
    expect(first.items).toMatchObject([
      { hash: toHash('a'), kind: 'send', at: 1_767_225_600_000, transfers: [{ direction: 'out', amount: '1.5' }] },
    ])
    expect(first.items[0]?.transfers).toHaveLength(1)
    const second = await readHistory({ account: OWNER, chainId: 'eip155:1', cursor: first.next })
    expect(second).toMatchObject({ items: [{ transfers: [{ direction: 'self' }] }], next: undefined })
    expect(ponder.requests.map(({ body }) => JSON.parse(body).variables)).toEqual([
      { account: OWNER.toLowerCase(), after: null },
      { account: OWNER.toLowerCase(), after: 'next' },
    ])
  })

  it('that refuses the query has no history', async () => {
    const { get } = await openPonder(() => ({ json: { errors: [{ message: 'Cannot query field "transfers"' }] } }))
    expect((await get()).status).toBe(502)
  })
})

describe('two indexers of a network', () => {
  const transfer = {
    ...{ hash: toHash('e'), from: OWNER.toLowerCase(), to: OTHER, token: null },
    ...{ value: '1', timestamp: '1767225600' },
  }
  const answerPonder = ({ body }: SourceRequest): SourceAnswer => {
    const hasNextPage = JSON.parse(body).variables.after === null
    return { json: { data: { transfers: { items: [transfer], pageInfo: { hasNextPage, endCursor: 'e:1' } } } } }
  }
  async function openTwo(first: () => SourceAnswer, second: (request: SourceRequest) => SourceAnswer) {
    const [explorer, ponder] = [await startSource(first), await startSource(second)]
    const indexers = [{ blockscout: explorer.url }, { ponder: `${ponder.url}/graphql` }]
    return {
      explorer,
      ponder,
      ...(await open({ nodes: { 'eip155:1': [] }, data: { HISTORY: { 'eip155:1': indexers } } })),
    }
  }

  it.each<[string, SourceAnswer]>([
    ['is down', { json: {}, status: 503 }],
    ['breaks off', 'breaks'],
    ['hangs', 'hangs'],
    ['sends HTML', 'html'],
    ['sends a page that is none', { json: { items: 7 } }],
  ])('fill the history from the second where the first %s, page by page', async (_, answer) => {
    const { readHistory, ponder } = await openTwo(() => answer, answerPonder)
    const first = await readHistory({ account: OWNER, chainId: 'eip155:1' })
    expect(first).toMatchObject({ items: [{ hash: toHash('e') }], next: '1:e:1' })
    expect((await readHistory({ account: OWNER, chainId: 'eip155:1', cursor: first.next })).next).toBeUndefined()
    expect(ponder.requests.map(({ body }) => JSON.parse(body).variables.after)).toEqual([null, 'e:1'])
  })

  it('fill it from the first while that answers, and refuse a cursor that is of none', async () => {
    const { get, ponder } = await openTwo(() => ({ json: { items: [], next_page_params: { index: 1 } } }), answerPonder)
    expect(await (await get()).json()).toMatchObject({ attribution: 'Blockscout', next: '0:[{"index":1},{"index":1}]' })
    expect((await get({ cursor: '[{"index":1},null]' })).status).toBe(400)
    expect((await get({ cursor: '7:e:1' })).status).toBe(400)
    expect(ponder.requests).toEqual([])
  })

  it('that are both down are refused with a sentence', async () => {
    const { get } = await openTwo(
      () => 'breaks',
      () => 'html',
    )
    const refused = await get()
    expect(refused.status).toBe(502)
    expect(await refused.json()).toMatchObject({ detail: 'The history can’t be read. Try again in a minute.' })
  })
})
