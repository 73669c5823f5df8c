import { type BuyingState, purchasing, refusalOf } from '@foyer/core/ui/onramp'
import { Coins, ExternalLink, Info, Landmark, Zap } from 'lucide'
import { useEffect } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Rows } from '../../components/Rows.js'
import { enPurchase } from '../../messages/enPurchase.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { boughtText, limitText, moneyText, shortWay, wayText } from './describe.js'
import { useBuying } from './useBuying.js'

/** Nobody's logo: they are told from one another. */
const signs = [Zap, Coins, Landmark] as const

export const signOf = ({ providers }: BuyingState, id: string) =>
  signs[
    Math.max(
      0,
      providers.findIndex((each) => each.id === id),
    ) % signs.length
  ] ?? Zap

/** Who sells it, for how much, and who does not. */
export function ProvidersView() {
  const { buy, context, preloadView, state, texts: first } = useBuying()
  const texts = useWalletTexts('purchase', enPurchase)
  const { providers, providerId, asset, amount, currency, method, quote } = state
  const isReady = asset !== undefined && currency !== undefined && method !== undefined
  useEffect(() => {
    // Opened by itself: the form is where it begins.
    if (!isReady) return context.stores.router.replace({ view: 'OnRamp' })
    buy.compare()
    preloadView({ view: 'BuyInProgress' })
  }, [buy, context, isReady, preloadView])
  if (!isReady) return null
  const order = () => {
    const wanted = buy.order()
    if (!wanted) return
    context.use(purchasing).begin(wanted.provider, wanted.order, wanted.about)
    context.stores.router.push({ view: 'BuyInProgress' })
  }
  const chosen = providers.find(({ id }) => id === providerId)
  return (
    <>
      <div className="fy-body">
        <p className="fy-label fy-buy__for">
          {texts.forAmount(moneyText(amount.replace(/\.$/, ''), currency.id), shortWay(first, method.id).toLowerCase())}
        </p>
        <Rows label={texts.providersTitle}>
          {providers.map((provider) => {
            const { id, name, fees, methods = [] } = provider
            const why = refusalOf(context, state, provider)
            const own = state.offers[id]
            const given = own ?? quote.quote
            const bought = given && boughtText(given.purchaseAmount.amount, asset.symbol)
            // The other way to pay has a limit of its own.
            const other =
              why === 'method' ? currency.payment_method_limits.find((each) => methods.includes(each.id)) : undefined
            const refusal =
              why === 'asset' ? texts.notFor(asset.symbol) : texts.notBy(shortWay(first, method.id).toLowerCase())
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
                    <Icon node={signOf(state, id)} />
                  </span>
                  <span className="fy-row__m">
                    <span className="fy-row__t fy-trunc">
                      <bdi>{name}</bdi>
                    </span>
                    <span className="fy-row__s fy-trunc">
                      {why === 'method'
                        ? texts.only(methods.map((way) => wayText(first, way)).join(', '))
                        : texts.fees(...fees)}
                    </span>
                  </span>
                  <span className="fy-row__e">
                    {why ? (
                      <>
                        <span className="fy-row__t">{refusal}</span>
                        {other && (
                          <span className="fy-row__s fy-num">
                            <bdi>{texts.from(limitText(other.min, currency.id))}</bdi>
                          </span>
                        )}
                      </>
                    ) : (
                      given &&
                      bought && (
                        <>
                          <span className="fy-row__t">
                            <bdi>{own ? bought : texts.about(bought)}</bdi>
                          </span>
                          <span className="fy-row__s fy-num">
                            <bdi>{moneyText(given.paymentSubtotal.amount, given.paymentSubtotal.currency)}</bdi>
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
        <ListEnd />
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
