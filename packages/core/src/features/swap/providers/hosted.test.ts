import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { getFeatureContext } from '../../../feature/getFeature.js'
import { createTestModal, endTestModals } from '../../../testing/createTestModal.js'
import { fakeNetwork } from '../../../testing/fakeNetworks.js'
import type { SwapPair } from '../../../types/swap.js'
import { createPriceReader } from '../createPriceReader.js'
import { swapFeature } from '../index.js'
import { initialSwapState, type SwapState } from '../swapState.js'
import { toSwapToken } from '../swapTokens.js'
import { createHostedProvider } from './hosted.js'
import { ROUTER_ADDRESSES } from './routerAddresses.js'

afterEach(() => {
  endTestModals()
  vi.unstubAllGlobals()
})

const DOLLAR = `0x${'d1'.repeat(20)}`
const POOL = `0x${'b0'.repeat(20)}`
const ACCOUNT = `0x${'aa'.repeat(20)}`
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dollar = { caipNetworkId: 'eip155:1', address: DOLLAR, symbol: 'DUSD', name: 'Demo USD', decimals: 6 } as const
const ether = { caipNetworkId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18 } as const
const { signal } = new AbortController()
const pair: SwapPair = { network: fakeNetwork, account: ACCOUNT, from: dollar, to: ether, amount: 1_000_000n, signal }
const test = { ...fakeNetwork, id: 31337, caipNetworkId: 'eip155:31337' } as const

function create(answers: Readonly<Record<string, unknown>>) {
  const asked: { readonly method: string; readonly url: URL; readonly body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address)
    asked.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[url.pathname]
    return answer === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(answer))
  })
  const { modal } = createTestModal({ services: { data: 'https://data.example' } })
  const context = getFeatureContext(modal, swapFeature)
  const swaps = createHostedProvider(context)
  if (!swaps) throw new Error('There is a service')
  const query = (index = 0) => Object.fromEntries(asked[index]?.url.searchParams ?? [])
  return { swaps, context, asked, query }
}

it('S7.010 the hosted provider requests the tokens of a network by its id and drops malformed ones', async () => {
  const { swaps, asked, query } = create({
    '/v1/convert/tokens': {
      tokens: [
        { name: 'Ether', symbol: 'ETH', address: `eip155:1:${COIN}`, decimals: 18 },
        {
          ...{ name: 'Demo USD', symbol: 'DUSD', address: `eip155:1:${DOLLAR}`, decimals: 6 },
          logoUri: 'https://img.example/dusd.png',
        },
        { name: 'Elsewhere', symbol: 'ELSE', address: `eip155:10:${DOLLAR}`, decimals: 6 },
        { name: 'Wrong', symbol: 'WRONG', address: `eip155:1:${POOL}`, decimals: '6' },
        null,
      ],
    },
  })
  const { tokens } = await swaps.tokens({ network: fakeNetwork, signal })
  expect(asked[0]?.method).toBe('GET')
  expect(query()).toMatchObject({ chainId: 'eip155:1', projectId: 'test' })
  expect(tokens).toMatchObject([
    { symbol: 'ETH', address: undefined },
    { ...dollar, iconUrl: 'https://img.example/dusd.png' },
  ])
})

it('S7.009 the hosted provider requests quotes with amount, account, both tokens and gas price, and takes the best', async () => {
  const quote = (fromAmount: string, toAmount: string) => ({ id: null, fromAmount, toAmount })
  const { swaps, asked, query } = create({
    '/v1/convert/quotes': {
      quotes: [quote('1000000', '399'), quote('1000000', '400'), quote('9', '500'), { toAmount: '1e9' }],
    },
  })
  const found = await swaps.quote({ ...pair, slippage: '1', gasPrice: 5n })
  expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['GET /v1/convert/quotes'])
  expect(query()).toMatchObject({
    amount: '1000000',
    userAddress: `eip155:1:${ACCOUNT}`,
    from: `eip155:1:${DOLLAR}`,
    to: `eip155:1:${COIN}`,
    gasPrice: '5',
  })
  expect(found?.toAmount).toBe(400n)
  expect(found?.expiresAt).toBeGreaterThan(Date.now())
})

it('S7.013 the hosted provider requests the gas price when no node reports it', async () => {
  const { swaps, asked, query } = create({
    '/v1/convert/gas-price': { standard: '1200000000', fast: '1500000000', instant: '2000000000' },
    '/v1/convert/quotes': { quotes: [] },
  })
  expect(await swaps.quote({ ...pair, slippage: '1' })).toBeUndefined()
  expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'GET /v1/convert/gas-price',
    'GET /v1/convert/quotes',
  ])
  expect([query(0).chainId, query(1).gasPrice]).toEqual(['eip155:1', '1200000000'])
})

it('S7.012 the hosted provider requests the allowance by token and account', async () => {
  const data = `0x095ea7b3${POOL.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  const { swaps, asked } = create({
    '/v1/convert/allowance': { allowance: '7' },
    '/v1/convert/build-approve': { tx: { to: `eip155:1:${DOLLAR}`, data, value: '0' } },
  })
  const quote = { toAmount: 1n, expiresAt: 0 }
  expect(await swaps.allowance({ ...pair, quote })).toMatchObject({ spender: POOL, amount: 7n })
  const { url, method } = asked.find((each) => each.url.pathname === '/v1/convert/allowance') ?? {}
  expect(method).toBe('GET')
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    tokenAddress: `eip155:1:${DOLLAR}`,
    userAddress: `eip155:1:${ACCOUNT}`,
  })
})

it('a missing allowance in the response does not prevent a swap', async () => {
  const data = `0x095ea7b3${POOL.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  const { swaps } = create({ '/v1/convert/build-approve': { tx: { to: `eip155:1:${DOLLAR}`, data, value: '0' } } })
  const told = await swaps.allowance({ ...pair, quote: { toAmount: 1n, expiresAt: 0 } })
  expect(told).toMatchObject({ spender: POOL })
  expect(told.amount).toBeUndefined()
})

it('the hosted provider returns the coin value of the service’s transaction separately from its amount', async () => {
  const tx = { to: `eip155:1:${POOL}`, data: '0xab', amount: '399' }
  const build = (more: object) =>
    create({ '/v1/convert/build-transaction': { tx: { ...tx, ...more } } }).swaps.build({
      ...{ ...pair, quote: { toAmount: 1n, expiresAt: 0 }, slippage: '1' },
    })
  expect(await build({})).toMatchObject({ value: 0n })
  expect(await build({ value: '5' })).toMatchObject({ value: 5n })
})

it('S7.015 the hosted provider reads only the spender from the service’s approval, and only for that token', async () => {
  const approve = (to: string, data: string) => ({
    '/v1/convert/allowance': { allowance: '0' },
    '/v1/convert/build-approve': { tx: { to, data, value: '0' } },
  })
  const good = `0x095ea7b3${POOL.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  const { swaps, asked } = create(approve(`eip155:1:${DOLLAR}`, good))
  const quote = { toAmount: 1n, expiresAt: 0 }
  expect((await swaps.allowance({ ...pair, quote })).spender).toBe(POOL)
  const { url, method } = asked.find((each) => each.url.pathname === '/v1/convert/build-approve') ?? {}
  expect(method).toBe('GET')
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    userAddress: `eip155:1:${ACCOUNT}`,
    from: `eip155:1:${DOLLAR}`,
    to: `eip155:1:${COIN}`,
  })
  for (const wrong of [
    approve(`eip155:1:${POOL}`, good),
    approve(`eip155:1:${DOLLAR}`, `0xa9059cbb${good.slice(10)}`),
    approve(`eip155:1:${DOLLAR}`, '0x'),
  ]) {
    await expect(create(wrong).swaps.allowance({ ...pair, quote })).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  }
})

it('S7.014 the hosted provider builds from amount, slippage in percent, project, both tokens and the account, without an estimate', async () => {
  const tx = {
    from: `eip155:1:${ACCOUNT}`,
    to: `eip155:1:${POOL}`,
    data: '0xabcdef',
    amount: '0',
    eip155: { gas: '210000' },
  }
  const { swaps, asked } = create({ '/v1/convert/build-transaction': { tx } })
  const quote = { toAmount: 1n, expiresAt: 0 }
  expect(await swaps.build({ ...pair, quote, slippage: '1' })).toMatchObject({
    ...{ to: POOL, data: '0xabcdef', value: 0n, gas: 210_000n },
  })
  expect(asked[0]).toMatchObject({ method: 'POST' })
  expect(asked[0]?.body).toEqual({
    projectId: 'test',
    amount: '1000000',
    userAddress: `eip155:1:${ACCOUNT}`,
    from: `eip155:1:${DOLLAR}`,
    to: `eip155:1:${COIN}`,
    eip155: { slippage: 1 },
    disableEstimate: true,
  })
  const elsewhere = create({ '/v1/convert/build-transaction': { tx: { ...tx, to: `eip155:10:${POOL}` } } })
  await expect(elsewhere.swaps.build({ ...pair, quote, slippage: '1' })).rejects.toMatchObject({
    code: 'RESPONSE_INVALID',
  })
})

it('the hosted provider builds with slippage down to the displayed minimum and no further', async () => {
  const tx = { from: `eip155:1:${ACCOUNT}`, to: `eip155:1:${POOL}`, data: '0xab', amount: '0' }
  const { swaps, asked } = create({
    '/v1/convert/build-transaction': { tx },
    '/v1/convert/quotes': { quotes: [{ id: null, fromAmount: '1000000', toAmount: '398500' }] },
  })
  const quote = { toAmount: 400_000n, expiresAt: 0 }
  await swaps.build({ ...pair, quote, slippage: '1', least: 396_000n })
  expect(asked.at(-1)?.body).toMatchObject({ eip155: { slippage: 0.62 } })
  await expect(swaps.build({ ...pair, quote, slippage: '1', least: 398_501n })).rejects.toMatchObject({
    code: 'SWAP_PRICE_MOVED',
  })
})

it('the app’s own server names the exchange and the fee of its quotes, and builds by that exchange', async () => {
  const data = `0x095ea7b3${POOL.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  const quote = (toAmount: string, provider: unknown, fee: unknown) => ({
    fromAmount: '1000000',
    toAmount,
    provider,
    fee,
  })
  const { swaps, asked } = create({
    '/v1/convert/quotes': { quotes: [quote('399', '1inch', '0'), quote('400', 'lifi', '0.25'), quote('1', '0x', '1')] },
    '/v1/convert/allowance': { allowance: '7' },
    '/v1/convert/build-approve': { tx: { to: `eip155:1:${DOLLAR}`, data } },
    '/v1/convert/build-transaction': { tx: { to: `eip155:1:${POOL}`, data: '0xab' } },
  })
  const found = await swaps.quote({ ...pair, slippage: '1', gasPrice: 5n })
  expect(found).toMatchObject({ toAmount: 400n, fee: '0.25', exchange: 'LI.FI' })
  if (!found) throw new Error('There is a quote')
  await swaps.allowance({ ...pair, quote: found })
  await swaps.build({ ...pair, quote: { ...found, expiresAt: 0 }, slippage: '1', least: 396n })
  const calls = asked.filter(({ url }) => !url.pathname.endsWith('quotes'))
  const named = calls.map(({ url, body }) => url.searchParams.get('provider') ?? body)
  expect(named).toEqual([
    'lifi',
    'lifi',
    expect.objectContaining({ provider: 'lifi', least: '396', eip155: { slippage: 1 } }),
  ])
})

it.each([undefined, 'constructor', 'kyberswap', 5, null])(
  'a quote that names the exchange %j is one of the hosted service, with its fee',
  async (provider) => {
    const { swaps } = create({
      '/v1/convert/quotes': { quotes: [{ fromAmount: '1000000', toAmount: '400', provider, fee: '0' }] },
    })
    const found = await swaps.quote({ ...pair, slippage: '1', gasPrice: 5n })
    expect(found).toMatchObject({ toAmount: 400n, fee: '0.85' })
    expect(found?.exchange).toBeUndefined()
  },
)

it('a price that has moved on the app’s own server rejects as one that has moved', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 409 }))
  const { modal } = createTestModal({ services: { data: 'https://data.example' } })
  const swaps = createHostedProvider(getFeatureContext(modal, swapFeature))
  const quote = { toAmount: 400n, expiresAt: 0, route: '0x' }
  await expect(swaps?.build({ ...pair, quote, slippage: '1', least: 1n })).rejects.toMatchObject({
    code: 'SWAP_PRICE_MOVED',
  })
})

it('the hosted service swaps by 1inch alone, and the app’s own server by known contracts of three exchanges', () => {
  const routersOf = (options: Parameters<typeof createTestModal>[0]) => {
    const { modal } = createTestModal(options)
    return createHostedProvider(getFeatureContext(modal, swapFeature))?.routers?.(fakeNetwork)
  }
  const known = (['1inch', '0x', 'lifi'] as const).map((name) => ROUTER_ADDRESSES[name]['eip155:1']?.[0])
  expect(routersOf({ projectId: 'test' })).toEqual(known.slice(0, 1))
  expect(routersOf({ services: { data: 'https://data.example' } })).toEqual(known)
})

it('S7.011 the hosted provider requests prices of tokens that the account does not hold', async () => {
  const { context, asked } = create({
    '/v1/fungible/price': {
      fungibles: [{ address: `eip155:1:${DOLLAR}`, name: 'Demo USD', symbol: 'DUSD', iconUrl: '', price: 1.01 }],
    },
  })
  const token = toSwapToken(dollar, { isListed: true, genuine: [] })
  let state: SwapState = { ...initialSwapState, network: fakeNetwork, toToken: token }
  const prices = createPriceReader({ context, get: () => state, set: (change) => (state = { ...state, ...change }) })
  await prices.read(signal)
  const { method, body } = asked[0] ?? {}
  expect({ method, body }).toEqual({
    method: 'POST',
    body: { currency: 'usd', addresses: [`eip155:1:${DOLLAR}`], projectId: 'test' },
  })
  expect(state.toToken?.price).toEqual({ amount: '1.01', currency: 'usd' })
})

it('S8.033 the hosted provider rejects swaps on a network outside of the twelve', async () => {
  const { swaps, asked } = create({})
  const message = 'Network not supported for Swaps'
  await expect(swaps.tokens({ network: test, signal })).rejects.toMatchObject({ code: 'SWAPS_UNSUPPORTED', message })
  await expect(swaps.quote({ ...pair, network: test, slippage: '1', gasPrice: 1n })).rejects.toMatchObject({ message })
  expect([swaps.supports(test), asked]).toEqual([false, []])
})

it('S8.032 the hosted provider rejects the gas price on a network outside of the twelve', async () => {
  const { swaps, asked } = create({})
  const asking = async () => swaps.gasPrice?.({ network: test, signal })
  await expect(asking()).rejects.toMatchObject({
    code: 'GAS_PRICE_UNSUPPORTED',
    message: 'Network not supported for Gas Price',
  })
  expect(asked).toEqual([])
})

it('any response of the service leads to a result or a known error', async () => {
  const quote = { toAmount: 1n, expiresAt: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.jsonValue(), fc.record({ quotes: fc.jsonValue(), tokens: fc.jsonValue(), tx: fc.jsonValue() })),
      async (answer) => {
        const paths = ['tokens', 'quotes', 'allowance', 'gas-price', 'build-transaction', 'build-approve']
        const { swaps } = create(Object.fromEntries(paths.map((path) => [`/v1/convert/${path}`, answer])))
        const results = await Promise.allSettled([
          swaps.tokens({ network: fakeNetwork, signal }),
          swaps.quote({ ...pair, slippage: '1', gasPrice: 1n }),
          swaps.allowance({ ...pair, quote }),
          swaps.build({ ...pair, quote, slippage: '1' }),
        ])
        endTestModals()
        for (const each of results) {
          if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'RESPONSE_INVALID' })
        }
      },
    ),
    { numRuns: 60 },
  )
  expect.hasAssertions()
})
