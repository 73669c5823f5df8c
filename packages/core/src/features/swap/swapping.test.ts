import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { disconnect } from '../../actions/disconnect.js'
import { COIN_TO } from '../../testing/createFakeSwaps.js'
import { createSwapPage, PAID, paid } from '../../testing/createSwapPage.js'
import { endTestModals } from '../../testing/createTestModal.js'
import { otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { problemOf } from './problemOf.js'
import { SWAP_NETWORKS } from './swapNetworks.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endTestModals()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what there is to swap', () => {
  it('S3.029 a token has its address, decimals, picture, how much is held of it, its price and what that is worth', async () => {
    const { enter, find } = await createSwapPage()
    await enter()
    expect(find('PAY')).toEqual({
      caipNetworkId: 'eip155:1',
      address: PAID,
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

  it('is what is held first, the coin before all, and then what providers list', async () => {
    const { enter, state } = await createSwapPage()
    await enter()
    expect(state().tokens.items.map(({ symbol }) => symbol)).toEqual(['ETH', 'PAY', 'GET'])
    expect(state().sourceToken?.amount).toBe(500_000_000n)
  })

  it('a pasted address is read from the chain, and one that imitates a listed token is told', async () => {
    const { enter, swap, chain, find } = await createSwapPage()
    await enter()
    const twin = `0x${'f'.repeat(40)}`
    chain.described.set(twin, { ...paid, address: twin, symbol: 'GЕT' })
    const { signal } = new AbortController()
    expect(await swap.findToken(` ${twin} `, signal)).toMatchObject({
      address: twin,
      isListed: false,
      imitates: { symbol: 'PAY', address: PAID },
    })
    expect(await swap.findToken(COIN_TO, signal)).toBe(find('GET'))
    expect(await swap.findToken('0x1', signal)).toBeUndefined()
  })

  it('begins with what the page names, by symbol or address, and leaves out what there is not', async () => {
    const { modal, swap, state, pass } = await createSwapPage()
    await modal.open({ view: 'Swap' })
    swap.begin({ fromToken: 'pay', toToken: COIN_TO.toUpperCase().replace('0X', '0x'), amount: '12.5' })
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

describe('offers', () => {
  it('are asked of all at once, best first', async () => {
    const { enter, state, first, second } = await createSwapPage()
    await enter()
    expect([first.asked.length, second.asked.length]).toEqual([1, 1])
    const { quote } = state()
    expect(quote).toMatchObject({ status: 'ready', asking: 0, best: quote.offers[0] })
    expect(quote.offers.map(({ provider, toAmount }) => [provider.id, toAmount])).toEqual([
      ['first', 200_000_000n],
      ['second', 100_000_000n],
    ])
  })

  it('S9.043 come of the data service by the name of 1inch where a site names nobody', async () => {
    const { context } = await createSwapPage({ features: {} })
    const { swapProviders } = await import('./providers/providers.js')
    const all = await context.use(swapProviders).load()
    expect(all.map(({ id }) => id)).toEqual(['1inch'])
  })

  it('S9.042 the least that comes is one percent below, unless the visitor says otherwise', async () => {
    const { enter, state, swap, pass } = await createSwapPage()
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

  it('who is slow is not waited for, and given up', async () => {
    const { enter, state, second, pass } = await createSwapPage()
    second.mode = 'hold'
    await enter()
    expect(state().quote).toMatchObject({ status: 'loading', asking: 1 })
    await pass(1_500)
    expect(state().quote).toMatchObject({ status: 'ready', offers: [{ provider: { id: 'first' } }] })
    expect(second.asked[0]?.signal.aborted).toBe(true)
    second.rate = 9n
    second.release()
    await pass(100)
    expect(state().quote.offers).toHaveLength(1)
  })

  it('an answer about what was typed before is dropped', async () => {
    const { enter, state, swap, first, second, pass } = await createSwapPage()
    first.mode = 'hold'
    second.mode = 'hold'
    await enter('100')
    swap.setAmount('7')
    expect(first.asked[0]?.signal.aborted).toBe(true)
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

  it('are read anew before they are over, and one that is over is none', async () => {
    const { enter, state, first, second, pass } = await createSwapPage()
    await enter()
    const [before, { refreshAt = 0, expiresAt = 0 }] = [state().quote.best?.id, state().quote]
    expect(expiresAt - refreshAt).toBe(10_000)
    await pass(20_000)
    expect(first.asked).toHaveLength(2)
    expect(state().quote.best?.id).not.toBe(before)
    for (const each of [first, second]) each.rate = new Error('out of order')
    await pass(21_000)
    expect(state().quote).toMatchObject({ status: 'failed', best: { provider: { id: 'first' } } })
    await pass(15_000)
    expect(state().quote).toMatchObject({ status: 'failed', offers: [] })
    expect(state().quote.best).toBeUndefined()
    expect(problemOf(state())).toBe('priceless')
  })

  it.each([
    ['an amount that is a number', { toAmount: 5 }],
    ['no amount', { toAmount: undefined }],
    ['an amount below nothing', { toAmount: -1n }],
  ])('of one who answers with %s are left out, and the others stay', async (_, wrong) => {
    const { enter, state, first } = await createSwapPage()
    first.answer = (quote) => ({ ...quote, ...wrong })
    await enter()
    expect(state().quote).toMatchObject({ status: 'ready', offers: [{ provider: { id: 'second' } }] })
  })

  it.each([undefined, Number.NaN, 1_900_000_000, 9e15])(
    'are good for a while where %s is no time soon',
    async (expiresAt) => {
      const { enter, state, first, pass } = await createSwapPage()
      first.answer = (quote) => ({ ...quote, expiresAt, gas: 5 })
      await enter()
      await pass(10_000)
      expect(first.asked).toHaveLength(1)
      expect(state().quote).toMatchObject({ status: 'ready', best: { provider: { id: 'first' } } })
    },
  )

  it('nothing changes while a button is pressed', async () => {
    const { enter, state, swap, first, pass } = await createSwapPage()
    await enter()
    const before = state().quote
    first.rate = 3n
    const release = swap.hold()
    await pass(21_000)
    expect(first.asked).toHaveLength(2)
    expect(state().quote).toBe(before)
    release()
    expect(state().quote.best?.toAmount).toBe(300_000_000n)
  })

  it('one who is down does not matter; nobody who trades it is told, and so is a service that is down', async () => {
    const { enter, state, first, second, swap, pass } = await createSwapPage()
    first.rate = new Error('down')
    await enter()
    expect(state().quote.best?.provider.id).toBe('second')
    first.rate = undefined
    second.rate = undefined
    swap.retry()
    await pass(100)
    expect(state().quote).toMatchObject({ status: 'failed', error: { code: 'SWAP_NO_PRICE' } })
    second.rate = new Error('down')
    swap.retry()
    await pass(100)
    expect(state().quote.error?.code).toBe('UNKNOWN')
  })
})

describe('what keeps a swap from being offered', () => {
  it('more than is held, by what the account view says is held', async () => {
    const { enter, state, swap, pass } = await createSwapPage()
    await enter('501')
    expect(problemOf(state())).toBe('tooMuch')
    expect(swap.review()).toBe(false)
    swap.setMax()
    await pass(100)
    expect(state()).toMatchObject({ sourceTokenAmount: '500', isMax: true })
    expect(problemOf(state())).toBeUndefined()
  })

  it('a fee that there are no coins for', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapPage()
    swaps.gasPrice = 10n ** 14n
    await enter()
    expect(problemOf(state())).toBe('fee')
    swaps.gasPrice = 1n
    swap.retry()
    await pass(100)
    expect(problemOf(state())).toBeUndefined()
  })

  it('all of the coin leaves what gas costs', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapPage()
    swaps.gasPrice = 10n ** 9n
    await enter('1', 'ETH', 'GET')
    swap.setMax()
    await pass(100)
    expect(state().sourceTokenAmount).toBe('1.9993')
  })

  it('what gas costs is asked of who swaps where no node says it', async () => {
    const { enter, state, swaps, swap, first, pass } = await createSwapPage()
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
    expect(problemOf(state())).toBe('fee')
  })

  it('all of the coin is no amount where nobody says what gas costs', async () => {
    const { enter, state, swaps, swap, pass } = await createSwapPage()
    swaps.isGasKnown = false
    await enter('1', 'ETH', 'GET')
    swap.setMax()
    await pass(100)
    expect(state().sourceTokenAmount).toBeUndefined()
    expect(problemOf(state())).toBe('gas')
    expect(swap.review()).toBe(false)
    swap.setAmount('1')
    await pass(1_000)
    expect(problemOf(state())).toBeUndefined()
  })

  it('S1.069 a network that is none of the twelve, and those of the site are offered', async () => {
    expect(SWAP_NETWORKS).toEqual(
      [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554].map((id) => `eip155:${id}`),
    )
    const test = { ...otherFakeNetwork, id: 31337, caipNetworkId: 'eip155:31337' } as const
    const { swap, state, modal, context } = await createSwapPage({
      networks: [otherFakeNetwork, test],
    })
    await modal.switchNetwork('eip155:31337')
    await modal.open({ view: 'Swap' })
    swap.begin()
    expect(state()).toMatchObject({ support: 'no', supported: [{ caipNetworkId: 'eip155:8453' }] })
    expect(problemOf(state())).toBe('network')
    expect(context.stores.router.$route.get().view).toBe('Swap')
  })
})

it('is forgotten with the connection', async () => {
  const { enter, modal, state } = await createSwapPage()
  await enter()
  await disconnect(modal)
  expect(state()).toMatchObject({ sourceToken: undefined, sourceTokenAmount: undefined, from: undefined })
})

it('S2.020 the modal has a view of it', async () => {
  const { modal, view } = await createSwapPage()
  await modal.open({ view: 'Swap' })
  expect(view()).toBe('Swap')
})
