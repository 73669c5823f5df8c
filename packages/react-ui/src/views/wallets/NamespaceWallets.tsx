import type { Namespace } from '@foyer/core'
import { forgetWallet, resumeConnection } from '@foyer/core/internal/account'
import { canRequestWalletApp, formatAddress, getWalletSource } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { Plus, Wallet, X } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { IconButton } from '../../components/IconButton.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { FeatureRows } from '../../feature/FeatureRows.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { getConnectionName, getWalletName } from '../../internal/getWalletName.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { getNamespaceLabel } from '../getNamespaceLabel.js'
import { ActiveWallet } from './ActiveWallet.js'
import { AvatarWithWalletIcon } from './AvatarWithWalletIcon.js'
import { useDisconnectWallet, useIsJustReplaced } from './useDisconnectWallet.js'
import { WalletAccounts } from './WalletAccounts.js'

export function NamespaceWallets({ namespace }: { readonly namespace: Namespace }) {
  const { context, messages } = useViewUi()
  const { connections, connectors, recents, router } = context.stores
  useStore(connectors.$all)
  const recentWallets = useStore(recents.$wallets)
  const { live, records } = useStore(connections.$connections)[namespace] ?? { live: [], records: [] }
  const { end } = useDisconnectWallet()
  const { namespace: inUse } = useActiveAccount()
  const [active, ...others] = live
  const isNew = useIsJustReplaced(active?.walletId)
  const isLive = (id: string) => live.some(({ walletId }) => walletId === id)
  // If a wallet scanned the QR code without being chosen before, only the connection record has the wallet's name.
  const scanned = records.filter(
    ({ walletId, name }) =>
      getWalletSource(context, walletId).hasPairingCode && !recentWallets.some((wallet) => wallet.name === name),
  )
  // An installed wallet announces its namespaces; a phone's wallet does not.
  const isUsable = (id: string) =>
    connectors.find(id).length > 0
      ? connectors.find(id, namespace).length > 0
      : canRequestWalletApp(context, id, namespace)
  const recent = [...recentWallets.map(({ id }) => id), ...scanned.map(({ walletId }) => walletId)].filter(
    (id) => !isLive(id) && isUsable(id),
  )
  const { wallets } = messages
  const label = getNamespaceLabel(messages, namespace)
  return (
    <>
      <div className="fy-body fy-body--list">
        {active ? (
          <>
            <ActiveWallet key={active.walletId} live={active} namespace={namespace} isNew={isNew} />
            {!getWalletSource(context, active.walletId).isLogin && (
              <WalletAccounts connection={active.connection} namespace={namespace} />
            )}
            {namespace === inUse && (
              <Rows label={messages.common.account}>
                <FeatureRows on="ProfileWallets" />
              </Rows>
            )}
          </>
        ) : (
          <StatusScreen
            isTight
            picture={<IconBadge node={Wallet} />}
            title={wallets.none(label)}
            text={connections.namespaces().length > 0 ? wallets.noneText : undefined}
          />
        )}
        {others.length > 0 && <h3 className="fy-group">{wallets.alsoConnected}</h3>}
        {others.length > 0 && (
          <Rows label={wallets.alsoConnected}>
            {others.map(({ walletId, connection }) => (
              <Row
                key={walletId}
                icon={<AvatarWithWalletIcon walletId={walletId} address={connection.accounts[0].address} />}
                title={formatAddress(connection.accounts[0].address)}
                text={getConnectionName(context, messages, walletId)}
                names="both"
                focusKey={`use:${walletId}`}
                end={<span className="fy-tag">{wallets.use}</span>}
                onClick={() => resumeConnection(context.modal, { namespace, walletId })}
                beside={
                  <IconButton
                    label={wallets.disconnect(getConnectionName(context, messages, walletId))}
                    onClick={() => void end({ namespace, walletId })}
                  >
                    <Icon node={X} className="fy-i fy-i--sm" />
                  </IconButton>
                }
              />
            ))}
          </Rows>
        )}
        {recent.length > 0 && <h3 className="fy-group">{wallets.recent}</h3>}
        {recent.length > 0 && (
          <Rows label={wallets.recent}>
            {recent.map((walletId) => (
              <Row
                key={walletId}
                icon={<AvatarWithWalletIcon walletId={walletId} />}
                title={getWalletName(context, walletId)}
                names="title"
                focusKey={`recent:${walletId}`}
                end={<span className="fy-tag">{wallets.reconnect}</span>}
                onIntent={() => context.adapters.get(namespace)?.preload?.()}
                onClick={() => resumeConnection(context.modal, { namespace, walletId, status: 'disconnected' })}
                beside={
                  <IconButton
                    label={wallets.forget(getWalletName(context, walletId))}
                    onClick={() => forgetWallet(context, { namespace, walletId })}
                  >
                    <Icon node={X} className="fy-i fy-i--sm" />
                  </IconButton>
                }
              />
            ))}
          </Rows>
        )}
      </div>
      <div className="fy-cta">
        <Button kind="2" onClick={() => router.push({ view: 'Connect', params: { namespace, adding: true } })}>
          <Icon node={Plus} className="fy-i fy-i--sm" />
          {wallets.add}
        </Button>
      </div>
    </>
  )
}
