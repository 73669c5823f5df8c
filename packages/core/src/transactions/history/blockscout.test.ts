import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { createActivityMerger } from '../../features/activity/mergeActivities.js'
import { fakeNetwork } from '../../testing/fakeNetworks.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { createBlockscoutSource } from './blockscout.js'
import type { ActivitySource } from './sources.js'

const ME = '0x6c00000000000000000000000000000000000001'
const THEO = '0x7e00000000000000000000000000000000000002'
const AT = '2026-08-09T12:00:00.000000Z'

const transactions = {
  items: [
    {
      hash: '0xa1',
      timestamp: AT,
      from: { hash: ME.toUpperCase().replace('0X', '0x') },
      to: { hash: THEO },
      value: '1500000000000000000',
      fee: { type: 'actual', value: '21000' },
      nonce: 3,
      status: 'ok',
    },
    { hash: '0xa2', timestamp: AT, from: { hash: ME }, to: { hash: '0xc0' }, value: '0', nonce: 4, status: 'ok' },
    { hash: '0xa3', timestamp: AT, from: { hash: ME }, to: null, value: '0', nonce: 5, status: 'error' },
    { hash: 'nonsense' },
  ],
  next_page_params: { block_number: 9, index: 1 },
}
const transfers = {
  items: [
    {
      transaction_hash: '0xa2',
      timestamp: AT,
      from: { hash: ME },
      to: { hash: THEO },
      token: {
        address_hash: '0xc0',
        symbol: 'USDC',
        name: 'USD Coin',
        type: 'ERC-20',
        icon_url: 'https://img.example/u.png',
      },
      total: { value: '2500000', decimals: '6' },
    },
    {
      tx_hash: '0xa4',
      timestamp: AT,
      from: { hash: THEO },
      to: { hash: ME },
      token: { address: '0xc1', name: 'Tidelines', type: 'ERC-721', icon_url: 'javascript:1' },
      total: { token_id: '204' },
    },
    { token: {} },
  ],
  next_page_params: null,
}

const source = () =>
  createBlockscoutSource({
    urls: { 'eip155:1': 'https://scan.example/' },
    signal: new AbortController().signal,
    note: () => {},
  })
const query = (cursor?: string) => ({
  caipAddress: `eip155:1:${ME}` as const,
  namespace: 'eip155',
  address: ME,
  network: fakeNetwork,
  known: [],
  signal: new AbortController().signal,
  cursor,
})

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['0', '5'],
  ['36', `0.${'5'.padStart(36, '0')}`],
  ['37', undefined],
  ['-1', undefined],
  ['1.5', undefined],
])(
  'the explorer source returns the amount of a token with %s decimals when they are valid',
  async (decimals, amount) => {
    const [first] = transfers.items
    stubFetch({ json: { items: [] } }, { json: { items: [{ ...first, total: { value: '5', decimals } }] } })
    expect((await source().read(query()))?.items[0]?.transfers[0]?.amount).toBe(amount)
  },
)

it.each([
  [0, 0],
  [1, 1],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [-1, undefined],
  [0.5, undefined],
  ['0', undefined],
])('the explorer source returns the nonce %j of an own transaction when it is valid', async (nonce, expected) => {
  const [first] = transactions.items
  stubFetch({ json: { items: [{ ...first, nonce }] } }, { json: { items: [] } })
  expect((await source().read(query()))?.items).toMatchObject([{ hash: '0xa1', nonce: expected }])
})

it('the explorer source returns transactions with their token transfers', async () => {
  const asked = stubFetch({ json: transactions }, { json: transfers })
  const page = await source().read(query())
  expect(asked.map(({ href }) => href)).toEqual([
    `https://scan.example/api/v2/addresses/${ME}/transactions`,
    `https://scan.example/api/v2/addresses/${ME}/token-transfers`,
  ])
  const said = {
    id: 'explorer',
    items: page?.items ?? [],
    next: undefined,
    isDone: true,
    mayBeIncomplete: false,
    error: undefined,
  }
  expect(createActivityMerger()([said])).toMatchObject([
    {
      hash: '0xa1',
      kind: 'send',
      status: 'confirmed',
      at: Date.parse(AT),
      fee: 21_000n,
      nonce: 3,
      transfers: [{ direction: 'out', amount: '1.5', to: THEO, token: { symbol: 'ETH' } }],
    },
    {
      hash: '0xa2',
      kind: 'send',
      transfers: [{ direction: 'out', amount: '2.5', to: THEO, token: { address: '0xc0', symbol: 'USDC' } }],
    },
    { hash: '0xa3', kind: 'execute', status: 'failed', transfers: [] },
    {
      hash: '0xa4',
      kind: 'receive',
      transfers: [{ direction: 'in', from: THEO, nft: { address: '0xc1', name: 'Tidelines', tokenId: '204' } }],
    },
  ])
})

it.each([
  ['0x', 'send'],
  ['0xdeadbeef', 'execute'],
])('the explorer source names the kind when nothing moved and the input is %s', async (input, kind) => {
  const nothing = { hash: '0xa9', from: { hash: ME }, to: { hash: ME }, value: '0', status: 'ok', raw_input: input }
  stubFetch({ json: { items: [nothing] } }, { json: { items: [] } })
  expect((await source().read(query()))?.items).toMatchObject([{ kind, transfers: [] }])
})

it('the explorer source continues each of its lists at its own cursor', async () => {
  stubFetch({ json: transactions }, { json: transfers })
  const page = await source().read(query())
  const asked = stubFetch({ json: { items: [], next_page_params: null } })
  expect(await source().read(query(page?.next))).toEqual({ items: [], next: undefined })
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    `/api/v2/addresses/${ME}/transactions?block_number=9&index=1`,
  ])
})

it('the explorer source returns nothing for a network without this explorer', async () => {
  const asked = stubFetch({ json: {} })
  expect(await source().read({ ...query(), network: { ...fakeNetwork, caipNetworkId: 'eip155:10' } })).toBeUndefined()
  expect(asked).toEqual([])
})

it('the explorer source survives any JSON and returns only valid fields', async () => {
  const json = fc.jsonValue()
  const number = fc.oneof(json, fc.double(), fc.integer(), fc.bigInt().map(String), fc.string())
  const party = fc.oneof(json, fc.constantFrom({ hash: ME }, { hash: THEO }))
  const happened = {
    timestamp: fc.oneof(fc.constantFrom(AT, 'yesterday', ''), json),
    from: party,
    to: party,
  }
  const entry = fc.oneof(
    json,
    fc.record({
      ...happened,
      hash: fc.constant('0xa1'),
      value: number,
      fee: fc.oneof(json, fc.record({ value: number })),
      nonce: number,
      status: fc.oneof(json, fc.constantFrom('ok', 'error')),
    }),
    fc.record({
      ...happened,
      tx_hash: fc.constant('0xa2'),
      token: fc.record({ address: json, symbol: json, type: fc.oneof(json, fc.constant('ERC-20')), icon_url: json }),
      total: fc.oneof(json, fc.record({ value: number, decimals: number, token_id: number })),
    }),
  )
  const any = fc.oneof(json, fc.record({ items: fc.array(entry), next_page_params: json }))
  await fc.assert(
    fc.asyncProperty(any, async (json) => {
      stubFetch({ json: JSON.stringify(json) })
      const page = await source()
        .read(query())
        .catch((error: unknown) => error)
      if (page instanceof Error) return
      expect(page).toMatchObject({ items: expect.any(Array) })
      const { items } = page as Awaited<ReturnType<ActivitySource['read']>> & object
      for (const { at, nonce, fee, transfers } of items) {
        expect(at === undefined || Number.isSafeInteger(at), String(at)).toBe(true)
        expect(nonce === undefined || (Number.isSafeInteger(nonce) && nonce >= 0), String(nonce)).toBe(true)
        expect(fee === undefined || fee >= 0n).toBe(true)
        for (const { amount } of transfers) expect(amount ?? '0').toMatch(/^\d+(\.\d+)?$/)
      }
    }),
  )
})
