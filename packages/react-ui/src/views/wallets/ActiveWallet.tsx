import type { Namespace } from '@foyer/core'
import { formatAddress, type LiveConnection, sourceOf } from '@foyer/core/ui'
import { resumeConnection } from '@foyer/core/ui/account'
import { useStore } from '@nanostores/react'
import { Copy } from 'lucide'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { Icon } from '../../components/Icon.js'
import { embeddedName, embeddedOwner } from '../../features/embedded/embeddedWallet.js'
import { useTexts } from '../../features/embedded/textsOf.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useCopyAddress } from '../../hooks/useCopyAddress.js'
import { enEmbedded } from '../../messages/enEmbedded.js'
import { useViewUi } from '../../useViewUi.js'
import { walletNameOf } from '../../utils/walletNameOf.js'
import { AccountTypes } from './AccountTypes.js'
import { useEndConnection } from './useEndConnection.js'
import { WalletBadge } from './WalletBadge.js'

export interface ActiveWalletProps {
  readonly namespace: Namespace
  readonly live: LiveConnection
  /** Whether it has just taken the place of another, whose button the visitor may still be pressing. */
  readonly isNew: () => boolean
}

/** The wallet in use of one kind of networks. Of all kinds, one is active. */
export function ActiveWallet({ namespace, live, isNew }: ActiveWalletProps) {
  const { context, messages } = useViewUi()
  const { namespace: inUse } = useActiveAccount()
  const { walletId, connection } = live
  const { address } = connection.accounts[0]
  const { isCopied, copy } = useCopyAddress(address)
  const { isBusy, end } = useEndConnection()
  const { wallets, account } = messages
  const texts = useTexts(enEmbedded)
  const { accounts } = context.stores
  const state = useStore(accounts.$accounts)[namespace] ?? accounts.initial
  const { login, spans } = sourceOf(context, walletId)
  const owner = login ? embeddedOwner(state) : undefined
  const { profileName, profileImage } = state
  const wallet = login ? embeddedName(state, texts) : walletNameOf(context, walletId)
  const isActive = inUse === namespace
  const { connections, networks } = context.stores
  const isElsewhere = useStore(networks.$states)[namespace]?.unsupportedCaipNetworkId !== undefined
  const isShared =
    spans && !login && connections.namespaces().filter((each) => connections.live(each, walletId)).length > 1
  return (
    <div className={`fy-conn${isActive ? ' is-active' : ''}`}>
      <div className="fy-conn__r">
        <WalletBadge walletId={walletId} address={address} imageUrl={profileImage} />
        <span className="fy-row__m">
          <span className="fy-row__t fy-trunc">
            <bdi>{profileName ?? formatAddress(address)}</bdi>
          </span>
          <span className="fy-row__s fy-trunc">
            {profileName !== undefined && (
              <>
                <bdi dir="ltr">{formatAddress(address)}</bdi>
                {' · '}
              </>
            )}
            {wallet}
          </span>
          {owner && (
            <span className="fy-row__s fy-trunc">
              <bdi>{owner}</bdi>
            </span>
          )}
        </span>
        {isElsewhere && <span className="fy-tag fy-tag--warn">{wallets.elsewhere}</span>}
        {isActive && !isElsewhere ? (
          <span className="fy-tag fy-tag--ok">
            <span className="fy-dot" aria-hidden="true" />
            {wallets.active}
          </span>
        ) : (
          <Button kind="2" size="xs" onClick={() => resumeConnection(context, { namespace, walletId })}>
            {isElsewhere ? messages.switching.title : wallets.use}
          </Button>
        )}
      </div>
      {login && <AccountTypes namespace={namespace} account={state} />}
      <div className="fy-pair">
        <Button kind="2" size="sm" onClick={copy}>
          {isCopied ? <CheckIcon className="fy-i fy-i--sm" /> : <Icon node={Copy} className="fy-i fy-i--sm" />}
          {account.copyAddress}
        </Button>
        <Button kind="bad" size="sm" isBusy={isBusy} onClick={() => isNew() || void end({ namespace, walletId })}>
          {account.disconnect}
        </Button>
      </div>
      {isShared && <p className="fy-hint">{wallets.shared}</p>}
    </div>
  )
}
