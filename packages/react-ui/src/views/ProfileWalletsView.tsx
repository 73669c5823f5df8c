import {
  activateConnection,
  canAskApp,
  chooseWallet,
  describeError,
  disconnect,
  formatAddress,
  type LiveConnection,
  ModalError,
  REMOTE_WALLET_ID,
  showToast,
} from '@foyer/core/ui'
import { Copy, Plus } from 'lucide'
import { useState } from 'react'
import { Avatar } from '../components/Avatar.js'
import { Button } from '../components/Button.js'
import { CheckIcon } from '../components/CheckIcon.js'
import { Icon } from '../components/Icon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { useActiveAccount } from '../hooks/useActiveAccount.js'
import { useCopyAddress } from '../hooks/useCopyAddress.js'
import { useReadable } from '../hooks/useReadable.js'
import { useUi } from '../UiContext.js'
import { walletImageOf, walletNameOf } from './walletNameOf.js'

/** The wallet in use, the others that are connected, those of earlier visits, and one more. */
export function ProfileWalletsView() {
  const { context, messages } = useUi()
  const { connections, connectors, recents, router } = context.stores
  const { namespace } = useActiveAccount()
  useReadable(connectors.$all)
  const recentWallets = useReadable(recents.$wallets)
  const { live, records } = useReadable(connections.$connections)[namespace] ?? { live: [], records: [] }
  const [active, ...others] = live
  const isLive = (id: string) => live.some(({ walletId }) => walletId === id)
  // A wallet that was scanned without being chosen by name is known by its session alone.
  const scanned = records.filter(
    ({ connectorId, name }) =>
      connectorId === REMOTE_WALLET_ID && !recentWallets.some((wallet) => wallet.name === name),
  )
  const recent = [...recentWallets.map(({ id }) => id), ...scanned.map(({ connectorId }) => connectorId)].filter(
    (id) => !isLive(id) && (connectors.find(id).length > 0 || canAskApp(context, id)),
  )
  const { wallets } = messages
  const badge = (walletId: string, address?: string) => (
    <span className="fy-badge">
      {address !== undefined && <Avatar address={address} />}
      <WalletIcon
        name={walletNameOf(context, walletId)}
        imageUrl={walletImageOf(context, walletId)}
        size={address === undefined ? 40 : 20}
      />
    </span>
  )
  return (
    <>
      <div className="fy-body fy-body--list">
        {active && <ActiveWallet live={active} badge={badge} />}
        {others.length > 0 && <h3 className="fy-group">{wallets.alsoConnected}</h3>}
        {others.length > 0 && (
          <Rows label={wallets.alsoConnected}>
            {others.map(({ walletId, connection }) => (
              <Row
                key={walletId}
                icon={badge(walletId, connection.accounts[0].address)}
                title={formatAddress(connection.accounts[0].address)}
                text={walletNameOf(context, walletId)}
                focusKey={`use:${walletId}`}
                end={<span className="fy-tag">{wallets.use}</span>}
                onClick={() => activateConnection(context, { namespace, walletId })}
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
                icon={badge(walletId)}
                title={walletNameOf(context, walletId)}
                focusKey={`recent:${walletId}`}
                end={<span className="fy-tag">{wallets.reconnect}</span>}
                onPoint={() => context.adapters.get(namespace)?.preload?.()}
                onClick={() => void chooseWallet(context, { walletId, namespace, adding: true })}
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

interface ActiveWalletProps {
  readonly live: LiveConnection
  readonly badge: (walletId: string, address?: string) => React.ReactNode
}

function ActiveWallet({ live, badge }: ActiveWalletProps) {
  const { context, messages } = useUi()
  const { namespace } = useActiveAccount()
  const { walletId, connection } = live
  const { address } = connection.accounts[0]
  const { isCopied, copy } = useCopyAddress(address)
  const [isBusy, setBusy] = useState(false)
  const { wallets, account } = messages
  const end = async () => {
    setBusy(true)
    try {
      await disconnect(context, { namespace, walletId })
    } catch (cause) {
      context.log('warn', 'The wallet could not be told of the disconnect', cause)
      const error = new ModalError('DISCONNECT_FAILED', { cause })
      showToast(context, { message: describeError(error, messages.errors), variant: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="fy-conn is-active">
      <div className="fy-conn__r">
        {badge(walletId, address)}
        <span className="fy-row__m">
          <span className="fy-row__t">
            <bdi>{formatAddress(address)}</bdi>
          </span>
          <span className="fy-row__s fy-trunc">{walletNameOf(context, walletId)}</span>
        </span>
        <span className="fy-tag fy-tag--ok">
          <span className="fy-dot" aria-hidden="true" />
          {wallets.active}
        </span>
      </div>
      <div className="fy-pair">
        <Button kind="2" size="sm" onClick={copy}>
          {isCopied ? <CheckIcon className="fy-i fy-i--sm" /> : <Icon node={Copy} className="fy-i fy-i--sm" />}
          {account.copyAddress}
        </Button>
        <Button kind="bad" size="sm" isBusy={isBusy} onClick={() => void end()}>
          {account.disconnect}
        </Button>
      </div>
    </div>
  )
}
