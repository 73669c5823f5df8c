import type { ModalError } from '../../errors/ModalError.js'
import type { CaipAddress } from '../../types/caip.js'
import type { OnrampAsset, OnrampMoney, OnrampOrder, OnrampProvider, OnrampQuote } from '../../types/onramp.js'
import { toBigNumber } from '../../utils/bigNumber.js'
import type { OnrampCatalog, PaymentCurrency, PaymentLimit } from './onrampCalls.js'

/**
 * `isEstimate`: the quote is computed from a known price, without fees. `ready` without a `quote`: no price is known.
 */
export interface OnrampQuoteState {
  readonly status: 'idle' | 'loading' | 'ready'
  readonly quote?: OnrampQuote | undefined
  readonly isEstimate?: boolean | undefined
}

/**
 * `blocked`: the browser did not open the provider's tab. `opening`: the provider prepares its payment page. `waiting`:
 * the tab is open. `gone`: the tab seems closed. `left`: the app was reloaded since. `late`: the asset has not arrived
 * within the usual time.
 */
export interface Purchase {
  readonly status: 'blocked' | 'opening' | 'waiting' | 'gone' | 'left' | 'failed' | 'late' | 'arrived'
  readonly provider: OnrampProvider
  readonly order: OnrampOrder
  readonly caipAddress: CaipAddress
  readonly about: OnrampMoney | undefined
  readonly error?: ModalError | undefined
  /** Increase of the balance since the purchase began, as decimal text. The sender may be another than the provider. */
  readonly arrived?: string | undefined
}

export interface OnrampState {
  readonly openPurchase:
    | { readonly provider: string; readonly symbol: string; readonly amount: string | undefined }
    | undefined
  readonly offer: OnrampCatalog | undefined
  readonly assets: readonly OnrampAsset[]
  readonly asset: OnrampAsset | undefined
  readonly currency: PaymentCurrency | undefined
  readonly method: PaymentLimit | undefined
  /** Amount as the user typed it, as decimal text that may be incomplete: `12.`. */
  readonly amount: string
  readonly assetAmount: string | undefined
  readonly quote: OnrampQuoteState
  readonly providers: readonly OnrampProvider[]
  readonly providerId: string | undefined
  readonly offers: Readonly<Record<string, OnrampQuote>>
}

export const initialOnrampState: OnrampState = {
  openPurchase: undefined,
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

export function getAmountProblem({
  amount,
  method,
}: Pick<OnrampState, 'amount' | 'method'>): AmountProblem | undefined {
  if (!/[1-9]/.test(amount)) return 'empty'
  if (!method) return undefined
  const money = toBigNumber(completeDecimal(amount))
  if (money.isLessThan(toBigNumber(method.min))) return 'tooLittle'
  return money.isGreaterThan(toBigNumber(method.max)) ? 'tooMuch' : undefined
}

export const completeDecimal = (amount: string): string => amount.replace(/\.$/, '') || '0'
