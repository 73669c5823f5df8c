import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { type PortfolioEntry, unknownPortfolio } from '../../state/portfolio.js'
import { watchPurchaseArrival } from './watchPurchaseArrival.js'

const ME = 'eip155:1:0x51c0000000000000000000000000000000009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const coin = { caipNetworkId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18 } as const
const usdc = { ...coin, symbol: 'USDC', name: 'USD Coin', address: USDC, decimals: 6 } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Purchase {
  readonly asset?: typeof coin | typeof usdc
  readonly before?: bigint
}

function follow({ asset = coin, before }: Purchase = {}) {
  const $entry = atom<PortfolioEntry>(unknownPortfolio)
  const refreshOwned = vi.fn(async () => {})
  const screen = { isOn: true }
  const baselines: bigint[] = []
  const increases: string[] = []
  const end = new AbortController()
  watchPurchaseArrival({ owned: () => $entry, refreshOwned } as unknown as FeatureContext, {
    ...{ caipAddress: ME, asset, before, signal: end.signal, isOnScreen: () => screen.isOn },
    onBaseline: (amount) => baselines.push(amount),
    onIncrease: (amount) => increases.push(amount),
  })
  /** Publishes a balance. Undefined leaves the token out. */
  const publish = (amount: bigint | undefined, part: Partial<PortfolioEntry> = {}) => {
    const ready = { status: 'ready', at: 1 } as const
    const token = { ...asset, amount: amount ?? 0n, source: 'node', at: 1 } as const
    const tokens = amount === undefined ? [] : [token]
    $entry.set({ ...unknownPortfolio, ...ready, others: { ...unknownPortfolio.others, ...ready }, tokens, ...part })
  }
  return { publish, baselines, increases, end, screen, refreshOwned }
}

const loading = { status: 'loading', others: { ...unknownPortfolio.others, status: 'loading', at: 1 } } as const

describe.each([
  ['the coin', coin, '0.000000000000000005'],
  ['a token', usdc, '0.000005'],
])('the arrival of %s', (_what, asset, five) => {
  it('is an increase of its balance', () => {
    const { publish, increases } = follow({ asset, before: 10n })
    publish(10n)
    publish(15n)
    expect(increases).toEqual([five])
  })

  it('is not told by a balance that is being refreshed', () => {
    const { publish, baselines, increases } = follow({ asset, before: 10n })
    publish(15n, loading)
    expect([baselines, increases]).toEqual([[], []])
    publish(15n)
    expect(increases).toEqual([five])
  })

  it('counts from the first known balance, even of a refresh', () => {
    const { publish, baselines, increases } = follow({ asset })
    publish(10n, loading)
    publish(15n)
    expect([baselines, increases]).toEqual([[10n], [five]])
  })

  it('counts from what is left when the user spends', () => {
    const { publish, baselines, increases } = follow({ asset, before: 10n })
    for (const amount of [10n, 2n, 2n, 7n]) publish(amount)
    expect([baselines, increases]).toEqual([[2n], [five]])
  })

  it('counts from the last known balance if one is unknown in between', () => {
    const { publish, baselines, increases } = follow({ asset, before: 10n })
    publish(undefined, { others: unknownPortfolio.others })
    publish(15n)
    expect([baselines, increases]).toEqual([[], [five]])
  })

  it('is over with its signal', () => {
    const { publish, increases, end, refreshOwned } = follow({ asset, before: 10n })
    end.abort()
    publish(15n)
    vi.advanceTimersByTime(60_000)
    expect(increases).toEqual([])
    expect(refreshOwned).not.toHaveBeenCalled()
  })
})

it('a missing token counts as zero once tokens are known, and a missing coin never', () => {
  const token = follow({ asset: usdc })
  token.publish(undefined, { others: unknownPortfolio.others })
  token.publish(undefined, {
    others: { ...unknownPortfolio.others, at: 1, status: 'error', error: new ModalError('OFFLINE') },
  })
  expect(token.baselines).toEqual([])
  token.publish(undefined)
  token.publish(5n)
  expect([token.baselines, token.increases]).toEqual([[0n], ['0.000005']])
  const other = follow({ asset: coin })
  other.publish(undefined)
  expect(other.baselines).toEqual([])
})

it('the balance is refreshed every 10 seconds while the purchase is on the screen', () => {
  const { refreshOwned, screen } = follow()
  vi.advanceTimersByTime(9_999)
  expect(refreshOwned).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(refreshOwned).toHaveBeenCalledExactlyOnceWith(ME)
  screen.isOn = false
  vi.advanceTimersByTime(10_000)
  expect(refreshOwned).toHaveBeenCalledOnce()
})
