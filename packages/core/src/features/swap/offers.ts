import type { FeeChoice } from '../../adapter/transfers.js'
import type { SwapPair, SwapProvider, SwapQuote } from '../../types/swap.js'
import type { TokenPrice } from '../../types/token.js'
import { divide, type NumberInput, round, toBigInt, toBigNumber, toPlainText } from '../../utils/bigNumber.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { delay } from '../../utils/waiting.js'
import { worthOf } from '../../utils/worth.js'
import type { SwapOffer, SwapQuoteState } from './state.js'

/** When one has answered, the others have this long. Milliseconds. */
const GRACE = 1_500

/** Nobody is waited for any longer. Milliseconds. */
const LONGEST = 12_000

/** Of a swap whose provider does not say, and what an approval takes beside it. */
const USUAL_GAS = 150_000n
export const APPROVAL_GAS = 60_000n

/** An offer, and what it takes to do it. */
export interface Answered {
  readonly offer: SwapOffer
  readonly provider: SwapProvider
  readonly quote: SwapQuote
  readonly pair: Omit<SwapPair, 'signal'>
  readonly slippage: string
  /** The fee that is shown follows from a try of it. */
  readonly isTried?: boolean | undefined
}

export type Query = Answered['pair'] & { readonly slippage: string; readonly gasPrice: bigint | undefined }

export interface Answers {
  readonly quotes: readonly { readonly provider: SwapProvider; readonly quote: SwapQuote }[]
  /** Why the others gave none. */
  readonly errors: readonly unknown[]
}

/** Asks all at once. Who is slower than the first by far is given up. Never rejects. */
export function race(
  providers: readonly SwapProvider[],
  query: Query,
  {
    signal,
    onCount,
    read,
  }: {
    readonly signal: AbortSignal
    readonly onCount: (asking: number) => void
    /** Throws for what is no quote. */
    readonly read: (provider: SwapProvider, answer: unknown) => SwapQuote | undefined
  },
): Promise<Answers> {
  const over = new AbortController()
  const both = AbortSignal.any([signal, over.signal])
  const quotes: { provider: SwapProvider; quote: SwapQuote }[] = []
  const errors: unknown[] = []
  return new Promise((resolve) => {
    const finish = () => {
      resolve({ quotes, errors })
      over.abort()
    }
    let asking = providers.length
    if (!asking) finish()
    delay(LONGEST, both, finish)
    signal.addEventListener('abort', finish, { once: true })
    for (const provider of providers) {
      // Who throws at once is as one who refuses.
      Promise.resolve()
        .then(() => provider.quote({ ...query, signal: both }))
        .then((answer) => (both.aborted ? undefined : read(provider, answer)))
        .then(
          (quote) => {
            if (both.aborted || !quote) return
            if (!quotes.length) delay(GRACE, both, finish)
            quotes.push({ provider, quote })
          },
          (cause) => errors.push(cause),
        )
        .finally(() => {
          if (both.aborted) return
          asking -= 1
          onCount(asking)
          if (!asking) finish()
        })
    }
  })
}

export interface Prices {
  readonly from: TokenPrice | undefined
  readonly to: TokenPrice | undefined
  readonly native: TokenPrice | undefined
}

export interface Terms {
  readonly query: Query
  readonly prices: Prices
  /** What gas costs: the price of one. */
  readonly gas: (Pick<FeeChoice, 'amount'> & { readonly gasPrice: bigint }) | undefined
  readonly native: { readonly decimals: number }
  /** Whether something has to be allowed first, as far as it is known. */
  readonly isApproved: boolean
  /** What it took of gas with this provider when it was tried, all of it. */
  readonly triedGas?: (provider: SwapProvider) => bigint | undefined
}

let made = 0

/** What a provider said, as it is shown. */
export function toAnswered({ provider, quote }: Answers['quotes'][number], terms: Terms): Answered {
  const { query, prices, gas, isApproved, triedGas } = terms
  const { slippage, gasPrice: _, ...pair } = query
  const { from, to, amount } = pair
  made += 1
  const tried = triedGas?.(provider)
  const units = tried ?? (quote.gas ?? USUAL_GAS) + (isApproved ? 0n : APPROVAL_GAS)
  const networkFee = gas && units * gas.gasPrice + gas.amount
  const paid = worthOf({ amount, decimals: from.decimals, price: prices.from })
  const got = worthOf({ amount: quote.toAmount, decimals: to.decimals, price: prices.to })
  const isAlike = prices.from?.currency === prices.to?.currency
  return {
    provider,
    quote,
    pair,
    slippage,
    isTried: tried !== undefined,
    offer: {
      id: `${provider.id}:${made}`,
      provider: { id: provider.id, name: provider.name },
      toAmount: quote.toAmount,
      least: lessBy(quote.toAmount, slippage),
      ...feesOf(quote.toAmount, networkFee, terms),
      isFeeTried: tried !== undefined,
      providerFee: quote.fee,
      priceImpact: paid !== undefined && got !== undefined && isAlike ? percentBelow(paid, got) : undefined,
    },
  }
}

/** The same at the fee of what was tried out. */
export const atFee = (answered: Answered, networkFee: bigint, terms: Terms): Answered => ({
  ...answered,
  isTried: true,
  offer: { ...answered.offer, ...feesOf(answered.offer.toAmount, networkFee, terms), isFeeTried: true },
})

function feesOf(
  toAmount: bigint,
  networkFee: bigint | undefined,
  { query: { to }, prices, native }: Terms,
): Pick<SwapOffer, 'networkFee' | 'afterFees'> {
  const got = worthOf({ amount: toAmount, decimals: to.decimals, price: prices.to })
  const fee =
    networkFee === undefined
      ? undefined
      : worthOf({ amount: networkFee, decimals: native.decimals, price: prices.native })
  return { networkFee, afterFees: got !== undefined && fee !== undefined ? toPlainText(minus(got, fee)) : undefined }
}

/** Best first: by what is left after fees and gas where that is known of all, else by what comes. */
export function inOrder(
  all: readonly Answered[],
  to: { readonly address?: string | undefined },
): { readonly ranked: readonly Answered[]; readonly comparedBy: SwapQuoteState['comparedBy'] } {
  const isWorth = all.every(({ offer }) => offer.afterFees !== undefined)
  const isCoin = to.address === undefined && all.every(({ offer }) => offer.networkFee !== undefined)
  const left = ({ offer }: Answered) => offer.toAmount - (isCoin ? (offer.networkFee ?? 0n) : 0n)
  const ranked = [...all].sort((one, other) =>
    isWorth
      ? compare(other.offer.afterFees ?? '0', one.offer.afterFees ?? '0')
      : Number(left(other) > left(one)) - Number(left(other) < left(one)),
  )
  if (all.length < 2) return { ranked, comparedBy: undefined }
  const isSaid = all.every(({ quote, isTried }) => isTried || quote.gas !== undefined)
  return { ranked, comparedBy: isWorth || isCoin ? (isSaid ? 'fees' : 'estimate') : 'amount' }
}

/** An amount without so many percent. */
export function lessBy(amount: bigint, percent: string): bigint {
  const left = minus('100', percent)
  return left.isNegative() ? 0n : toBigInt(left.times(amount).shiftedBy(-2))
}

/** So much slippage leaves no less than was agreed to, in percent with two places, and never more than was agreed to. */
export function slippageTo(least: bigint, toAmount: bigint, agreed: string): string {
  if (toAmount <= least) return '0'
  const room = formatUnits(((toAmount - least) * 10_000n) / toAmount, 2)
  return compare(room, agreed) < 0 ? room : agreed
}

/** How far one is below another, in percent with two places. Undefined for nothing. */
export function percentBelow(whole: string | bigint, part: string | bigint): string | undefined {
  if (toBigNumber(whole).isZero()) return undefined
  return toPlainText(round(divide(minus(whole, part).times(100), whole), 2))
}

const compare = (one: NumberInput, other: NumberInput) => toBigNumber(one).comparedTo(toBigNumber(other)) ?? 0

const minus = (one: NumberInput, other: NumberInput) => toBigNumber(one).minus(toBigNumber(other))
