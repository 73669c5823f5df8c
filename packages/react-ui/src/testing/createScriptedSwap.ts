import type { ModalContext } from '@foyer/core/internal/modal'
import {
  getSwapProblem,
  type SwapController,
  type SwapOffer,
  type SwapReceipt,
  type SwapState,
  type SwapToken,
} from '@foyer/core/internal/swap'
import { atom } from 'nanostores'

const caipNetworkId = 'eip155:1'
const price = (amount: string) => ({ amount, currency: 'usd' })

export const etherToken: SwapToken = {
  caipNetworkId,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  amount: 1_284_000_000_000_000_000n,
  price: price('3412.6'),
  isListed: true,
}

export const usdcToken: SwapToken = {
  caipNetworkId,
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  amount: 1_250_000_000n,
  price: price('1'),
  isListed: true,
}

export const swapOffer: SwapOffer = {
  id: 'offer-1',
  provider: { id: '1inch', name: '1inch' },
  toAmount: 1_702_040_000n,
  least: 1_685_020_000n,
  networkFee: 123_000_000_000_000n,
  isFeeTried: true,
  providerFee: '0.25',
  priceImpact: '0.02',
}

/** State of a swap of half an ether that has a quote in USDC. */
export const quotedSwap: SwapState = {
  namespace: 'eip155',
  network: undefined,
  from: undefined,
  support: 'yes',
  supported: [],
  sourceToken: etherToken,
  toToken: usdcToken,
  sourceTokenAmount: '0.5',
  isMax: false,
  nativeAmount: etherToken.amount,
  slippage: { isAuto: false, percent: '1' },
  tokens: { status: 'ready', items: [etherToken, usdcToken] },
  quote: { status: 'ready', best: swapOffer, offers: [swapOffer], pendingCount: 0 },
  approval: { kind: 'none', amount: 0n },
  remainingApproval: undefined,
  simulation: { status: 'succeeds', changes: [], received: swapOffer.toAmount, isPastSlippage: false },
  warnings: {},
  loading: false,
  step: { status: 'form' },
}

export interface ScriptedSwap {
  /** Calls that the views have made to the controller, in order. */
  readonly requests: readonly string[]
  readonly set: (change: Partial<SwapState>) => void
  readonly setReceipt: (receipt: SwapReceipt) => void
  /** Resolves to the token of a pasted address. */
  find: () => Promise<SwapToken | undefined>
}

/** Replaces the swap controller by one whose state the test sets. */
export function createScriptedSwap(context: ModalContext, first: Partial<SwapState> = {}): ScriptedSwap {
  const $state = atom<SwapState>({ ...quotedSwap, network: context.stores.networks.active('eip155'), ...first })
  const $receipt = atom<SwapReceipt | undefined>(undefined)
  const requests: string[] = []
  const set = (change: Partial<SwapState>) => $state.set({ ...$state.get(), ...change })
  const played: ScriptedSwap & { find: () => Promise<SwapToken | undefined> } = {
    requests,
    set,
    setReceipt: $receipt.set,
    find: async () => undefined,
  }
  const note =
    (what: string) =>
    (...given: readonly unknown[]) =>
      void requests.push([what, ...given.filter((each) => typeof each === 'string')].join(' '))
  const swap: SwapController = {
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
      if (getSwapProblem($state.get())) return false
      set({ step: { status: 'review' } })
      return true
    },
    edit: () => set({ step: { status: 'form' } }),
    submit: async (id) => note('submit')(id),
    refresh: note('refresh'),
    retry: async () => note('retry')(),
    giveUp: note('giveUp'),
    finish: () => context.stores.router.reset({ view: 'Account' }),
  }
  const feature = context.features.find(({ definition }) => definition.id === 'swaps')?.featureContext
  Object.assign(feature ?? {}, { use: () => swap })
  return played
}
