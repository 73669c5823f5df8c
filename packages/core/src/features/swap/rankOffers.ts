import type { FeeChoice } from '../../adapter/transfers.js'
import type { SwapPair, SwapProvider, SwapQuote } from '../../types/swap.js'
import type { TokenPrice } from '../../types/token.js'
import { divide, type NumberInput, round, toBigInt, toBigNumber, toPlainText } from '../../utils/bigNumber.js'
import { getFiatValue } from '../../utils/fiatValue.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { startTimer } from '../../utils/waiting.js'
import type { SwapOffer, SwapQuoteState } from './swapState.js'

/** Once one provider has answered, the others have this much time to do so, in ms. */
const GRACE_PERIOD_MS = 1_500

const QUOTE_TIMEOUT_MS = 12_000

const DEFAULT_SWAP_GAS = 150_000n
export const APPROVAL_GAS = 60_000n

export interface ProviderOffer {
  readonly offer: SwapOffer
  readonly provider: SwapProvider
  readonly quote: SwapQuote
  readonly pair: Omit<SwapPair, 'signal'>
  readonly slippage: string
  readonly isTried?: boolean | undefined
}

export type SwapOfferQuery = ProviderOffer['pair'] & {
  readonly slippage: string
  readonly gasPrice: bigint | undefined
}

export interface QuoteResults {
  readonly quotes: readonly { readonly provider: SwapProvider; readonly quote: SwapQuote }[]
  readonly errors: readonly unknown[]
}

/** Requests quotes from all providers. Ignores a provider that answers long after the first one. Never rejects. */
export function raceQuotes(
  providers: readonly SwapProvider[],
  query: SwapOfferQuery,
  {
    signal,
    onCount,
    read,
  }: {
    readonly signal: AbortSignal
    readonly onCount: (pendingCount: number) => void
    readonly read: (provider: SwapProvider, answer: unknown) => SwapQuote | undefined
  },
): Promise<QuoteResults> {
  const over = new AbortController()
  const both = AbortSignal.any([signal, over.signal])
  const quotes: { provider: SwapProvider; quote: SwapQuote }[] = []
  const errors: unknown[] = []
  return new Promise((resolve) => {
    const finish = () => {
      resolve({ quotes, errors })
      over.abort()
    }
    let pendingCount = providers.length
    if (!pendingCount) finish()
    startTimer(QUOTE_TIMEOUT_MS, both, finish)
    signal.addEventListener('abort', finish, { once: true })
    for (const provider of providers) {
      // A custom provider may throw synchronously.
      Promise.resolve()
        .then(() => provider.quote({ ...query, signal: both }))
        .then((answer) => (both.aborted ? undefined : read(provider, answer)))
        .then(
          (quote) => {
            if (both.aborted || !quote) return
            if (!quotes.length) startTimer(GRACE_PERIOD_MS, both, finish)
            quotes.push({ provider, quote })
          },
          (cause) => errors.push(cause),
        )
        .finally(() => {
          if (both.aborted) return
          pendingCount -= 1
          onCount(pendingCount)
          if (!pendingCount) finish()
        })
    }
  })
}

export interface SwapPrices {
  readonly from: TokenPrice | undefined
  readonly to: TokenPrice | undefined
  readonly native: TokenPrice | undefined
}

export interface OfferPricingContext {
  readonly query: SwapOfferQuery
  readonly prices: SwapPrices
  readonly gas: (Pick<FeeChoice, 'amount'> & { readonly gasPrice: bigint }) | undefined
  readonly native: { readonly decimals: number }
  readonly isApproved: boolean
  readonly triedGas?: (provider: SwapProvider) => bigint | undefined
}

let offerCount = 0

export function toProviderOffer(
  { provider, quote }: QuoteResults['quotes'][number],
  terms: OfferPricingContext,
): ProviderOffer {
  const { query, prices, gas, isApproved, triedGas } = terms
  const { slippage, gasPrice: _, ...pair } = query
  const { from, to, amount } = pair
  offerCount += 1
  const tried = triedGas?.(provider)
  const units = tried ?? (quote.gas ?? DEFAULT_SWAP_GAS) + (isApproved ? 0n : APPROVAL_GAS)
  const networkFee = gas && units * gas.gasPrice + gas.amount
  const paid = getFiatValue({ amount, decimals: from.decimals, price: prices.from })
  const got = getFiatValue({ amount: quote.toAmount, decimals: to.decimals, price: prices.to })
  const isSameCurrency = prices.from?.currency === prices.to?.currency
  return {
    provider,
    quote,
    pair,
    slippage,
    isTried: tried !== undefined,
    offer: {
      id: `${provider.id}:${offerCount}`,
      provider: { id: provider.id, name: quote.exchange ?? provider.name },
      toAmount: quote.toAmount,
      least: subtractPercent(quote.toAmount, slippage),
      ...toFees(quote.toAmount, networkFee, terms),
      isFeeTried: tried !== undefined,
      providerFee: quote.fee,
      priceImpact: paid !== undefined && got !== undefined && isSameCurrency ? getPercentBelow(paid, got) : undefined,
    },
  }
}

export const withNetworkFee = (
  providerOffer: ProviderOffer,
  networkFee: bigint,
  terms: OfferPricingContext,
): ProviderOffer => ({
  ...providerOffer,
  isTried: true,
  offer: { ...providerOffer.offer, ...toFees(providerOffer.offer.toAmount, networkFee, terms), isFeeTried: true },
})

function toFees(
  toAmount: bigint,
  networkFee: bigint | undefined,
  { query: { to }, prices, native }: OfferPricingContext,
): Pick<SwapOffer, 'networkFee' | 'afterFees'> {
  const got = getFiatValue({ amount: toAmount, decimals: to.decimals, price: prices.to })
  const fee =
    networkFee === undefined
      ? undefined
      : getFiatValue({ amount: networkFee, decimals: native.decimals, price: prices.native })
  return { networkFee, afterFees: got !== undefined && fee !== undefined ? toPlainText(minus(got, fee)) : undefined }
}

/**
 * Sorts offers by what the user receives after the provider's and the network's fees. If these are not known for all
 * offers, sorts by the received amount.
 */
export function rankOffers(
  all: readonly ProviderOffer[],
  to: { readonly address?: string | undefined },
): { readonly ranked: readonly ProviderOffer[]; readonly comparedBy: SwapQuoteState['comparedBy'] } {
  const isWorth = all.every(({ offer }) => offer.afterFees !== undefined)
  const isCoin = to.address === undefined && all.every(({ offer }) => offer.networkFee !== undefined)
  const left = ({ offer }: ProviderOffer) => offer.toAmount - (isCoin ? (offer.networkFee ?? 0n) : 0n)
  const ranked = [...all].sort((one, other) =>
    isWorth
      ? compare(other.offer.afterFees ?? '0', one.offer.afterFees ?? '0')
      : Number(left(other) > left(one)) - Number(left(other) < left(one)),
  )
  if (all.length < 2) return { ranked, comparedBy: undefined }
  const isExact = all.every(({ quote, isTried }) => isTried || quote.gas !== undefined)
  return { ranked, comparedBy: isWorth || isCoin ? (isExact ? 'fees' : 'estimate') : 'amount' }
}

export function subtractPercent(amount: bigint, percent: string): bigint {
  const left = minus('100', percent)
  return left.isNegative() ? 0n : toBigInt(left.times(amount).shiftedBy(-2))
}

/**
 * Returns the highest slippage, up to the agreed one, at which `toAmount` does not fall below `least`. In percent, with
 * two decimals.
 */
export function getRemainingSlippage(least: bigint, toAmount: bigint, agreed: string): string {
  if (toAmount <= least) return '0'
  const room = formatUnits(((toAmount - least) * 10_000n) / toAmount, 2)
  return compare(room, agreed) < 0 ? room : agreed
}

export function getPercentBelow(whole: string | bigint, part: string | bigint): string | undefined {
  if (toBigNumber(whole).isZero()) return undefined
  return toPlainText(round(divide(minus(whole, part).times(100), whole), 2))
}

const compare = (one: NumberInput, other: NumberInput) => toBigNumber(one).comparedTo(toBigNumber(other)) ?? 0

const minus = (one: NumberInput, other: NumberInput) => toBigNumber(one).minus(toBigNumber(other))
