import type { ViewParams } from '@foyer/core'
import { goBack } from '@foyer/core/ui'
import { Banknote, CreditCard, Landmark } from 'lucide'
import { CheckIcon } from '../../components/CheckIcon.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { limitsText, wayText } from './describe.js'
import { useBuying } from './useBuying.js'

/** Another coin, currency or way to pay. */
export function SelectView({ params }: { readonly params: ViewParams['OnRampSelect'] | undefined }) {
  const { buy, context, state, texts } = useBuying()
  const { asset, assets, currency, method, offer } = state
  const choose = (act: () => void) => () => {
    act()
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
          icon={<Glyph node={Banknote} />}
          title={id}
          text={first && limitsText(texts, first, id)}
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
          title={wayText(texts, each.id)}
          text={limitsText(texts, each, currency.id)}
          isCurrent={each.id === method?.id}
          end={each.id === method?.id && <CheckIcon />}
          onClick={choose(() => buy.chooseMethod(each.id))}
        />
      )),
  }[params?.what ?? 'asset']
  return (
    <div className="fy-body fy-body--list">
      <Rows>{rows()}</Rows>
      <ListEnd />
    </div>
  )
}

const Glyph = ({ node }: { readonly node: typeof Banknote }) => (
  <span className="fy-ic fy-ic--glyph" aria-hidden="true">
    <Icon node={node} />
  </span>
)
