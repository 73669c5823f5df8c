import {
  countRecommended,
  listWallets,
  offersAllWallets,
  offersDirectory,
  REMOTE_WALLET_ID,
  suggestWallets,
  type WalletRow,
} from '@foyer/core/ui'
import { ChevronRight, QrCode, Wallet } from 'lucide'
import { useEffect } from 'react'
import { Button } from '../components/Button.js'
import { Icon } from '../components/Icon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { SkeletonRow } from '../components/Skeleton.js'
import { StateScreen } from '../components/StateScreen.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { afterPaint } from '../dialog/afterPaint.js'
import { useReadable } from '../hooks/useReadable.js'
import { useUi } from '../UiContext.js'
import { DeveloperAlerts } from './DeveloperAlerts.js'
import { toCountTag } from './toCountTag.js'
import { useWalletChoice, type WalletChoice } from './useWalletChoice.js'
import type { ViewProps } from './views.js'

/** The wallets that the visitor can connect, in the configured order. */
export function ConnectView({ params }: ViewProps<'Connect'>) {
  const { context, messages } = useUi()
  const { connectors, directory, recents } = context.stores
  useReadable(connectors.$all)
  useReadable(recents.$recents)
  const { status, count } = useReadable(directory.$suggestions)
  // After the first paint, which nothing of it may hold up.
  useEffect(() => afterPaint(() => suggestWallets(context)), [context])
  const choice = useWalletChoice(params)
  const wallets = listWallets(context, params?.namespace)
  const hasDirectory = offersDirectory(context)
  const coming = hasDirectory && (status === 'idle' || status === 'loading') ? countRecommended(wallets) : 0
  return (
    <div className="fy-body fy-body--list">
      <DeveloperAlerts />
      {wallets.length > 0 ? (
        <Rows label={messages.connect.title}>
          {wallets.map((wallet) => (
            <ConnectRow key={wallet.id} wallet={wallet} choice={choice} />
          ))}
          {Array.from({ length: coming }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <SkeletonRow key={`coming:${index}`} index={index} />
          ))}
          {offersAllWallets(context) && (
            <Row
              icon={
                <span className="fy-ic fy-ic--glyph">
                  <Icon node={Wallet} strokeWidth={1.75} />
                </span>
              }
              title={messages.allWallets.title}
              focusKey="all-wallets"
              end={
                <>
                  {count !== undefined && <span className="fy-tag">{toCountTag(count)}</span>}
                  <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
                </>
              }
              onPoint={() => void import('./allWalletsView.js').catch(() => undefined)}
              onClick={() => context.stores.router.push({ view: 'AllWallets', params: params ?? {} })}
            />
          )}
        </Rows>
      ) : (
        <NoWallet />
      )}
    </div>
  )
}

function ConnectRow({ wallet, choice }: { readonly wallet: WalletRow; readonly choice: WalletChoice }) {
  const { messages } = useUi()
  const { id, name, namespaces, isApp, isInstalled, isRecent, imageUrl } = wallet
  const { connect } = messages
  const isRemote = id === REMOTE_WALLET_ID
  return (
    <Row
      icon={
        isRemote ? (
          <span className="fy-ic fy-ic--glyph">
            <Icon node={QrCode} strokeWidth={1.75} />
          </span>
        ) : (
          <WalletIcon name={name} imageUrl={imageUrl} />
        )
      }
      title={name}
      focusKey={`wallet:${id}`}
      end={
        isRemote ? (
          <span className="fy-tag">
            <Icon node={QrCode} className="fy-i fy-i--xs" />
            {messages.remote.qrCode}
          </span>
        ) : isRecent ? (
          <span className="fy-tag">{connect.recent}</span>
        ) : isInstalled ? (
          <span className="fy-tag fy-tag--accent">{connect.installed}</span>
        ) : namespaces.length === 0 && !isApp ? (
          <span className="fy-tag">{connect.get}</span>
        ) : undefined
      }
      onPoint={() => choice.point(wallet)}
      onClick={() => choice.choose(wallet)}
    />
  )
}

function NoWallet() {
  const { context, messages } = useUi()
  const { connect } = messages
  return (
    <>
      <StateScreen
        picture={
          <span className="fy-mark">
            <Icon node={Wallet} />
          </span>
        }
        title={connect.emptyTitle}
        text={connect.emptyText}
      />
      {context.options.enableWalletGuide && (
        <Button kind="2" onClick={() => context.stores.router.push({ view: 'GetWallet' })}>
          {connect.getAWallet}
        </Button>
      )}
    </>
  )
}
