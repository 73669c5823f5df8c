import { expect, it } from 'vitest'
import { gotten, paid } from '../../testing/createSwapPage.js'
import { fakeNetwork } from '../../testing/fakeNetworks.js'
import { type Answered, inOrder, lessBy, percentBelow, slippageTo } from './offers.js'
import { autoSlippage, readSlippage } from './slippage.js'

it('is what can be meant: above nothing, at most half, no finer than a hundredth', () => {
  expect(['1', ' 0,5 ', '50', '0.05', '01'].map(readSlippage)).toEqual(['1', '0.5', '50', '0.05', '1'])
  expect(['0', '', '51', '1e1', '-1', '0.001', 'auto'].map(readSlippage)).toEqual(Array(7).fill(undefined))
})

it('by itself follows how the last offers moved, with room, and stays within bounds', () => {
  expect(autoSlippage([])).toBe('1')
  expect(autoSlippage([100_000n])).toBe('1')
  expect(autoSlippage([100_000n, 100_000n])).toBe('0.5')
  expect(autoSlippage([100_000n, 100_400n, 100_300n])).toBe('1.2')
  expect(autoSlippage([100_000n, 50_000n])).toBe('5')
  expect(autoSlippage([0n, 7n])).toBe('0.5')
})

it('is taken off exactly, also from what has more digits than a number', () => {
  expect(lessBy(10n ** 40n, '0.5')).toBe(995n * 10n ** 37n)
  expect(lessBy(3n, '50')).toBe(1n)
  expect(lessBy(3n, '100')).toBe(0n)
  expect(percentBelow(200n, 199n)).toBe('0.5')
  expect(percentBelow(0n, 1n)).toBeUndefined()
})

it('leaves no less than what was told, at whichever price, and never more room than was agreed to', () => {
  expect(slippageTo(198n, 200n, '1')).toBe('1')
  expect(slippageTo(198_000_000n, 198_500_000n, '1')).toBe('0.25')
  expect(slippageTo(198n, 300n, '1')).toBe('1')
  expect(slippageTo(198n, 198n, '1')).toBe('0')
  for (const now of [198_000_001n, 198_700_003n, 199_999_999n]) {
    expect(lessBy(now, slippageTo(198_000_000n, now, '1'))).toBeGreaterThanOrEqual(198_000_000n)
  }
})

const answered = (id: string, offer: Partial<Answered['offer']>): Answered => ({
  offer: { id, provider: { id, name: id }, toAmount: 0n, least: 0n, ...offer },
  provider: {
    id,
    name: id,
    supports: () => true,
    tokens: () => Promise.reject(),
    quote: () => Promise.reject(),
    allowance: () => Promise.reject(),
    build: () => Promise.reject(),
  },
  quote: { toAmount: 0n, expiresAt: 0 },
  pair: { network: fakeNetwork, account: '0x', from: paid, to: gotten, amount: 0n },
  slippage: '1',
})

it('offers are ranked by what is left after fees and gas, not by what comes', () => {
  const ids = (all: readonly Answered[], to = { address: '0x1' } as { address?: string }) =>
    inOrder(all, to).ranked.map(({ offer }) => offer.id)
  const dear = answered('dear', { toAmount: 101n, networkFee: 9n, afterFees: '92' })
  const cheap = answered('cheap', { toAmount: 100n, networkFee: 2n, afterFees: '98' })
  expect(ids([dear, cheap])).toEqual(['cheap', 'dear'])
  // Where prices are not known of all: by what comes, less gas where that is the coin that comes.
  const unpriced = [dear, { ...cheap, offer: { ...cheap.offer, afterFees: undefined } }]
  expect(ids(unpriced)).toEqual(['dear', 'cheap'])
  expect(ids(unpriced, {})).toEqual(['cheap', 'dear'])
  // It is only called the best after fees where all fees are known.
  const by = (each: readonly Answered[], token = { address: '0x1' } as { address?: string }) =>
    inOrder(each, token).comparedBy
  const said = [dear, cheap].map((each) => ({ ...each, quote: { ...each.quote, gas: 1n } }))
  expect([by(said), by([dear, cheap]), by(unpriced), by(unpriced, {}), by([dear])]).toEqual([
    'fees',
    'estimate',
    'amount',
    'estimate',
    undefined,
  ])
})
