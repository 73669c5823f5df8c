import type { ViewParams } from '@foyer/core'
import { getCurrencySign } from '@foyer/core/internal/account'
import { goBack } from '@foyer/core/internal/modal'
import { getOnrampImageUrl } from '@foyer/core/internal/onramp'
import { CreditCard, Landmark } from 'lucide'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { TokenIcon, TokenImage } from '../../components/TokenIcon.js'
import { formatLimits, formatPaymentMethod, useOnramp } from './describeOnramp.js'

export function OnrampSelectView({ params }: { readonly params: ViewParams['OnRampSelect'] | undefined }) {
  const { buy, modal, context, state, texts } = useOnramp()
  const { asset, assets, currency, method, offer } = state
  const choose = (callback: () => void) => () => {
    callback()
    goBack(context)
  }
  const rows = {
    asset: () =>
      assets.map((each) => {
        const network = context.stores.networks.find(each.caipNetworkId)
        const key = `${each.caipNetworkId}/${each.address ?? ''}`
        return (
          <Row
            key={key}
            focusKey={key}
            icon={<TokenIcon token={each} network={network} />}
            title={each.symbol}
            text={network?.name}
            names="both"
            isCurrent={each === asset}
            end={each === asset && <CheckIcon />}
            onClick={choose(() => buy.chooseAsset(each))}
          />
        )
      }),
    currency: () =>
      offer?.paymentCurrencies.map(({ id, payment_method_limits: [first] }) => (
        <Row
          key={id}
          focusKey={id}
          icon={
            <TokenImage name={getCurrencySign(id.toLowerCase())} imageUrl={getOnrampImageUrl(modal, 'currency', id)} />
          }
          title={id}
          text={first && formatLimits(texts, first, id)}
          isCurrent={id === currency?.id}
          end={id === currency?.id && <CheckIcon />}
          onClick={choose(() => buy.chooseCurrency(id))}
        />
      )),
    method: () =>
      currency?.payment_method_limits.map((each) => (
        <Row
          key={each.id}
          focusKey={each.id}
          icon={<Glyph node={each.id.includes('bank') ? Landmark : CreditCard} />}
          title={formatPaymentMethod(texts, each.id)}
          text={formatLimits(texts, each, currency.id)}
          isCurrent={each.id === method?.id}
          end={each.id === method?.id && <CheckIcon />}
          onClick={choose(() => buy.chooseMethod(each.id))}
        />
      )),
  }[params?.what ?? 'asset']
  return (
    <div className="fy-body fy-body--list">
      <Rows>{rows()}</Rows>
      <ListEndFade />
    </div>
  )
}

const Glyph = ({ node }: { readonly node: typeof Landmark }) => (
  <span className="fy-ic fy-ic--glyph" aria-hidden="true">
    <Icon node={node} />
  </span>
)
