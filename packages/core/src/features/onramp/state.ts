import type { ModalError } from '../../errors/ModalError.js'
import type { OnrampOffer, PaymentCurrency, PaymentLimit } from '../../services/data/onramp.js'
import type { CaipAddress } from '../../types/caip.js'
import type { OnrampAsset, OnrampMoney, OnrampOrder, OnrampProvider, OnrampQuote } from '../../types/onramp.js'
import { toBigNumber } from '../../utils/bigNumber.js'

/**
 * What an amount buys. `isEstimate`: nobody has said so, it follows from what is known of the price. `ready` without a quote:
 * nobody knows.
 */
export interface BuyQuote {
  readonly status: 'idle' | 'loading' | 'ready'
  readonly quote?: OnrampQuote | undefined
  readonly isEstimate?: boolean | undefined
}

/**
 * How far it has come. `blocked`: the browser opened no tab. `opening`: the provider is asked for its page. `waiting`: it is
 * open. `gone`: it is not, as far as this page can see. `left`: this page was, and came back. `late`: nothing came in all that time.
 */
export interface Purchase {
  readonly status: 'blocked' | 'opening' | 'waiting' | 'gone' | 'left' | 'failed' | 'late' | 'arrived'
  readonly provider: OnrampProvider
  readonly order: OnrampOrder
  readonly caipAddress: CaipAddress
  /** What was told before. */
  readonly about: OnrampMoney | undefined
  readonly error?: ModalError | undefined
  /** How much more there is than before, decimal text: from whomever. With any status but `arrived` it is too little to be it. */
  readonly arrived?: string | undefined
}

/** Buying, as the visitor sees it. */
export interface BuyingState {
  /** What was bought before and has not come yet. */
  readonly begun:
    | { readonly provider: string; readonly symbol: string; readonly amount: string | undefined }
    | undefined
  /** Undefined: it is not known yet. */
  readonly offer: OnrampOffer | undefined
  /** What is sold to this visitor on networks of the site. */
  readonly assets: readonly OnrampAsset[]
  readonly asset: OnrampAsset | undefined
  readonly currency: PaymentCurrency | undefined
  readonly method: PaymentLimit | undefined
  /** Decimal text, which may be unfinished. */
  readonly amount: string
  /** How much of the asset is wanted, where a payment needs it. */
  readonly assetAmount: string | undefined
  readonly quote: BuyQuote
  readonly providers: readonly OnrampProvider[]
  readonly providerId: string | undefined
  /** What those who say so themselves give, by provider. */
  readonly offers: Readonly<Record<string, OnrampQuote>>
}

export const nothing: BuyingState = {
  begun: undefined,
  offer: undefined,
  assets: [],
  asset: undefined,
  currency: undefined,
  method: undefined,
  amount: '',
  assetAmount: undefined,
  quote: { status: 'idle' },
  providers: [],
  providerId: undefined,
  offers: {},
}

export type AmountProblem = 'empty' | 'tooLittle' | 'tooMuch'

/** Why an amount cannot be paid that way. */
export function problemOfAmount({ amount, method }: Pick<BuyingState, 'amount' | 'method'>): AmountProblem | undefined {
  if (!/[1-9]/.test(amount)) return 'empty'
  if (!method) return undefined
  const money = toBigNumber(toNumber(amount))
  if (money.isLessThan(toBigNumber(method.min))) return 'tooLittle'
  return money.isGreaterThan(toBigNumber(method.max)) ? 'tooMuch' : undefined
}

/** What is typed may end in a point. */
export const toNumber = (amount: string): string => amount.replace(/\.$/, '') || '0'
