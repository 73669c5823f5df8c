import { toClock, useSecondsUntil } from '../../hooks/useSecondsUntil.js'
import { enSwap } from '../../messages/enSwap.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { useSwap } from './useSwap.js'

/** How long the price still stands. While it is read anew it turns. */
export function NextPrice() {
  const texts = useWalletTexts('swap', enSwap)
  const { quote } = useSwap().state
  const seconds = useSecondsUntil(quote.refreshAt)
  if (quote.status === 'loading' || seconds === 0) {
    return (
      <span className="fy-tag fy-tag--plain">
        <span className="fy-spin fy-swap__spin" aria-hidden="true" />
        <span className="fy-vh">{texts.gettingPrice}</span>
      </span>
    )
  }
  return (
    <span className="fy-tag fy-tag--plain">
      <span className="fy-vh">{texts.newPriceIn} </span>
      <bdi dir="ltr">{toClock(seconds)}</bdi>
    </span>
  )
}
