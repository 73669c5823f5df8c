import { useStore } from '@nanostores/react'
import { ArrowDownLeft, ChevronRight, Coins, type IconNode } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { Row, type RowProps } from '../../components/Row.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { listOfferedEntries } from '../../feature/FeatureRows.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { enAssets } from './texts.js'

/** Offers to buy or receive a first token. */
export function NoTokens() {
  const { context } = useViewUi()
  const texts = useWalletTexts('assets', enAssets)
  const { networks, router } = context.stores
  const network = useStore(networks.$active)
  const featureOf = (id: string) => context.features.find(({ definition }) => definition.id === id)
  const onramp = featureOf('onramp')
  const [buy] = onramp ? listOfferedEntries(onramp, 'Account', 'action') : []
  if (!featureOf('receive')) {
    return (
      <StatusScreen
        isTight
        picture={<Icon node={Coins} strokeWidth={1.75} />}
        title={texts.none}
        text={texts.noneText(network?.name ?? '')}
      />
    )
  }
  return (
    <ul className="fy-own__first">
      {onramp && buy && (
        <Card
          icon={[['path', { d: buy.icon }]]}
          title={texts.buy}
          text={texts.buyText}
          focusKey="buy-first"
          onClick={() => buy.onPress(onramp.featureContext)}
        />
      )}
      <Card
        icon={ArrowDownLeft}
        title={texts.receive}
        text={texts.receiveText}
        focusKey="receive-first"
        onClick={() => router.push({ view: 'WalletReceive' })}
      />
    </ul>
  )
}

type CardProps = Pick<RowProps, 'title' | 'text' | 'focusKey' | 'onClick'> & { readonly icon: IconNode }

function Card({ icon, ...row }: CardProps) {
  return (
    <Row
      {...row}
      kind="panel"
      icon={
        <span className="fy-ic fy-ic--glyph fy-ic--accent" aria-hidden="true">
          <Icon node={icon} strokeWidth={1.75} />
        </span>
      }
      end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
    />
  )
}
