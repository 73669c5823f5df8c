import type { Namespace } from '@foyer/core'
import { canAskApp, formatAddress, sourceOf } from '@foyer/core/ui'
import { forgetWallet, resumeConnection } from '@foyer/core/ui/account'
import { useStore } from '@nanostores/react'
import { Plus, Wallet, X } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconButton } from '../../components/IconButton.js'
import { Mark } from '../../components/Mark.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { StateScreen } from '../../components/StateScreen.js'
import { FeatureRows } from '../../features/FeatureRows.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useViewUi } from '../../useViewUi.js'
import { walletNameOf } from '../../utils/walletNameOf.js'
import { namespaceLabel } from '../namespaceLabel.js'
import { ActiveWallet } from './ActiveWallet.js'
import { useEndConnection } from './useEndConnection.js'
import { useHeir } from './useHeir.js'
import { WalletAccounts } from './WalletAccounts.js'
import { WalletBadge } from './WalletBadge.js'

/** The wallet in use, the others that are connected, those of earlier visits, and one more. */
export function NamespaceWallets({ namespace }: { readonly namespace: Namespace }) {
  const { context, messages } = useViewUi()
  const { connections, connectors, recents, router } = context.stores
  useStore(connectors.$all)
  const recentWallets = useStore(recents.$wallets)
  const { live, records } = useStore(connections.$connections)[namespace] ?? { live: [], records: [] }
  const { end } = useEndConnection()
  const { namespace: inUse } = useActiveAccount()
  const [active, ...others] = live
  const isNew = useHeir(active?.walletId)
  const isLive = (id: string) => live.some(({ walletId }) => walletId === id)
  // A wallet that was scanned without being chosen by name is known by its session alone.
  const scanned = records.filter(
    ({ connectorId, name }) =>
      sourceOf(context, connectorId).code && !recentWallets.some((wallet) => wallet.name === name),
  )
  // A wallet of this browser is known to be of other kinds of networks; of one on a phone only the phone knows.
  const isUsable = (id: string) =>
    connectors.find(id).length > 0 ? connectors.find(id, namespace).length > 0 : canAskApp(context, id, namespace)
  const recent = [...recentWallets.map(({ id }) => id), ...scanned.map(({ connectorId }) => connectorId)].filter(
    (id) => !isLive(id) && isUsable(id),
  )
  const { wallets } = messages
  const label = namespaceLabel(messages, namespace)
  return (
    <>
      <div className="fy-body fy-body--list">
        {active ? (
          <>
            <ActiveWallet key={active.walletId} live={active} namespace={namespace} isNew={isNew} />
            {!sourceOf(context, active.walletId).login && (
              <WalletAccounts connection={active.connection} namespace={namespace} />
            )}
            {namespace === inUse && (
              <Rows label={messages.common.account}>
                <FeatureRows on="ProfileWallets" />
              </Rows>
            )}
          </>
        ) : (
          <StateScreen
            isTight
            picture={<Mark node={Wallet} />}
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
                icon={<WalletBadge walletId={walletId} address={connection.accounts[0].address} />}
                title={formatAddress(connection.accounts[0].address)}
                text={walletNameOf(context, walletId)}
                focusKey={`use:${walletId}`}
                end={<span className="fy-tag">{wallets.use}</span>}
                onClick={() => resumeConnection(context, { namespace, walletId })}
                beside={
                  <IconButton
                    label={wallets.disconnect(walletNameOf(context, walletId))}
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
                icon={<WalletBadge walletId={walletId} />}
                title={walletNameOf(context, walletId)}
                focusKey={`recent:${walletId}`}
                end={<span className="fy-tag">{wallets.reconnect}</span>}
                onPoint={() => context.adapters.get(namespace)?.preload?.()}
                onClick={() => resumeConnection(context, { namespace, walletId, status: 'disconnected' })}
                beside={
                  <IconButton
                    label={wallets.forget(walletNameOf(context, walletId))}
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
