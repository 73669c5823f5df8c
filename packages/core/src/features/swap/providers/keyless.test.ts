import { expect, it } from 'vitest'
import { ModalError } from '../../../errors/ModalError.js'
import type { Http, HttpRequestOptions } from '../../../http/http.js'
import { fakeNetwork } from '../../../testing/fakeNetworks.js'
import type { SwapPair } from '../../../types/swap.js'
import { createKyberSwapProvider } from './kyberswap.js'
import { createLifiProvider } from './lifi.js'

// The fake responses follow the public documentation of KyberSwap and LI.FI; they are not recorded from live requests.

const DOLLAR = `0x${'d1'.repeat(20)}`
const ROUTER = '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5'
const ACCOUNT = `0x${'aa'.repeat(20)}`
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const ZERO = `0x${'0'.repeat(40)}`
const dollar = { caipNetworkId: 'eip155:1', address: DOLLAR, symbol: 'DUSD', name: 'Demo USD', decimals: 6 } as const
const ether = { caipNetworkId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18 } as const
const { signal } = new AbortController()
const pair: SwapPair = { network: fakeNetwork, account: ACCOUNT, from: dollar, to: ether, amount: 1_000_000n, signal }

function createWire(answers: Readonly<Record<string, unknown>>) {
  const asked: { readonly path: string; readonly query?: unknown; readonly body?: unknown }[] = []
  const answer = async (path: string) => {
    const found = answers[path]
    if (found instanceof Error) throw found
    return found
  }
  const http: Http = {
    getJson: (path, { query }: HttpRequestOptions = {}) => {
      asked.push({ path, query })
      return answer(path)
    },
    postJson: (path, body) => {
      asked.push({ path, body })
      return answer(path)
    },
  }
  return { http, asked }
}

const route = (more: object = {}) => ({
  code: 0,
  message: 'successfully',
  data: {
    routeSummary: {
      tokenIn: DOLLAR,
      amountIn: '1000000',
      amountInUsd: '1',
      tokenOut: NATIVE,
      amountOut: '399000000000000',
      amountOutUsd: '0.99',
      gas: '253000',
      gasPrice: '1200000000',
      gasUsd: '0.3',
      extraFee: { feeAmount: '25', chargeFeeBy: 'currency_out', isInBps: true, feeReceiver: ACCOUNT },
      route: [[{ pool: ROUTER, exchange: 'some' }]],
      checksum: '123',
      ...more,
    },
    routerAddress: ROUTER,
  },
  requestId: 'r',
})

it('KyberSwap gets its route back unchanged in the build request', async () => {
  const built = {
    amountIn: '1000000',
    amountOut: '399000000000000',
    gas: '250000',
    data: '0xe21fd0e9',
    routerAddress: ROUTER,
  }
  const { http, asked } = createWire({
    '/ethereum/api/v1/routes': route(),
    '/ethereum/api/v1/route/build': { code: 0, data: { ...built, transactionValue: '0' } },
  })
  const provider = createKyberSwapProvider(http, 'Harbor')
  const quote = await provider.quote({ ...pair, slippage: '0.5', gasPrice: 7n })
  expect(asked[0]?.query).toMatchObject({ tokenIn: DOLLAR, tokenOut: NATIVE, amountIn: '1000000', gasPrice: '7' })
  expect(quote).toMatchObject({ toAmount: 399_000_000_000_000n, gas: 253_000n, fee: '0.25' })
  if (!quote) throw new Error('There is a route')
  expect(await provider.allowance({ ...pair, quote })).toMatchObject({ spender: ROUTER, takesPermit: true })
  const permit = {
    token: DOLLAR,
    owner: ACCOUNT,
    spender: ROUTER,
    amount: 1n,
    deadline: 1n,
    signature: '0x',
    encoded: '0xee',
  }
  const transaction = await provider.build({ ...pair, quote, slippage: '0.5', permit })
  expect(transaction).toMatchObject({ to: ROUTER, data: '0xe21fd0e9', value: 0n, gas: 250_000n })
  expect(asked[1]?.body).toMatchObject({
    ...{ routeSummary: route().data.routeSummary, sender: ACCOUNT, recipient: ACCOUNT },
    ...{ slippageTolerance: 50, source: 'Harbor', permit: '0xee' },
  })
})

it('KyberSwap’s fee is unknown when it is no percentage, and slippage is exact to a hundredth', async () => {
  const extraFee = { feeAmount: '1000', isInBps: false, feeReceiver: ACCOUNT }
  const built = { amountIn: '1000000', amountOut: '1', data: '0xe21fd0e9', routerAddress: ROUTER }
  const { http, asked } = createWire({
    '/ethereum/api/v1/routes': route({ extraFee }),
    '/ethereum/api/v1/route/build': { data: built },
  })
  const provider = createKyberSwapProvider(http, 'Harbor')
  const quote = await provider.quote({ ...pair, slippage: '0.29' })
  if (!quote) throw new Error('There is a route')
  expect(quote.fee).toBeUndefined()
  await provider.build({ ...pair, quote, slippage: '0.29' })
  expect(asked[1]?.body).toMatchObject({ slippageTolerance: 29 })
})

it('a keyless provider returns the coin value of the response as it is', async () => {
  const built = {
    amountIn: '1000000',
    amountOut: '1',
    data: '0xe21fd0e9',
    routerAddress: ROUTER,
    transactionValue: '7',
  }
  const wire = createWire({
    '/ethereum/api/v1/routes': route(),
    '/ethereum/api/v1/route/build': { data: built },
    '/v1/quote': offer({ transactionRequest: { to: ROUTER, data: '0x46', value: '0x7', chainId: 1 } }),
  })
  for (const provider of [createKyberSwapProvider(wire.http, 'Harbor'), createLifiProvider(wire.http, 'Harbor')]) {
    const quote = await provider.quote({ ...pair, slippage: '1' })
    if (!quote) throw new Error('There is a price')
    expect(await provider.build({ ...pair, quote, slippage: '1' })).toMatchObject({ value: 7n })
  }
})

it('KyberSwap’s price of another pair is refused, and a missing route is no quote', async () => {
  const ask = (answer: unknown) =>
    createKyberSwapProvider(createWire({ '/ethereum/api/v1/routes': answer }).http, 'Harbor').quote({
      ...pair,
      slippage: '1',
    })
  for (const wrong of [route({ amountIn: '2' }), route({ tokenOut: DOLLAR }), { data: {} }, 'soon']) {
    await expect(ask(wrong)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  }
  expect(await ask(new ModalError('HTTP_FAILED', { context: { status: 400 } }))).toBeUndefined()
  const base = { ...fakeNetwork, caipNetworkId: 'eip155:100' } as const
  expect(createKyberSwapProvider(createWire({}).http, 'Harbor').supports(base)).toBe(false)
})

const offer = (more: object = {}) => ({
  type: 'lifi',
  tool: 'some',
  action: { fromChainId: 1, toChainId: 1, fromAmount: '1000000', slippage: 0.01 },
  estimate: {
    fromAmount: '1000000',
    toAmount: '399000000000000',
    toAmountMin: '395010000000000',
    approvalAddress: ROUTER,
    feeCosts: [{ name: 'LIFI Fixed Fee', percentage: '0.0025', included: true }],
    gasCosts: [{ type: 'SEND', estimate: '180000', limit: '234000' }],
  },
  transactionRequest: { to: ROUTER, data: '0x4630a0d8', value: '0x0', gasLimit: '0x55730', chainId: 1 },
  ...more,
})

it('LI.FI returns a quote of one network with its transaction', async () => {
  const { http, asked } = createWire({ '/v1/quote': offer() })
  const provider = createLifiProvider(http, 'Harbor')
  const quote = await provider.quote({ ...pair, slippage: '1' })
  expect(asked[0]?.query).toMatchObject({
    ...{ fromChain: '1', toChain: '1', fromToken: DOLLAR, toToken: ZERO, fromAddress: ACCOUNT },
    ...{ fromAmount: '1000000', slippage: '0.01', integrator: 'Harbor' },
  })
  expect(quote).toMatchObject({ toAmount: 399_000_000_000_000n, gas: 180_000n, fee: '0.25' })
  if (!quote) throw new Error('There is a quote')
  expect((await provider.allowance({ ...pair, quote })).spender).toBe(ROUTER)
  expect(await provider.build({ ...pair, quote, slippage: '1' })).toMatchObject({
    to: ROUTER,
    data: '0x4630a0d8',
    value: 0n,
  })
  expect(asked).toHaveLength(1)
  await provider.build({ ...pair, quote, slippage: '2' })
  expect(asked[1]?.query).toMatchObject({ slippage: '0.02' })
})

it('LI.FI’s new price leaves no less than the displayed minimum', async () => {
  const { http, asked } = createWire({ '/v1/quote': offer() })
  const provider = createLifiProvider(http, 'Harbor')
  const quote = await provider.quote({ ...pair, slippage: '1' })
  if (!quote) throw new Error('There is a quote')
  await provider.build({ ...pair, quote, slippage: '0.9', least: 398_000_000_000_000n })
  expect(asked.at(-1)?.query).toMatchObject({ slippage: '0.0025' })
})

it('LI.FI’s route over another network is refused, and its tokens are those of the network', async () => {
  const crossing = offer({ action: { fromChainId: 1, toChainId: 10, fromAmount: '1000000' } })
  const ask = (answer: unknown) =>
    createLifiProvider(createWire({ '/v1/quote': answer }).http, 'Harbor').quote({ ...pair, slippage: '1' })
  for (const wrong of [crossing, offer({ transactionRequest: {} }), { estimate: 7 }]) {
    await expect(ask(wrong)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  }
  expect(await ask(new ModalError('HTTP_FAILED', { context: { status: 404 } }))).toBeUndefined()
  const listed = { address: DOLLAR, symbol: 'DUSD', name: 'Demo USD', decimals: 6, chainId: 1, priceUSD: '1' }
  const { http } = createWire({
    '/v1/tokens': { tokens: { 1: [listed, { ...listed, address: ZERO, symbol: 'ETH' }, 7] } },
  })
  expect((await createLifiProvider(http, 'Harbor').tokens({ network: fakeNetwork, signal })).tokens).toMatchObject([
    { symbol: 'DUSD', address: DOLLAR },
    { symbol: 'ETH', address: undefined },
  ])
})
