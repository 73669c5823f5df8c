import { formatAddress, goBack } from '@foyer/core/ui'
import { type Purchase, purchasing } from '@foyer/core/ui/onramp'
import { useStore } from '@nanostores/react'
import { AppWindow, RotateCw, TriangleAlert, X } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { Ring } from '../../components/Ring.js'
import { StateScreen } from '../../components/StateScreen.js'
import { enPurchase } from '../../messages/enPurchase.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { boughtText } from './describe.js'
import { signOf } from './ProvidersView.js'
import { useBuying } from './useBuying.js'

/** From the press until the money is there, or will not come. */
export function WaitingView() {
  const { context } = useBuying()
  const purchase = useStore(context.use(purchasing).$purchase)
  const isBegun = purchase !== undefined
  useEffect(() => {
    // Opened by itself: there is nothing to wait for.
    if (!isBegun) context.stores.router.replace({ view: 'OnRamp' })
  }, [context, isBegun])
  if (!purchase) return null
  const { status } = purchase
  if (status === 'arrived' || status === 'late') return <Ended purchase={purchase} />
  if (status === 'blocked' || status === 'failed') return <NotOpened purchase={purchase} />
  return <Open purchase={purchase} />
}

interface PurchaseProps {
  readonly purchase: Purchase
}

const useName = ({ order: { network, address } }: Purchase): string => {
  const { context } = useBuying()
  const account = context.stores.accounts.get(network.chainNamespace)
  return (account.address === address && account.profileName) || formatAddress(address)
}

/** What goes to the visitor: how much of what, as far as it was told. */
const aboutText = ({ about, order: { asset } }: Purchase, { roughly }: Pick<typeof enPurchase, 'roughly'>): string =>
  about ? roughly(boughtText(about.amount, asset.symbol)) : asset.symbol

/** The tab is open, or was. */
function Open({ purchase }: PurchaseProps) {
  const { context, state } = useBuying()
  const texts = useWalletTexts('purchase', enPurchase)
  const name = useName(purchase)
  const { provider, status } = purchase
  const about = aboutText(purchase, texts)
  const isGone = status === 'gone' || status === 'left'
  return (
    <div className="fy-body">
      <StateScreen
        role="status"
        picture={
          <Ring state={isGone ? 'warn' : 'waiting'}>
            <span className="fy-ic fy-ic--72 fy-ic--glyph fy-ic--accent" aria-hidden="true">
              <Icon node={signOf(state, provider.id)} className="fy-i fy-i--lg" />
            </span>
          </Ring>
        }
        title={status === 'gone' ? texts.goneTitle(provider.name) : texts.waitTitle(provider.name)}
        text={<bdi>{isGone ? texts.gone(about, name) : texts.wait(about, name)}</bdi>}
      />
      <Less purchase={purchase} />
      <div className="fy-center fy-buy__again">
        <Button kind="3" size="sm" focusKey="again" onClick={context.use(purchasing).reopen}>
          <Icon node={AppWindow} className="fy-i fy-i--sm" />
          {texts.openAgain}
        </Button>
      </div>
    </div>
  )
}

/** Something has come, and too little to be what is bought. */
function Less({ purchase: { arrived, order, status } }: PurchaseProps) {
  const texts = useWalletTexts('purchase', enPurchase)
  if (arrived === undefined || status === 'arrived') return null
  return (
    <p className="fy-note" role="status">
      {texts.less(boughtText(arrived, order.asset.symbol))}
    </p>
  )
}

/** Nobody has been asked for money. */
function NotOpened({ purchase: { provider, status } }: PurchaseProps) {
  const { context, messages } = useBuying()
  const texts = useWalletTexts('purchase', enPurchase)
  const isBlocked = status === 'blocked'
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="alert"
          picture={isBlocked ? <Mark node={TriangleAlert} tone="warn" /> : <Mark node={X} tone="bad" />}
          title={isBlocked ? texts.blockedTitle : texts.failedTitle(provider.name)}
          text={isBlocked ? texts.blocked : texts.failed}
        />
      </div>
      <div className="fy-cta fy-stack">
        <Button kind="1" isFocused onClick={context.use(purchasing).reopen}>
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

/** It has come, or nobody waits any longer. What it was bought for lies below. */
function Ended({ purchase }: PurchaseProps) {
  const { context } = useBuying()
  const texts = useWalletTexts('purchase', enPurchase)
  const name = useName(purchase)
  const { order, provider } = purchase
  const arrived = purchase.status === 'arrived' ? purchase.arrived : undefined
  const { router } = context.stores
  const done = () => {
    const before = router.$router.get().stack.find(({ view }) => view === 'Pay')
    router.reset(before ?? { view: 'Account' })
  }
  const picture: ReactNode = arrived === undefined ? <Mark node={TriangleAlert} tone="warn" /> : <Mark tone="ok" />
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="status"
          picture={picture}
          title={arrived === undefined ? texts.lateTitle : texts.arrivedTitle(boughtText(arrived, order.asset.symbol))}
          text={<bdi>{arrived === undefined ? texts.late(provider.name) : texts.arrived(name)}</bdi>}
        />
        <Less purchase={purchase} />
      </div>
      <div className="fy-cta">
        <Button kind="1" isFocused onClick={done}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
