import { isModalError } from '@foyer/core/ui'
import type { SwapState } from '@foyer/core/ui/swap'

type Texts = Readonly<Record<'noPrice' | 'unreachable' | 'offline', string>>

/** Why there is no price. */
export function priceFailure({ quote }: Pick<SwapState, 'quote'>, texts: Texts): string {
  if (isModalError(quote.error, 'SWAP_NO_PRICE')) return texts.noPrice
  return navigator.onLine ? texts.unreachable : texts.offline
}
