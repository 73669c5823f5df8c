import type { AccountState } from '@foyer/core'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { useViewMessages } from '../useViewUi.js'
import { Avatar } from './Avatar.js'
import { CopyAddress } from './CopyAddress.js'
import { Icon } from './Icon.js'
import { WalletIcon } from './WalletIcon.js'

export interface AccountHeadProps {
  readonly account: AccountState
  readonly title: string
  readonly text: string | undefined
  /** In place of the wallet's own picture. */
  readonly mark?: ReactNode
  readonly onClick: () => void
}

/** The account's picture, name and address, with the wallet's icon on it. */
export function AccountHead({ account, title, text, mark, onClick }: AccountHeadProps) {
  const { account: texts } = useViewMessages()
  const { address, connectedWalletInfo: wallet } = account
  if (!address) return null
  return (
    <div className="fy-me">
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
