import { getPurchaseController, type OnrampState } from '@foyer/core/internal/onramp'
import { Coins, ExternalLink, Info, Landmark, Zap } from 'lucide'
import { useEffect } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { Rows } from '../../components/Rows.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useFormatList } from '../../internal/formatList.js'
import {
  formatBoughtAmount,
  formatLimit,
  formatPaymentMethod,
  formatPrice,
  formatShortPaymentMethod,
  useOnramp,
} from './describeOnramp.js'
import { enPurchase } from './purchaseTexts.js'

const providerIcons = [Zap, Coins, Landmark] as const

export const getProviderIcon = ({ providers }: OnrampState, id: string) =>
  providerIcons[
    Math.max(
      0,
      providers.findIndex((each) => each.id === id),
    ) % providerIcons.length
  ] ?? Zap

export function ProvidersView() {
  const { buy, modal, context, preloadView, state, texts: first } = useOnramp()
  const texts = useWalletTexts('purchase', enPurchase)
  const formatList = useFormatList()
  const { providers, providerId, asset, amount, currency, method, quote } = state
  const isReady = asset !== undefined && currency !== undefined && method !== undefined
  useEffect(() => {
    // If the app opened this view directly, shows the form first.
    if (!isReady) return context.stores.router.replace({ view: 'OnRamp' })
    buy.compare()
    preloadView({ view: 'BuyInProgress' })
  }, [buy, context, isReady, preloadView])
  if (!isReady) return null
  const order = () => {
    const order = buy.order()
    if (!order) return
    getPurchaseController(modal).begin(order.provider, order.order, order.about)
    context.stores.router.push({ view: 'BuyInProgress' })
  }
  const chosen = providers.find(({ id }) => id === providerId)
  return (
    <>
      <div className="fy-body">
        <p className="fy-label fy-buy__for">
          {texts.forAmount(
            formatPrice(amount.replace(/\.$/, ''), currency.id),
            formatShortPaymentMethod(first, method.id).toLowerCase(),
          )}
        </p>
        <Rows label={texts.providersTitle}>
          {providers.map((provider) => {
            const { id, name, fees, methods = [] } = provider
            const why = buy.getRefusal(provider)
            const own = state.offers[id]
            const offer = own ?? quote.quote
            const bought = offer && formatBoughtAmount(offer.purchaseAmount.amount, asset.symbol)
            // Offers the limits of a payment method that the provider does accept.
            const other =
              why === 'method' ? currency.payment_method_limits.find((each) => methods.includes(each.id)) : undefined
            const refusal =
              why === 'asset'
                ? texts.notFor(asset.symbol)
                : texts.notBy(formatShortPaymentMethod(first, method.id).toLowerCase())
            return (
              <li key={id}>
                <button
                  type="button"
                  className={`fy-row${id === providerId ? ' is-picked' : ''}`}
                  data-focus-key={`provider:${id}`}
                  aria-pressed={id === providerId}
                  disabled={why !== undefined}
                  onClick={() => buy.chooseProvider(id)}
                >
                  <span className="fy-ic fy-ic--glyph" aria-hidden="true">
                    <Icon node={getProviderIcon(state, id)} />
                  </span>
                  <span className="fy-row__m">
                    <span className="fy-row__t fy-trunc">
                      <bdi>{name}</bdi>
                    </span>
                    <span className="fy-row__s">
                      {why === 'method'
                        ? texts.only(
                            formatList(
                              methods.map((way) => formatPaymentMethod(first, way)),
                              'and',
                            ),
                          )
                        : texts.fees(...fees)}
                    </span>
                  </span>
                  <span className="fy-row__e">
                    {why ? (
                      <>
                        <span className="fy-row__t">{refusal}</span>
                        {other && (
                          <span className="fy-row__s fy-num">
                            <bdi>{texts.from(formatLimit(other.min, currency.id))}</bdi>
                          </span>
                        )}
                      </>
                    ) : (
                      offer &&
                      bought && (
                        <>
                          <span className="fy-row__t">
                            <bdi>{own ? bought : texts.about(bought)}</bdi>
                          </span>
                          <span className="fy-row__s fy-num">
                            <bdi>{formatPrice(offer.paymentSubtotal.amount, offer.paymentSubtotal.currency)}</bdi>
                          </span>
                        </>
                      )
                    )}
                  </span>
                </button>
              </li>
            )
          })}
        </Rows>
        <div className="fy-mt-2">
          <div className="fy-alert">
            <Icon node={Info} className="fy-i" />
            <div>
              {quote.isEstimate && <p>{quote.quote ? first.estimate : first.unknown}</p>}
              {texts.onTheirSite}
            </div>
          </div>
        </div>
        <ListEndFade />
      </div>
      <div className="fy-cta">
        <Button kind="1" focusKey="continue" isOff={!chosen} onClick={order}>
          {texts.continue(chosen?.name ?? '')}
          <Icon node={ExternalLink} className="fy-i fy-i--sm" />
        </Button>
      </div>
    </>
  )
}
