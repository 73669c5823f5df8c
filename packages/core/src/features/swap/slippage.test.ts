import { expect, it } from 'vitest'
import { boughtToken, soldToken } from '../../testing/createSwapModal.js'
import { fakeNetwork } from '../../testing/fakeNetworks.js'
import { getPercentBelow, getRemainingSlippage, type ProviderOffer, rankOffers, subtractPercent } from './rankOffers.js'
import { getAutoSlippage, parseSlippage } from './slippage.js'

it('readSlippage accepts a percentage above 0, at most 50, with two decimals', () => {
  expect(['1', ' 0,5 ', '50', '0.05', '01'].map(parseSlippage)).toEqual(['1', '0.5', '50', '0.05', '1'])
  expect(['0', '', '51', '1e1', '-1', '0.001', 'auto'].map(parseSlippage)).toEqual(Array(7).fill(undefined))
})

it('autoSlippage follows the movement of the last quotes with a margin and stays within bounds', () => {
  expect(getAutoSlippage([])).toBe('1')
  expect(getAutoSlippage([100_000n])).toBe('1')
  expect(getAutoSlippage([100_000n, 100_000n])).toBe('0.5')
  expect(getAutoSlippage([100_000n, 100_400n, 100_300n])).toBe('1.2')
  expect(getAutoSlippage([100_000n, 50_000n])).toBe('5')
  expect(getAutoSlippage([0n, 7n])).toBe('0.5')
})

it('lessBy subtracts a percentage exactly, also from amounts beyond a float', () => {
  expect(subtractPercent(10n ** 40n, '0.5')).toBe(995n * 10n ** 37n)
  expect(subtractPercent(3n, '50')).toBe(1n)
  expect(subtractPercent(3n, '100')).toBe(0n)
  expect(getPercentBelow(200n, 199n)).toBe('0.5')
  expect(getPercentBelow(0n, 1n)).toBeUndefined()
})

it('slippageTo keeps the displayed minimum at any price and never exceeds the agreed slippage', () => {
  expect(getRemainingSlippage(198n, 200n, '1')).toBe('1')
  expect(getRemainingSlippage(198_000_000n, 198_500_000n, '1')).toBe('0.25')
  expect(getRemainingSlippage(198n, 300n, '1')).toBe('1')
  expect(getRemainingSlippage(198n, 198n, '1')).toBe('0')
  for (const now of [198_000_001n, 198_700_003n, 199_999_999n]) {
    expect(subtractPercent(now, getRemainingSlippage(198_000_000n, now, '1'))).toBeGreaterThanOrEqual(198_000_000n)
  }
})

const answered = (id: string, offer: Partial<ProviderOffer['offer']>): ProviderOffer => ({
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
  pair: { network: fakeNetwork, account: '0x', from: soldToken, to: boughtToken, amount: 0n },
  slippage: '1',
})

it('offers are ranked by what is left after fees and gas, not by their amount', () => {
  const ids = (all: readonly ProviderOffer[], to = { address: '0x1' } as { address?: string }) =>
    rankOffers(all, to).ranked.map(({ offer }) => offer.id)
  const dear = answered('dear', { toAmount: 101n, networkFee: 9n, afterFees: '92' })
  const cheap = answered('cheap', { toAmount: 100n, networkFee: 2n, afterFees: '98' })
  expect(ids([dear, cheap])).toEqual(['cheap', 'dear'])
  // A price is unknown: ranks by amount, less the gas fee if the user receives the native coin.
  const unpriced = [dear, { ...cheap, offer: { ...cheap.offer, afterFees: undefined } }]
  expect(ids(unpriced)).toEqual(['dear', 'cheap'])
  expect(ids(unpriced, {})).toEqual(['cheap', 'dear'])
  const by = (each: readonly ProviderOffer[], token = { address: '0x1' } as { address?: string }) =>
    rankOffers(each, token).comparedBy
  const said = [dear, cheap].map((each) => ({ ...each, quote: { ...each.quote, gas: 1n } }))
  expect([by(said), by([dear, cheap]), by(unpriced), by(unpriced, {}), by([dear])]).toEqual([
    'fees',
    'estimate',
    'amount',
    'estimate',
    undefined,
  ])
})
