import type { ModalContext } from '@foyer/core/ui'
import {
  problemOf,
  type SwapOffer,
  type Swapping,
  type SwapReceipt,
  type SwapState,
  type SwapToken,
  swapping,
} from '@foyer/core/ui/swap'
import { atom } from 'nanostores'

const caipNetworkId = 'eip155:1'
const price = (amount: string) => ({ amount, currency: 'usd' })

export const ether: SwapToken = {
  caipNetworkId,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  amount: 1_284_000_000_000_000_000n,
  price: price('3412.6'),
  isListed: true,
}

export const usdc: SwapToken = {
  caipNetworkId,
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  amount: 1_250_000_000n,
  price: price('1'),
  isListed: true,
}

export const offer: SwapOffer = {
  id: 'offer-1',
  provider: { id: '1inch', name: '1inch' },
  toAmount: 1_702_040_000n,
  least: 1_685_020_000n,
  networkFee: 123_000_000_000_000n,
  isFeeTried: true,
  providerFee: '0.25',
  priceImpact: '0.02',
}

/** Half an ether for dollars, with a price. */
export const priced: SwapState = {
  namespace: 'eip155',
  network: undefined,
  from: undefined,
  support: 'yes',
  supported: [],
  sourceToken: ether,
  toToken: usdc,
  sourceTokenAmount: '0.5',
  isMax: false,
  nativeAmount: ether.amount,
  slippage: { isAuto: false, percent: '1' },
  tokens: { status: 'ready', items: [ether, usdc] },
  quote: { status: 'ready', best: offer, offers: [offer], asking: 0 },
  approval: { kind: 'none', amount: 0n },
  allowed: undefined,
  simulation: { status: 'succeeds', changes: [], received: offer.toAmount, isPastSlippage: false },
  warnings: {},
  loading: false,
  step: { status: 'form' },
}

export interface PlayedSwap {
  /** What the views have asked for, in order. */
  readonly asked: readonly string[]
  readonly set: (change: Partial<SwapState>) => void
  readonly setReceipt: (receipt: SwapReceipt) => void
  /** What a pasted address leads to. */
  find: () => Promise<SwapToken | undefined>
}

/** Swapping as a test tells it: its views show what is set, and nothing is asked of anybody. */
export function playSwap(context: ModalContext, first: Partial<SwapState> = {}): PlayedSwap {
  const $state = atom<SwapState>({ ...priced, network: context.stores.networks.active('eip155'), ...first })
  const $receipt = atom<SwapReceipt | undefined>(undefined)
  const asked: string[] = []
  const set = (change: Partial<SwapState>) => $state.set({ ...$state.get(), ...change })
  const played: PlayedSwap & { find: () => Promise<SwapToken | undefined> } = {
    asked,
    set,
    setReceipt: $receipt.set,
    find: async () => undefined,
  }
  const note =
    (what: string) =>
    (...given: readonly unknown[]) =>
      void asked.push([what, ...given.filter((each) => typeof each === 'string')].join(' '))
  const swap: Swapping = {
    $state,
    $receipt,
    begin: () => undefined,
    watch: () => () => undefined,
    setToken(side, token) {
      note('setToken')(side, token.symbol)
      set(side === 'from' ? { sourceToken: token } : { toToken: token })
    },
    flip: note('flip'),
    setAmount(text) {
      set({ sourceTokenAmount: text || undefined })
      return true
    },
    setMax: note('setMax'),
    setSlippage(percent) {
      note('setSlippage')(percent)
      return true
    },
    findToken: () => played.find(),
    hold() {
      note('hold')()
      return note('release')
    },
    review() {
      if (problemOf($state.get())) return false
      set({ step: { status: 'review' } })
      return true
    },
    edit: () => set({ step: { status: 'form' } }),
    submit: async (id) => note('submit')(id),
    retry: note('retry'),
    askAgain: async () => note('askAgain')(),
    giveUp: note('giveUp'),
  }
  const { use } = context
  Object.assign(context, { use: (part: Parameters<typeof use>[0]) => (part === swapping ? swap : use(part)) })
  return played
}
