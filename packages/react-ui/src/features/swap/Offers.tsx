import { enSwap } from '../../messages/enSwap.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { roughlyOf } from './describeSwap.js'
import { useSwap } from './useSwap.js'

/** Who offers what, the best first. */
export function Offers() {
  const texts = useWalletTexts('swap', enSwap)
  const { toToken, quote } = useSwap().state
  const { offers, asking, best, comparedBy } = quote
  if (!toToken) return null
  const [first] = offers
  if (offers.length < 2 && !asking) {
    return first ? (
      <dl className="fy-dl fy-swap__offers">
        <div>
          <dt>{texts.provider}</dt>
          <dd>
            <bdi>{first.provider.name}</bdi>
          </dd>
        </div>
      </dl>
    ) : null
  }
  return (
    <>
      <p className="fy-label fy-swap__label">{texts.offers}</p>
      <dl className="fy-dl fy-swap__offers">
        {offers.map((offer) => (
          <div key={offer.provider.id}>
            <dt>
              <bdi>{offer.provider.name}</bdi>
              {offer.id === best?.id && comparedBy && (
                <span className="fy-tag fy-tag--accent">{texts.best[comparedBy]}</span>
              )}
            </dt>
            <dd>
              <bdi>{roughlyOf(offer.toAmount, toToken)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {asking > 0 && <p className="fy-note fy-swap__note">{texts.asking(asking)}</p>}
    </>
  )
}
