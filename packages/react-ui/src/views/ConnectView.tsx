import { connectInModal, listWallets, loadRemote, REMOTE_WALLET_ID, type WalletRow } from '@foyer/core/ui'
import { QrCode, Wallet } from 'lucide-react'
import { Button } from '../components/Button.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { StateScreen } from '../components/StateScreen.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { useReadable } from '../hooks/useReadable.js'
import { useUi } from '../UiContext.js'
import { DeveloperAlerts } from './DeveloperAlerts.js'
import { loadRemoteViews } from './loadRemoteViews.js'
import { useAppTap } from './remote/useAppTap.js'
import type { ViewProps } from './views.js'

/** The wallets that the visitor can connect, in the configured order. */
export function ConnectView({ params }: ViewProps<'Connect'>) {
  const { context, messages } = useUi()
  const { connectors, recents } = context.stores
  useReadable(connectors.$all)
  useReadable(recents.$recents)
  const wallets = listWallets(context, params?.namespace)
  return (
    <div className="fy-body fy-body--list">
      <DeveloperAlerts />
      {wallets.length > 0 ? (
        <Rows label={messages.connect.title}>
          {wallets.map((wallet) => (
            <ConnectRow key={wallet.id} wallet={wallet} params={params} />
          ))}
        </Rows>
      ) : (
        <NoWallet />
      )}
    </div>
  )
}

function ConnectRow({ wallet, params }: ViewProps<'Connect'> & { readonly wallet: WalletRow }) {
  const { context, messages } = useUi()
  const { id: walletId, name, namespaces, isInstalled, isRecent, imageUrl } = wallet
  const { connect } = messages
  const namespace = params?.namespace ?? namespaces[0]
  const isRemote = walletId === REMOTE_WALLET_ID
  const openApp = useAppTap(walletId, namespaces.length > 0)
  const preload = () => {
    if (isRemote) {
      loadRemoteViews().catch(ignore)
      loadRemote(context).then((remote) => remote.prepare(), ignore)
    }
    // Not needed yet; whether it comes is told when it is.
    import('../buttons/provideAccountFace.js').then(({ provideAccountFace }) => provideAccountFace(), ignore)
    for (const each of namespaces) context.adapters.get(each)?.preload?.()
  }
  return (
    <Row
      icon={
        isRemote ? (
          <span className="fy-ic fy-ic--glyph">
            <QrCode className="fy-i" strokeWidth={1.75} aria-hidden="true" />
          </span>
        ) : (
          <WalletIcon name={name} imageUrl={imageUrl} />
        )
      }
      title={name}
      focusKey={`wallet:${walletId}`}
      end={
        isRemote ? (
          <span className="fy-tag">
            <QrCode className="fy-i fy-i--xs" strokeWidth={2} aria-hidden="true" />
            {messages.remote.qrCode}
          </span>
        ) : isRecent ? (
          <span className="fy-tag">{connect.recent}</span>
        ) : isInstalled ? (
          <span className="fy-tag fy-tag--accent">{connect.installed}</span>
        ) : namespaces.length === 0 ? (
          <span className="fy-tag">{connect.get}</span>
        ) : undefined
      }
      onPoint={preload}
      onClick={() => {
        openApp()
        void connectInModal(context, { walletId, namespace, adding: params?.adding })
      }}
    />
  )
}

const ignore = () => undefined

function NoWallet() {
  const { context, messages } = useUi()
  const { connect } = messages
  return (
    <>
      <StateScreen
        picture={
          <span className="fy-mark">
            <Wallet aria-hidden="true" />
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
