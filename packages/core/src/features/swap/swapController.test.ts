import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { disconnect } from '../../connection/disconnect.js'
import { BOUGHT_TOKEN_ADDRESS } from '../../testing/createFakeSwaps.js'
import { createSwapModal, SOLD_TOKEN_ADDRESS, soldToken } from '../../testing/createSwapModal.js'
import { endTestModals } from '../../testing/createTestModal.js'
import { otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getSwapProblem } from './getSwapProblem.js'
import { SWAP_NETWORKS } from './swapNetworks.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endTestModals()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the swap tokens', () => {
  it('S3.029 have an address, decimals, an icon, a held amount, a price and its worth', async () => {
    const { enter, find } = await createSwapModal()
    await enter()
    expect(find('PAY')).toEqual({
      caipNetworkId: 'eip155:1',
      address: SOLD_TOKEN_ADDRESS,
      symbol: 'PAY',
      name: 'Pay',
      decimals: 6,
      logoUri: undefined,
      amount: 500_000_000n,
      quantity: '500',
      price: { amount: '1', currency: 'usd' },
      value: '500',
      isListed: true,
      imitates: undefined,
    })
  })

  it('list held tokens first, the coin before all, and then those of the providers', async () => {
    const { enter, state } = await createSwapModal()
    await enter()
    expect(state().tokens.items.map(({ symbol }) => symbol)).toEqual(['ETH', 'PAY', 'GET'])
    expect(state().sourceToken?.amount).toBe(500_000_000n)
  })

  it('include a pasted address that the chain describes, and mark an imitation of a listed token', async () => {
    const { enter, swap, chain, find } = await createSwapModal()
    await enter()
    const twin = `0x${'f'.repeat(40)}`
    chain.described.set(twin, { ...soldToken, address: twin, symbol: 'GЕT' })
    const { signal } = new AbortController()
    expect(await swap.findToken(` ${twin} `, signal)).toMatchObject({
      address: twin,
      isListed: false,
      imitates: { symbol: 'PAY', address: SOLD_TOKEN_ADDRESS },
    })
    expect(await swap.findToken(BOUGHT_TOKEN_ADDRESS, signal)).toBe(find('GET'))
    expect(await swap.findToken('0x1', signal)).toBeUndefined()
  })

  it('start with those that the app names by symbol or address, without unknown ones', async () => {
    const { modal, swap, state, pass } = await createSwapModal()
    await modal.context.show({ view: 'Swap' })
    swap.begin({ fromToken: 'pay', toToken: BOUGHT_TOKEN_ADDRESS.toUpperCase().replace('0X', '0x'), amount: '12.5' })
    swap.watch()
    await pass(1_000)
    expect(state()).toMatchObject({
      sourceToken: { symbol: 'PAY' },
      toToken: { symbol: 'GET' },
      sourceTokenAmount: '12.5',
    })
    swap.begin({ fromToken: 'NOPE', amount: 'many' })
    await pass(1_000)
    expect(state()).toMatchObject({ sourceToken: { symbol: 'ETH' }, sourceTokenAmount: undefined })
  })
})

describe('the swap offers', () => {
  it('are requested from all providers in parallel, best first', async () => {
    const { enter, state, first, second } = await createSwapModal()
    await enter()
    expect([first.quoteRequests.length, second.quoteRequests.length]).toEqual([1, 1])
    const { quote } = state()
    expect(quote).toMatchObject({ status: 'ready', pendingCount: 0, best: quote.offers[0] })
    expect(quote.offers.map(({ provider, toAmount }) => [provider.id, toAmount])).toEqual([
      ['first', 200_000_000n],
      ['second', 100_000_000n],
    ])
  })

  it('S9.043 come from the data service under the name of 1inch when the app names no provider', async () => {
    const { feature } = await createSwapModal({ features: {} })
    const { swapProviders } = await import('./providers/providers.js')
    const all = await feature.use(swapProviders).load()
    expect(all.map(({ id }) => id)).toEqual(['1inch'])
  })

  it('S9.042 have a minimum one percent below the quote unless the user changes it', async () => {
    const { enter, state, swap, pass } = await createSwapModal()
    await enter()
    expect(state()).toMatchObject({
      slippage: { isAuto: false, percent: '1' },
      quote: { best: { least: 198_000_000n } },
    })
    expect(swap.setSlippage('0.5')).toBe(true)
    await pass(100)
    expect(state().quote.best?.least).toBe(199_000_000n)
    expect(swap.setSlippage('51') || swap.setSlippage('0') || swap.setSlippage('-1')).toBe(false)
  })

  it('do not wait for a slow provider, which is aborted', async () => {
    const { enter, state, second, pass } = await createSwapModal()
    second.mode = 'hold'
    await enter()
    expect(state().quote).toMatchObject({ status: 'loading', pendingCount: 1 })
    await pass(1_500)
    expect(state().quote).toMatchObject({ status: 'ready', offers: [{ provider: { id: 'first' } }] })
    expect(second.quoteRequests[0]?.signal.aborted).toBe(true)
    second.rate = 9n
    second.release()
    await pass(100)
    expect(state().quote.offers).toHaveLength(1)
  })

  it('for a previous input are dropped', async () => {
    const { enter, state, swap, first, second, pass } = await createSwapModal()
    first.mode = 'hold'
    second.mode = 'hold'
    await enter('100')
    swap.setAmount('7')
    expect(first.quoteRequests[0]?.signal.aborted).toBe(true)
    first.release()
    second.release()
    await pass(100)
    expect(state().quote.offers).toEqual([])
    await pass(1_000)
    first.release()
    second.release()
    await pass(100)
    expect(state().quote.best?.toAmount).toBe(14_000_000n)
  })

  it('are refreshed before they expire, and an expired one is dropped', async () => {
    const { enter, state, first, second, pass } = await createSwapModal()
    await enter()
    const [before, { refreshAt = 0, expiresAt = 0 }] = [state().quote.best?.id, state().quote]
    expect(expiresAt - refreshAt).toBe(10_000)
    await pass(20_000)
    expect(first.quoteRequests).toHaveLength(2)
    expect(state().quote.best?.id).not.toBe(before)
    for (const each of [first, second]) each.rate = new Error('out of order')
    await pass(21_000)
    expect(state().quote).toMatchObject({ status: 'failed', best: { provider: { id: 'first' } } })
    await pass(15_000)
    expect(state().quote).toMatchObject({ status: 'failed', offers: [] })
    expect(state().quote.best).toBeUndefined()
    expect(getSwapProblem(state())).toBe('priceless')
  })

  it.each([
    ['an amount that is a number', { toAmount: 5 }],
    ['no amount', { toAmount: undefined }],
    ['a negative amount', { toAmount: -1n }],
  ])('with %s are dropped, and the others stay', async (_, wrong) => {
    const { enter, state, first } = await createSwapModal()
    first.answer = (quote) => ({ ...quote, ...wrong })
    await enter()
    expect(state().quote).toMatchObject({ status: 'ready', offers: [{ provider: { id: 'second' } }] })
  })

  it.each([undefined, Number.NaN, 1_900_000_000, 9e15])(
    'last for a while when %s is no near expiry',
    async (expiresAt) => {
      const { enter, state, first, pass } = await createSwapModal()
      first.answer = (quote) => ({ ...quote, expiresAt, gas: 5 })
      await enter()
      await pass(10_000)
      expect(first.quoteRequests).toHaveLength(1)
      expect(state().quote).toMatchObject({ status: 'ready', best: { provider: { id: 'first' } } })
    },
  )

  it('stay unchanged while the user presses a button', async () => {
    const { enter, state, swap, first, pass } = await createSwapModal()
    await enter()
    const before = state().quote
    first.rate = 3n
    const release = swap.hold()
    await pass(21_000)
    expect(first.quoteRequests).toHaveLength(2)
    expect(state().quote).toBe(before)
    release()
    expect(state().quote.best?.toAmount).toBe(300_000_000n)
  })

  it('survive one failed provider; a missing pair and a failed service are reported', async () => {
    const { enter, state, first, second, swap, pass } = await createSwapModal()
    first.rate = new Error('down')
    await enter()
    expect(state().quote.best?.provider.id).toBe('second')
    first.rate = undefined
    second.rate = undefined
    swap.refresh()
    await pass(100)
    expect(state().quote).toMatchObject({ status: 'failed', error: { code: 'SWAP_NO_PRICE' } })
    second.rate = new Error('down')
    swap.refresh()
    await pass(100)
    expect(state().quote.error?.code).toBe('UNKNOWN')
  })
})

describe('a swap is not offered', () => {
  it('for more than the balance of the account view', async () => {
    const { enter, state, swap, pass } = await createSwapModal()
    await enter('501')
    expect(getSwapProblem(state())).toBe('tooMuch')
    expect(swap.review()).toBe(false)
    swap.setMax()
    await pass(100)
    expect(state()).toMatchObject({ sourceTokenAmount: '500', isMax: true })
    expect(getSwapProblem(state())).toBeUndefined()
  })

  it('without enough coins for the fee', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapModal()
    swaps.gasPrice = 10n ** 14n
    await enter()
    expect(getSwapProblem(state())).toBe('fee')
    swaps.gasPrice = 1n
    swap.refresh()
    await pass(100)
    expect(getSwapProblem(state())).toBeUndefined()
  })

  it('for more than the coin balance less the fee', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapModal()
    swaps.gasPrice = 10n ** 9n
    await enter('1', 'ETH', 'GET')
    swap.setMax()
    await pass(100)
    expect(state().sourceTokenAmount).toBe('1.9993')
  })

  it('without a gas price, which comes from the provider when no node reports it', async () => {
    const { enter, state, swaps, swap, first, pass } = await createSwapModal()
    swaps.isGasKnown = false
    first.gasPrice = 10n ** 9n
    await enter('1', 'ETH', 'GET')
    expect(state().quote.best?.networkFee).toBeGreaterThan(0n)
    swap.setMax()
    await pass(100)
    expect(state().sourceTokenAmount).toBe('1.9993')
    first.gasPrice = 10n ** 14n
    swap.setAmount('1.999')
    await pass(1_000)
    expect(getSwapProblem(state())).toBe('fee')
  })

  it('for the whole coin balance while the gas price is unknown', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapModal()
    swaps.isGasKnown = false
    await enter('1', 'ETH', 'GET')
    swap.setMax()
    await pass(100)
    expect(state().sourceTokenAmount).toBeUndefined()
    expect(getSwapProblem(state())).toBe('gas')
    expect(swap.review()).toBe(false)
    swap.setAmount('1')
    await pass(1_000)
    expect(getSwapProblem(state())).toBeUndefined()
  })

  it('S1.069 on a network outside of the twelve, and the supported ones of the app are offered', async () => {
    expect(SWAP_NETWORKS).toEqual(
      [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554].map((id) => `eip155:${id}`),
    )
    const test = { ...otherFakeNetwork, id: 31337, caipNetworkId: 'eip155:31337' } as const
    const { swap, state, modal, context } = await createSwapModal({
      networks: [otherFakeNetwork, test],
    })
    await modal.switchNetwork('eip155:31337')
    await modal.context.show({ view: 'Swap' })
    swap.begin()
    expect(state()).toMatchObject({ support: 'no', supported: [{ caipNetworkId: 'eip155:8453' }] })
    expect(getSwapProblem(state())).toBe('network')
    expect(context.stores.router.$route.get().view).toBe('Swap')
  })
})

it('the swap state is cleared on disconnect', async () => {
  const { enter, modal, state } = await createSwapModal()
  await enter()
  await disconnect(modal)
  expect(state()).toMatchObject({ sourceToken: undefined, sourceTokenAmount: undefined, from: undefined })
})

it('S2.020 the modal has a Swap view', async () => {
  const { modal, view } = await createSwapModal()
  await modal.context.show({ view: 'Swap' })
  expect(view()).toBe('Swap')
})
