import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchOnrampCatalog } from '../features/onramp/onrampCalls.js'
import { fetchHostedSessions } from '../features/smartSessions/hostedSessions.js'
import {
  fetchSwapAllowance,
  fetchSwapGasPrice,
  fetchSwapQuotes,
  fetchSwapSpender,
  fetchSwapTokens,
} from '../http/convert.js'
import { fetchSupportedNetworks } from '../http/dataService.js'
import { getServiceQueryParameters } from '../http/getServiceUrl.js'
import { createHttp } from '../http/http.js'
import { fetchServiceIdentity } from '../identity/fetchServiceIdentity.js'
import { fetchHostedName, fetchHostedNames, fetchNameSuggestions, registerHostedName } from '../identity/profile.js'
import { type RequestedUrl, stubFetch } from '../testing/stubFetch.js'
import { fetchServiceHistory } from '../transactions/history/fetchServiceHistory.js'
import { fetchPrices } from './addMissingPrices.js'
import { fetchServiceBalance, parseBalances } from './createDataServiceAssetSource.js'

const ME = '0x6c00000000000000000000000000000000000001'
const TOKEN = '0x00000000000000000000000000000000000000d1'

const http = () =>
  createHttp({
    baseUrl: 'https://data.example',
    query: getServiceQueryParameters({ projectId: 'p1', networks: [] }),
    signal: new AbortController().signal,
    note: () => {},
  })

afterEach(() => vi.unstubAllGlobals())

function askedOf(asked: readonly RequestedUrl[]) {
  return asked.map(({ method, origin, pathname, searchParams }) => {
    const { projectId, st, sv, ...own } = Object.fromEntries(searchParams)
    expect([projectId, st]).toEqual(['p1', 'appkit'])
    expect(sv).toMatch(/^html-/)
    return [`${method} ${origin}${pathname}`, own]
  })
}

function stubPost(json: unknown): { body: () => unknown; asked: () => readonly RequestedUrl[] } {
  const calls: { readonly url: RequestedUrl; readonly init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url: Object.assign(new URL(url), { method: init.method ?? 'GET' }), init })
    return Response.json(json)
  })
  return {
    asked: () => calls.map(({ url }) => url),
    body: () => {
      expect(calls.map(({ init }) => init.method)).toEqual(['POST'])
      return JSON.parse(String(calls[0]?.init.body))
    },
  }
}

it('S7.001 the data service reads by GET', async () => {
  const asked = stubFetch({ status: 400 })
  const { signal } = new AbortController()
  const chainId = 'eip155:1'
  const [address, tokenAddress] = [`eip155:1:${ME}`, `eip155:1:${TOKEN}`] as const
  const pair = { amount: 1n, userAddress: address, from: tokenAddress, to: tokenAddress } as const
  await Promise.allSettled([
    fetchServiceBalance(http(), { address: ME, chainId }),
    fetchServiceHistory(http(), { account: ME, chainId }),
    fetchServiceIdentity(http(), { address: ME, sender: ME }),
    fetchSupportedNetworks(http()),
    fetchHostedName(http(), { name: 'mia' }),
    fetchHostedNames(http(), { address: ME }),
    fetchNameSuggestions(http(), { name: 'mia', zone: 'reown.id' }),
    fetchHostedSessions(http(), { caipAddress: address, signal }),
    fetchOnrampCatalog(http(), signal),
    fetchSwapTokens(http(), chainId, signal),
    fetchSwapQuotes(http(), { ...pair, gasPrice: undefined }, signal),
    fetchSwapAllowance(http(), { tokenAddress, userAddress: address }, signal),
    fetchSwapGasPrice(http(), chainId, signal),
    fetchSwapSpender(http(), pair, signal),
  ])
  expect(asked.map(({ method }) => method)).toEqual(Array.from({ length: 14 }, () => 'GET'))
})

const answers = (name: string, entry: fc.Arbitrary<unknown> = fc.jsonValue()) =>
  fc.oneof(fc.jsonValue(), fc.record({ [name]: fc.oneof(fc.jsonValue(), fc.array(entry)) }))

async function survives(answer: fc.Arbitrary<unknown>, read: () => Promise<unknown>, status = 200) {
  await fc.assert(
    fc.asyncProperty(answer, async (json) => {
      stubFetch({ status, json: JSON.stringify(json) })
      const found = await read().catch((error: unknown) => error)
      if (found instanceof Error) expect(found).toMatchObject({ code: 'RESPONSE_INVALID' })
    }),
  )
}

describe('the balance query', () => {
  const ether = {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1',
    value: 250.5,
    price: 2505,
    quantity: { decimals: '18', numeric: '0.1' },
    iconUrl: 'https://img.example/eth.png',
  }
  const ask = () => fetchServiceBalance(http(), { address: ME, chainId: 'eip155:1' })
  const read = async () => parseBalances(await ask(), 'usd')

  it('S7.008 is sent by address with currency, chainId and forceUpdate', async () => {
    const asked = stubFetch({ json: { balances: [] } })
    const more = { currency: 'eur', forceUpdate: [TOKEN, ME] }
    await fetchServiceBalance(http(), { address: ME, chainId: 'eip155:1', ...more })
    await read()
    expect(askedOf(asked)).toEqual([
      [
        `GET https://data.example/v1/account/${ME}/balance`,
        { currency: 'eur', chainId: 'eip155:1', forceUpdate: `${TOKEN},${ME}` },
      ],
      [`GET https://data.example/v1/account/${ME}/balance`, { currency: 'usd', chainId: 'eip155:1' }],
    ])
  })

  it('returns amounts in the smallest unit and prices as exact text', async () => {
    const token = {
      ...ether,
      name: 'Demo',
      symbol: 'DMO',
      address: `eip155:1:${TOKEN}`,
      iconUrl: 'javascript:alert(1)',
    }
    stubFetch({
      json: {
        balances: [
          ether,
          { ...token, price: 1e-7, quantity: { decimals: '6', numeric: '12.3456789' } },
          { ...token, price: 0, quantity: { decimals: '0', numeric: '7' } },
          { ...ether, address: `eip155:1:0x${'e'.repeat(40)}` },
        ],
      },
    })
    expect(await read()).toEqual([
      {
        caipNetworkId: 'eip155:1',
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        amount: 100_000_000_000_000_000n,
        iconUrl: 'https://img.example/eth.png',
        price: { amount: '2505', currency: 'usd' },
      },
      expect.objectContaining({
        address: TOKEN,
        amount: 12_345_678n,
        price: { amount: '0.0000001', currency: 'usd' },
      }),
      { caipNetworkId: 'eip155:1', name: 'Demo', symbol: 'DMO', decimals: 0, amount: 7n, address: TOKEN },
      expect.not.objectContaining({ address: expect.anything() }),
    ])
  })

  it.each([
    [
      { change24h: -1.2345, course: [3, 2] },
      { change24h: '-1.23', course: [3, 2] },
    ],
    [{ change24h: 2.5, course: 'up' }, { change24h: '2.50' }],
    [{ change24h: 'up', course: ['3'] }, {}],
    [{ change24h: null }, {}],
  ])('returns the price change of a day where the service sends it: %j', async (more, shown) => {
    stubFetch({ json: { balances: [{ ...ether, ...more }] } })
    expect((await read())[0]?.price).toEqual({ amount: '2505', currency: 'usd', ...shown })
  })

  it('drops malformed entries', async () => {
    const bad = [
      null,
      { ...ether, name: '\u202e' },
      { ...ether, chainId: 'one' },
      { ...ether, address: 'eip155:10:0xd1' },
      { ...ether, quantity: { decimals: '99', numeric: '1' } },
      { ...ether, quantity: { decimals: '18', numeric: '-1' } },
      { ...ether, quantity: undefined },
    ]
    stubFetch({ json: { balances: [...bad, ether] } })
    expect(await read()).toHaveLength(1)
    stubFetch({ json: { balances: 'none' } })
    await expect(read()).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })

  it('survives any JSON', async () => {
    const number = fc.oneof(fc.double(), fc.string(), fc.integer(), fc.jsonValue())
    const entry = fc.record({
      name: fc.string({ minLength: 1 }),
      symbol: fc.string({ minLength: 1 }),
      chainId: fc.constant('eip155:1'),
      address: fc.oneof(fc.constant(`eip155:1:${TOKEN}`), fc.jsonValue()),
      price: number,
      quantity: fc.record({ decimals: fc.oneof(fc.nat(40), fc.nat(40).map(String), number), numeric: number }),
      iconUrl: fc.oneof(fc.webUrl(), fc.jsonValue()),
    })
    await survives(answers('balances', entry), async () => {
      for (const { amount, decimals, price } of await read()) {
        expect(amount >= 0n && Number.isInteger(decimals)).toBe(true)
        expect(price?.amount ?? '1').toMatch(/^\d+(\.\d+)?$/)
      }
    })
  })
})

describe('the query for supported networks', () => {
  it('survives any JSON', () =>
    survives(answers('http', fc.oneof(fc.jsonValue(), fc.constantFrom('eip155:1', 'eip155:', ':1'))), async () => {
      for (const id of await fetchSupportedNetworks(http())) expect(id).toMatch(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
    }))
})

describe('the identity query', () => {
  const read = () => fetchServiceIdentity(http(), { address: ME, sender: TOKEN })

  it('S7.006 is sent by address with sender and returns name and avatar', async () => {
    const asked = stubFetch({ json: { name: 'mia.eth', avatar: 'https://img.example/a.png' } })
    expect(await read()).toEqual({ name: 'mia.eth', avatar: 'https://img.example/a.png' })
    expect(askedOf(asked)).toEqual([[`GET https://data.example/v1/identity/${ME}`, { sender: TOKEN }]])
  })

  it('returns nothing when no field can be shown', async () => {
    stubFetch({ json: { name: null, avatar: 'data:image/svg+xml,<svg onload="alert(1)">' } })
    expect(await read()).toEqual({ name: undefined, avatar: undefined })
    stubFetch({ json: { name: 'm\u202eia', avatar: null } })
    expect(await read()).toEqual({ name: 'mia', avatar: undefined })
  })

  it('survives any JSON', () => survives(fc.oneof(fc.jsonValue(), answers('name'), answers('avatar')), read))
})

describe('the price query', () => {
  const read = () => fetchPrices(http(), { projectId: 'p1', currency: 'eur', addresses: [`eip155:1:${TOKEN}`] })

  it('is sent by token addresses and returns exact text', async () => {
    const fungible = { address: `eip155:1:${TOKEN}`, name: 'Demo', symbol: 'DMO', iconUrl: 'http://plain.example' }
    const { body, asked } = stubPost({
      fungibles: [{ ...fungible, price: 1.1 }, { ...fungible, price: '0.30000000000000004' }, { price: 1 }, null],
    })
    expect((await read()).map(({ price, iconUrl }) => [price, iconUrl])).toEqual([
      ['1.1', undefined],
      ['0.30000000000000004', undefined],
    ])
    expect(body()).toEqual({ projectId: 'p1', currency: 'eur', addresses: [`eip155:1:${TOKEN}`] })
    expect(askedOf(asked())).toEqual([['POST https://data.example/v1/fungible/price', {}]])
  })

  it('survives any JSON and never returns a price of zero', async () => {
    const price = fc.oneof(
      fc.double(),
      fc.string(),
      fc.integer(),
      fc.jsonValue(),
      fc.constantFrom('0', 0, '1e-400', -0),
    )
    const entry = fc.record({ address: fc.constant(`eip155:1:${TOKEN}`), price, iconUrl: fc.jsonValue() })
    await survives(answers('fungibles', entry), async () => {
      for (const each of await read()) expect(each.price).toMatch(/^(?!0(\.0+)?$)\d+(\.\d+)?$/)
    })
  })
})

describe('the hosted names', () => {
  const mia = {
    name: 'mia.reown.id',
    registered_at: 1_767_225_600,
    addresses: { 2147483649: { address: ME, created: '2026-01-01T00:00:00Z' }, x: { address: ME }, 60: 'none' },
    attributes: [{ bio: 'Hello' }, { avatar: 'https://img.example/m.png' }],
  }
  const read = { name: 'mia.reown.id', addresses: { 2147483649: ME }, avatar: 'https://img.example/m.png' }

  it('S7.017 are requested by address', async () => {
    const asked = stubFetch({ json: [mia, null, { ...mia, attributes: {} }] })
    expect(await fetchHostedNames(http(), { address: ME })).toEqual([read, { ...read, avatar: undefined }])
    expect(askedOf(asked)).toEqual([[`GET https://data.example/v1/profile/reverse/${ME}`, { apiVersion: '2' }]])
  })

  it('S7.016 are requested by name and resolve to nothing when none exists', async () => {
    const asked = stubFetch({ json: mia }, { status: 404 }, { status: 400 })
    expect(await fetchHostedName(http(), { name: 'mia.reown.id' })).toEqual(read)
    expect(await fetchHostedName(http(), { name: 'a/b?c' })).toBeUndefined()
    await expect(fetchHostedName(http(), { name: 'x' })).rejects.toMatchObject({ code: 'HTTP_FAILED' })
    expect(askedOf(asked).slice(0, 2)).toEqual([
      ['GET https://data.example/v1/profile/account/mia.reown.id', { apiVersion: '2' }],
      ['GET https://data.example/v1/profile/account/a%2Fb%3Fc', { apiVersion: '2' }],
    ])
  })

  it('S7.018 are suggested by the service, each with its availability', async () => {
    const asked = stubFetch({
      json: { suggestions: [{ name: 'mia1', registered: false }, { name: 'mia', registered: true }, { name: 'm.ia' }] },
    })
    expect(await fetchNameSuggestions(http(), { name: 'mia', zone: 'reown.id' })).toEqual([
      { name: 'mia1', registered: false },
      { name: 'mia', registered: true },
    ])
    expect(askedOf(asked)).toEqual([['GET https://data.example/v1/profile/suggestions/mia', { zone: 'reown.id' }]])
  })

  it('S7.019 are registered with coin_type, address, message and signature, and the response is success', async () => {
    const { body, asked } = stubPost({ success: true })
    const request = { coinType: 2_147_483_649, address: ME, message: '{}', signature: '0x12' }
    expect(await registerHostedName(http(), request)).toBe('registered')
    expect(body()).toEqual({ coin_type: 2_147_483_649, address: ME, message: '{}', signature: '0x12' })
    expect(askedOf(asked())).toEqual([['POST https://data.example/v1/profile/account', {}]])
  })

  it('are refused with the first reason of the service as one line', async () => {
    const refuse = (status: number, json: unknown) => {
      stubFetch({ status, json })
      return registerHostedName(http(), { coinType: 60, address: ME, message: '{}', signature: '0x12' })
    }
    const reasons = [{ name: 'name', description: 'That name\u202e is\nblocked' }, { description: 'Second' }]
    expect(await refuse(400, { status: 'FAILED', reasons })).toEqual({ reason: 'That name is blocked' })
    expect(await refuse(409, { reasons: [] })).toEqual({ reason: undefined })
    expect(await refuse(401, '<html>')).toEqual({ reason: undefined })
    expect(await refuse(200, { success: false })).toEqual({ reason: undefined })
    await expect(refuse(500, { reasons })).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  })

  it('survive any JSON', async () => {
    const name = fc.record({ name: fc.string({ minLength: 1 }), addresses: fc.jsonValue(), attributes: fc.jsonValue() })
    await survives(fc.oneof(fc.jsonValue(), fc.array(name)), () => fetchHostedNames(http(), { address: ME }))
    await survives(fc.oneof(fc.jsonValue(), name), () => fetchHostedName(http(), { name: 'mia' }))
    await survives(answers('suggestions'), () => fetchNameSuggestions(http(), { name: 'mia', zone: 'reown.id' }))
    const request = { coinType: 60, address: ME, message: '{}', signature: '0x12' }
    await survives(fc.jsonValue(), () => registerHostedName(http(), request))
    const reasons = fc.oneof(fc.jsonValue(), fc.record({ reasons: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) }))
    await survives(reasons, () => registerHostedName(http(), request), 400)
  })
})
