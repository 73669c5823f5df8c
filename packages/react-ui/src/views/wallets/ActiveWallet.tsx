import type { AccountState, Namespace } from '@foyer/core'
import { resumeConnection, selectAccount } from '@foyer/core/internal/account'
import { formatAddress, getWalletSource, type LiveConnection, showToast } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronRight, Copy, KeyRound, Sparkle } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Email } from '../../components/Email.js'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { getEmbeddedWalletName, renderEmbeddedUserName } from '../../features/embedded/EmbeddedWalletIcon.js'
import { useSignInTexts } from '../../features/embedded/signInMessages.js'
import { enEmbedded } from '../../i18n/enEmbedded.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { createErrorToast } from '../../internal/createErrorToast.js'
import { getConnectionName } from '../../internal/getWalletName.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useCopyAddress } from '../../internal/useCopy.js'
import { RING_ICON_SELECTOR, useIconTransition } from '../../shell/motion/useIconTransition.js'
import { AvatarWithWalletIcon } from './AvatarWithWalletIcon.js'
import { useDisconnectWallet } from './useDisconnectWallet.js'

export interface ActiveWalletProps {
  readonly namespace: Namespace
  readonly live: LiveConnection
  /** Returns whether this wallet has just replaced another, whose button the user may still be pressing. */
  readonly isNew: () => boolean
}

export function ActiveWallet({ namespace, live, isNew }: ActiveWalletProps) {
  const { context, messages } = useViewUi()
  const { namespace: inUse } = useActiveAccount()
  const { walletId, connection } = live
  const { address } = connection.accounts[0]
  const { isCopied, copy } = useCopyAddress(address)
  const { isBusy, end } = useDisconnectWallet()
  const { wallets, account } = messages
  const texts = useSignInTexts(enEmbedded)
  const { accounts } = context.stores
  const state = useStore(accounts.$accounts)[namespace] ?? accounts.initial
  const { isLogin, isMultiNamespace } = getWalletSource(context, walletId)
  const owner = isLogin ? renderEmbeddedUserName(state) : undefined
  // The email of a social account is changed at its provider.
  const email = isLogin && !state.socialProvider ? state.user?.email : undefined
  const { profileName, profileImage } = state
  const wallet = isLogin ? getEmbeddedWalletName(state, texts) : getConnectionName(context, messages, walletId)
  const isActive = inUse === namespace
  const { connections, networks } = context.stores
  const isElsewhere = useStore(networks.$states)[namespace]?.unsupportedCaipNetworkId !== undefined
  const isShared =
    isMultiNamespace &&
    !isLogin &&
    connections.namespaces().filter((each) => connections.live(each, walletId)).length > 1
  const card = useRef<HTMLDivElement>(null)
  useIconTransition(card, { from: isActive ? RING_ICON_SELECTOR : undefined, to: '.fy-badge > .fy-ic' })
  return (
    <div ref={card} className={`fy-conn${isActive ? ' is-active' : ''}`}>
      <div className="fy-conn__r">
        <AvatarWithWalletIcon walletId={walletId} address={address} imageUrl={profileImage} />
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
          {owner && email === undefined && (
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
          <Button kind="2" size="xs" onClick={() => resumeConnection(context.modal, { namespace, walletId })}>
            {isElsewhere ? messages.switching.title : wallets.use}
          </Button>
        )}
      </div>
      {email !== undefined && (
        <button
          type="button"
          className="fy-row fy-row--panel"
          data-focus-key="email"
          onClick={() => context.stores.router.push({ view: 'UpdateEmailWallet' })}
        >
          <span className="fy-row__m">
            <span className="fy-row__t">{texts.changeRow}</span>
            <span className="fy-row__s">
              <Email email={email} />
            </span>
          </span>
          <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
        </button>
      )}
      {isLogin && <AccountTypes namespace={namespace} account={state} />}
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

type Type = 'eoa' | 'smartAccount'

interface AccountTypesProps {
  readonly namespace: Namespace
  readonly account: AccountState
}

function AccountTypes({ namespace, account }: AccountTypesProps) {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enEmbedded)
  const [selected, setSelected] = useState<Type>()
  const { allAccounts, address } = account
  const types = [
    { type: 'smartAccount', label: texts.smart, icon: Sparkle },
    { type: 'eoa', label: texts.standard, icon: KeyRound },
  ] as const
  if (!types.every(({ type }) => allAccounts.some((each) => each.type === type))) return null
  const current = allAccounts.find((each) => each.address === address)?.type
  const choose = async (type: Type) => {
    const account = allAccounts.find((each) => each.type === type)
    if (!account || type === current || selected) return
    setSelected(type)
    try {
      await selectAccount(context.modal, { namespace, address: account.address })
    } catch (cause) {
      context.log('warn', 'Failed to change the account type', cause)
      showToast(context.modal, createErrorToast(cause, messages))
    } finally {
      setSelected(undefined)
    }
  }
  return (
    <fieldset className="fy-tabs" aria-label={texts.accountType}>
      {types.map(({ type, label, icon }) => (
        <button
          key={type}
          type="button"
          className="fy-tab"
          aria-pressed={type === current}
          aria-busy={type === selected || undefined}
          onClick={() => void choose(type)}
        >
          {type === selected ? (
            <span className="fy-spin" aria-hidden="true" />
          ) : (
            <Icon node={icon} className="fy-i fy-i--sm" />
          )}
          {label}
        </button>
      ))}
    </fieldset>
  )
}
