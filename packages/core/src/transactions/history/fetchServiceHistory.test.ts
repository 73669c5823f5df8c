import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchSupportedNetworks } from '../../http/dataService.js'
import { getServiceQueryParameters } from '../../http/getServiceUrl.js'
import { createHttp } from '../../http/http.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { fetchServiceHistory } from './fetchServiceHistory.js'

const ME = '0x6c00000000000000000000000000000000000001'
const transaction = {
  id: 't1',
  metadata: {
    operationType: 'send',
    hash: '0x11',
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: ME,
    sentTo: '0xbb',
    status: 'confirmed',
    nonce: 7,
    chain: 'eip155:1',
  },
  transfers: [
    {
      direction: 'out',
      quantity: { numeric: '1.25' },
      fungible_info: { name: 'Demo', symbol: 'DMO', icon: { url: 'https://img.example/d.png' } },
    },
  ],
}

const http = () =>
  createHttp({
    baseUrl: 'https://data.example',
    query: getServiceQueryParameters({ projectId: 'p1', networks: [] }),
    signal: new AbortController().signal,
    note: () => {},
  })
const read = (more = {}) => fetchServiceHistory(http(), { account: ME, chainId: 'eip155:1', ...more })

afterEach(() => vi.unstubAllGlobals())

describe('the history of an account', () => {
  it('S7.007 is requested by account, cursor, onramp provider and network', async () => {
    const asked = stubFetch({ json: { data: [], next: null } })
    await read({ cursor: 'c1', onramp: 'coinbase' })
    expect(asked.map(({ method, origin, pathname }) => `${method} ${origin}${pathname}`)).toEqual([
      `GET https://data.example/v1/account/${ME}/history`,
    ])
    const { projectId, st, sv, ...payload } = Object.fromEntries(asked[0]?.searchParams ?? [])
    expect(payload).toEqual({ cursor: 'c1', onramp: 'coinbase', chainId: 'eip155:1' })
  })

  it.each([
    ['S7.002', 'st', 'appkit'],
    ['S7.003', 'sv', expect.stringMatching(/^html-.*\d+\.\d+\.\d+/)],
    ['S7.004', 'projectId', 'p1'],
  ])('%s is requested with %s', async (_rule, name, value) => {
    const asked = stubFetch({ json: { data: [], next: null } })
    await read()
    expect(asked[0]?.searchParams.get(name)).toEqual(value)
  })

  it('is parsed into activities as the service sends them', async () => {
    stubFetch({ json: { data: [transaction], next: 'c2' } })
    expect(await read()).toEqual({
      next: 'c2',
      items: [
        {
          hash: '0x11',
          caipNetworkId: 'eip155:1',
          kind: 'send',
          status: 'confirmed',
          at: Date.UTC(2026, 0, 2, 3, 4, 5),
          from: ME,
          to: '0xbb',
          nonce: 7,
          transfers: [
            {
              direction: 'out',
              amount: '1.25',
              from: ME,
              to: '0xbb',
              token: { name: 'Demo', symbol: 'DMO', iconUrl: 'https://img.example/d.png' },
            },
          ],
        },
      ],
    })
  })

  it.each([
    ['trade', 'swap'],
    ['bought', 'buy'],
    ['stake', 'stake'],
    ['conjure', 'execute'],
    ['constructor', 'execute'],
  ])('maps %s to %s', async (operationType, kind) => {
    stubFetch({ json: { data: [{ ...transaction, metadata: { ...transaction.metadata, operationType } }] } })
    expect((await read()).items[0]?.kind).toBe(kind)
  })

  it('omits malformed entries and those of another network', async () => {
    const { metadata } = transaction
    const nft = { name: 'A\u202eB', content: { preview: { url: 'javascript:alert(1)' } }, flags: { is_spam: true } }
    stubFetch({
      json: {
        data: [
          null,
          7,
          { ...transaction, id: '<b>' },
          { ...transaction, metadata: { ...metadata, status: 'lost' } },
          { ...transaction, metadata: { ...metadata, chain: 'eip155:10' } },
          {
            id: 't2',
            metadata: { operationType: 'receive', minedAt: 'soon', status: 'confirmed', nonce: -1, sentFrom: 5 },
            transfers: [
              { direction: 'up' },
              { direction: 'in', quantity: { numeric: '1e9' }, nft_info: nft },
              { direction: 'in', quantity: { numeric: 5 }, fungible_info: { icon: { url: 'http://plain.example' } } },
            ],
          },
          { ...transaction, transfers: null },
        ],
      },
    })
    const { items } = await read()
    expect(items).toMatchObject([
      { hash: 't2', transfers: [{ nft: { name: 'AB', isSpam: true } }, { token: {} }] },
      { hash: '0x11', transfers: [] },
    ])
    expect(items[0]).toMatchObject({ at: undefined, nonce: undefined, from: undefined })
    expect(items[0]?.transfers.map(({ amount }) => amount)).toEqual([undefined, undefined])
    expect(items[0]?.transfers[0]?.nft?.imageUrl).toBeUndefined()
    expect(items[0]?.transfers[1]?.token?.iconUrl).toBeUndefined()
  })

  it('survives any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.record({ data: fc.array(fc.jsonValue()) })), async (json) => {
        stubFetch({ json: JSON.stringify(json) })
        const page = await read().catch((error: unknown) => error)
        if (page instanceof Error) expect(page).toMatchObject({ code: 'RESPONSE_INVALID' })
        else expect(page).toMatchObject({ items: expect.any(Array) })
      }),
    )
  })

  it('survives any transaction', async () => {
    const anything = fc.jsonValue()
    const any = fc.record({
      id: fc.constant('t1'),
      metadata: fc.record({
        operationType: fc.oneof(fc.string(), anything),
        minedAt: fc.oneof(fc.string(), anything),
        status: fc.constantFrom('confirmed', 'failed', 'pending'),
        nonce: anything,
        sentFrom: anything,
      }),
      transfers: fc.array(
        fc.record({
          direction: fc.constantFrom('in', 'out', 'self'),
          quantity: fc.oneof(anything, fc.record({ numeric: fc.oneof(fc.string(), anything) })),
          fungible_info: fc.oneof(anything, fc.record({ symbol: fc.string(), icon: anything })),
          nft_info: anything,
        }),
      ),
    })
    await fc.assert(
      fc.asyncProperty(any, async (entry) => {
        stubFetch({ json: JSON.stringify({ data: [entry], next: null }) })
        for (const { at, transfers } of (await read()).items) {
          expect(at === undefined || Number.isFinite(at)).toBe(true)
          for (const { amount, token } of transfers) {
            expect(amount === undefined || /^\d+(\.\d+)?$/.test(amount)).toBe(true)
            expect((token?.symbol ?? '').length).toBeLessThanOrEqual(100)
          }
        }
      }),
    )
  })
})

describe('the query for networks of the history service', () => {
  it('S7.005 sends only the parameters of every request', async () => {
    const asked = stubFetch({
      json: { http: ['eip155:1', 'nonsense', 7, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ws: [] },
    })
    expect([...(await fetchSupportedNetworks(http()))]).toEqual(['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    expect(asked.map(({ method, pathname }) => `${method} ${pathname}`)).toEqual(['GET /v1/supported-chains'])
    expect([...(asked[0]?.searchParams.keys() ?? [])].sort()).toEqual(['projectId', 'st', 'sv'])
  })

  it('returns nothing when the response is not a list', async () => {
    stubFetch({ json: { http: 'eip155:1' } })
    await expect(fetchSupportedNetworks(http())).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})
