import type { Network } from '@foyer/core'
import type { SwapOffer } from '@foyer/core/ui/swap'
import { ChevronDown } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { InfoTip } from '../../components/InfoTip.js'
import { enSwap } from '../../messages/enSwap.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { impactOf, lossOf, rateOf, roughlyOf } from './describeSwap.js'
import { FeeLines } from './FeeLines.js'
import { NextPrice } from './NextPrice.js'
import { Offers } from './Offers.js'
import { Slippage } from './Slippage.js'
import { useSwap } from './useSwap.js'

export interface PriceDetailsProps {
  readonly network: Network
  readonly offer: SwapOffer
}

/** The price and how old it is; on demand all that it is made of. */
export function PriceDetails({ network, offer }: PriceDetailsProps) {
  const texts = useWalletTexts('swap', enSwap)
  const { state } = useSwap()
  const { toToken, quote } = state
  const rate = rateOf(state, offer)
  const impact = impactOf(offer)
  if (!toToken) return null
  return (
    <div className="fy-swap__more">
      <details className="fy-det">
        <summary data-focus-key="details">
          <span>{rate && <bdi>{texts.rate(rate.one, rate.other)}</bdi>}</span>
          <NextPrice />
          <Icon node={ChevronDown} className="fy-i fy-i--sm" />
        </summary>
        <dl className="fy-dl">
          <FeeLines network={network} offer={offer}>
            {offer.priceImpact !== undefined && (
              <div>
                <dt>
                  {texts.impact} <InfoTip label={texts.about(texts.impact)}>{texts.aboutImpact}</InfoTip>
                </dt>
                <dd>
                  <bdi className={`fy-swap__${impact}`}>{lossOf(offer.priceImpact)}</bdi>
                </dd>
              </div>
            )}
            <Slippage />
          </FeeLines>
          <div>
            <dt>{texts.least}</dt>
            <dd>
              <bdi>{roughlyOf(offer.least, toToken)}</bdi>
            </dd>
          </div>
        </dl>
        <Offers />
      </details>
      {quote.status === 'failed' && (
        <p className="fy-note" role="status">
          {texts.oldPrice}
        </p>
      )}
    </div>
  )
}
