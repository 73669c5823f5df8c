import { formatAddress, goBack } from '@foyer/core/internal/modal'
import { getPurchaseController, type Purchase } from '@foyer/core/internal/onramp'
import { useStore } from '@nanostores/react'
import { AppWindow, type IconNode, RotateCw } from 'lucide'
import { useEffect } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { type RingStatus, StatusRing } from '../../components/StatusRing.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { TransferDiagram } from '../../components/transaction/TransferDiagram.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatBoughtAmount, useOnramp } from './describeOnramp.js'
import { getProviderIcon } from './ProvidersView.js'
import { enPurchase } from './purchaseTexts.js'

export function PurchaseProgressView() {
  const { modal, context } = useOnramp()
  const purchase = useStore(getPurchaseController(modal).$purchase)
  const isBegun = purchase !== undefined
  useEffect(() => {
    // If the app opened this view without a purchase, shows the form.
    if (!isBegun) context.stores.router.replace({ view: 'OnRamp' })
  }, [context, isBegun])
  if (!purchase) return null
  const { status } = purchase
  if (status === 'arrived' || status === 'late') return <Arrived purchase={purchase} />
  if (status === 'blocked' || status === 'failed') return <TabBlocked purchase={purchase} />
  return <TabOpen purchase={purchase} />
}

interface PurchaseProps {
  readonly purchase: Purchase
}

const useName = ({ order: { network, address } }: Purchase): string => {
  const { context } = useOnramp()
  const account = context.stores.accounts.get(network.chainNamespace)
  return (account.address === address && account.profileName) || formatAddress(address)
}

const formatAnnounced = (
  { about, order: { asset } }: Purchase,
  { roughly }: Pick<typeof enPurchase, 'roughly'>,
): string => (about ? roughly(formatBoughtAmount(about.amount, asset.symbol)) : asset.symbol)

function TabOpen({ purchase }: PurchaseProps) {
  const { modal, state } = useOnramp()
  const texts = useWalletTexts('purchase', enPurchase)
  const name = useName(purchase)
  const { provider, status } = purchase
  const about = formatAnnounced(purchase, texts)
  const isGone = status === 'gone' || status === 'left'
  return (
    <div className="fy-body">
      <StatusScreen
        role="status"
        picture={<ProviderRing state={isGone ? 'warn' : 'waiting'} icon={getProviderIcon(state, provider.id)} />}
        title={status === 'gone' ? texts.goneTitle(provider.name) : texts.waitTitle(provider.name)}
        text={<bdi>{isGone ? texts.gone(about, name) : texts.wait(about, name)}</bdi>}
      />
      <PartialArrival purchase={purchase} />
      <div className="fy-center fy-buy__again">
        <Button kind="3" size="sm" focusKey="again" onClick={getPurchaseController(modal).reopen}>
          <Icon node={AppWindow} className="fy-i fy-i--sm" />
          {texts.openAgain}
        </Button>
      </div>
    </div>
  )
}

function ProviderRing({ state, icon }: { readonly state: RingStatus; readonly icon: IconNode }) {
  return (
    <StatusRing state={state}>
      <span className="fy-ic fy-ic--72 fy-ic--glyph fy-ic--accent" aria-hidden="true">
        <Icon node={icon} className="fy-i fy-i--lg" />
      </span>
    </StatusRing>
  )
}

/** Tells the user that the balance rose by less than the purchase. */
function PartialArrival({ purchase: { arrived, order, status } }: PurchaseProps) {
  const texts = useWalletTexts('purchase', enPurchase)
  if (arrived === undefined || status === 'arrived') return null
  return (
    <p className="fy-note" role="status">
      {texts.less(formatBoughtAmount(arrived, order.asset.symbol))}
    </p>
  )
}

/** Offers to open the provider's tab, which the browser blocked. */
function TabBlocked({ purchase: { provider, status } }: PurchaseProps) {
  const { modal, context, messages, state } = useOnramp()
  const texts = useWalletTexts('purchase', enPurchase)
  const isBlocked = status === 'blocked'
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="alert"
          picture={<ProviderRing state={isBlocked ? 'warn' : 'bad'} icon={getProviderIcon(state, provider.id)} />}
          title={isBlocked ? texts.blockedTitle : texts.failedTitle(provider.name)}
          text={isBlocked ? texts.blocked : texts.failed}
        />
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" isFocused onClick={getPurchaseController(modal).reopen}>
          <Icon node={RotateCw} className="fy-i fy-i--sm" />
          {messages.common.tryAgain}
        </Button>
        {!isBlocked && (
          <Button kind="3" onClick={() => goBack(context)}>
            {texts.another}
          </Button>
        )}
      </div>
    </>
  )
}

/** Shows a purchase that arrived or that the modal stopped waiting for. */
function Arrived({ purchase }: PurchaseProps) {
  const { context } = useOnramp()
  const texts = useWalletTexts('purchase', enPurchase)
  const name = useName(purchase)
  const { order, provider } = purchase
  const { asset, network, address } = order
  const arrived = purchase.status === 'arrived' ? purchase.arrived : undefined
  const { router } = context.stores
  const done = () => {
    const before = router.$router.get().stack.find(({ view }) => view === 'Pay')
    router.reset(before ?? { view: 'Account' })
  }
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="status"
          picture={
            <TransferDiagram
              from={<TokenIcon token={asset} network={network} corner={null} />}
              to={<Avatar address={address} />}
              status={arrived === undefined ? 'warn' : 'ok'}
            />
          }
          title={
            arrived === undefined ? texts.lateTitle : texts.arrivedTitle(formatBoughtAmount(arrived, asset.symbol))
          }
          text={<bdi>{arrived === undefined ? texts.late(provider.name) : texts.arrived(name)}</bdi>}
        />
        <PartialArrival purchase={purchase} />
      </div>
      <div className="fy-cta">
        <Button kind="1" isFocused onClick={done}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
