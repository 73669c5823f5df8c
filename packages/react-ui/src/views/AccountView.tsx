import type { AccountState } from '@foyer/core'
import { formatAddress, getHue, getWalletSource } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronDown } from 'lucide'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { Avatar } from '../components/Avatar.js'
import { CopyAddress } from '../components/CopyAddress.js'
import { Icon } from '../components/Icon.js'
import { ListEndFade } from '../components/ListEndFade.js'
import { ReadOnlyIcon } from '../components/ReadOnlyIcon.js'
import { Rows } from '../components/Rows.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { AccountActions } from '../feature/AccountActions.js'
import { AccountTabs, prefetchFirstTab } from '../feature/AccountTabs.js'
import { FeatureRows } from '../feature/FeatureRows.js'
import { PortfolioTotal } from '../features/assets/PortfolioTotal.js'
import {
  EmbeddedWalletIcon,
  getEmbeddedWalletName,
  getSocialProvider,
  renderEmbeddedUserName,
} from '../features/embedded/EmbeddedWalletIcon.js'
import { getSignInTexts } from '../features/embedded/signInMessages.js'
import { enEmbedded } from '../i18n/enEmbedded.js'
import { useViewMessages, useViewUi } from '../i18n/useViewUi.js'
import { useActiveAccount } from '../internal/useActiveAccount.js'
import { useDisconnectToast } from '../internal/useConnectionToasts.js'
import { useStableHeight } from '../internal/useStableHeight.js'
import { RING_ICON_SELECTOR, useIconTransition } from '../shell/motion/useIconTransition.js'
import { useTilt } from '../shell/motion/useTilt.js'
import { LoadingView } from './LoadingView.js'

export function AccountView() {
  const ui = useViewUi()
  const { context, messages } = ui
  const { router, connections } = context.stores
  useDisconnectToast()
  const { namespace, account } = useActiveAccount()
  const all = useStore(connections.$connections)
  const { live } = all[namespace] ?? { live: [] }
  const { address } = account
  const body = useStableHeight()
  useEffect(() => prefetchFirstTab(ui), [ui])
  if (!address) return <LoadingView isAccount />
  const { account: texts } = messages
  const signInTexts = getSignInTexts(messages, enEmbedded)
  const isLogin = live[0] !== undefined && getWalletSource(context, live[0].walletId).isLogin === true
  const owner = isLogin ? (renderEmbeddedUserName(account) ?? getEmbeddedWalletName(account, signInTexts)) : undefined
  return (
    <div className="fy-body fy-body--list" ref={body.ref}>
      <WalletCard address={address}>
        <AccountHead
          account={account}
          title={account.profileName ?? formatAddress(address)}
          text={
            account.isReadOnly
              ? [...(account.profileName ? [formatAddress(address)] : []), texts.viewOnly].join(' · ')
              : account.profileName
                ? formatAddress(address)
                : (owner ?? account.connectedWalletInfo?.name)
          }
          mark={
            isLogin ? (
              <EmbeddedWalletIcon social={getSocialProvider(account, signInTexts)} size={20} />
            ) : account.isReadOnly ? (
              <ReadOnlyIcon size={20} />
            ) : undefined
          }
          onClick={() => router.push({ view: 'ProfileWallets' })}
        />
        <PortfolioTotal namespace={namespace} />
      </WalletCard>
      <div className="fy-account">
        <AccountActions label={texts.actions} />
        <Rows label={messages.common.account}>
          <FeatureRows on="Account" />
        </Rows>
        <div>
          <AccountTabs label={messages.common.account} />
        </div>
      </div>
      <ListEndFade />
    </div>
  )
}

interface WalletCardProps {
  readonly address: string
  readonly children: ReactNode
}

/** Shows the account as a card in the colors of its address, which tilts with the pointer. */
function WalletCard({ address, children }: WalletCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useTilt(card)
  const hue = getHue(address)
  return (
    <div className="fy-walletcard" ref={card} style={{ '--a': hue, '--b': (hue + 130) % 360 } as CSSProperties}>
      {children}
    </div>
  )
}

interface AccountHeadProps {
  readonly account: AccountState
  readonly title: string
  readonly text: ReactNode
  readonly mark?: ReactNode
  readonly onClick: () => void
}

function AccountHead({ account, title, text, mark, onClick }: AccountHeadProps) {
  const { account: texts } = useViewMessages()
  const { address, connectedWalletInfo: wallet } = account
  const head = useRef<HTMLDivElement>(null)
  useIconTransition(head, { from: RING_ICON_SELECTOR, to: '.fy-badge > .fy-ic' })
  if (!address) return null
  return (
    <div className="fy-me" ref={head}>
      <button type="button" className="fy-who" data-focus-key="who" onClick={onClick}>
        <span className="fy-badge">
          <Avatar address={address} imageUrl={account.profileImage} />
          {mark ?? (wallet && <WalletIcon walletId={wallet.identifier} imageUrl={wallet.icon} size={20} />)}
        </span>
        <span className="fy-row__m">
          <span className="fy-row__t fy-trunc">
            <bdi>{title}</bdi>
            <Icon node={ChevronDown} className="fy-i fy-i--sm" />
          </span>
          {text && (
            <span className="fy-row__s fy-trunc">
              <bdi>{text}</bdi>
            </span>
          )}
        </span>
        <span className="fy-vh">{texts.switchWallet}</span>
      </button>
      <CopyAddress address={address} />
    </div>
  )
}
