import type { Account, Namespace } from '@foyer/core'
import { selectAccount } from '@foyer/core/internal/account'
import { formatAddress, isModalError, type LiveConnection, showToast } from '@foyer/core/internal/modal'
import { Copy } from 'lucide'
import { Avatar } from '../../components/Avatar.js'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { IconButton } from '../../components/IconButton.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { createErrorToast } from '../../internal/createErrorToast.js'
import { useCopyAddress } from '../../internal/useCopy.js'

export interface WalletAccountsProps {
  readonly namespace: Namespace
  readonly connection: LiveConnection['connection']
}

export function WalletAccounts({ namespace, connection }: WalletAccountsProps) {
  const { wallets } = useViewUi().messages
  const { accounts } = connection
  if (accounts.length < 2) return null
  return (
    <>
      <h3 className="fy-group">{wallets.accounts}</h3>
      <Rows label={wallets.accounts}>
        {accounts.map((account, index) => (
          <AccountRow
            key={`${account.type}:${account.address}`}
            account={account}
            namespace={namespace}
            isCurrent={index === 0}
            // On Bitcoin only payment accounts can be selected.
            isFixed={!connection.selectAccount || (accounts[0].type === 'payment' && account.type !== 'payment')}
          />
        ))}
      </Rows>
    </>
  )
}

interface AccountRowProps {
  readonly account: Account
  readonly namespace: Namespace
  readonly isCurrent: boolean
  readonly isFixed: boolean
}

function AccountRow({ account, namespace, isCurrent, isFixed }: AccountRowProps) {
  const { context, messages } = useViewUi()
  const { wallets, networks, account: texts } = messages
  const { address, type, label } = account
  const { isCopied, copy } = useCopyAddress(address)
  const types: Readonly<Record<string, string | undefined>> = wallets.types
  const choose = () => {
    selectAccount(context.modal, { address, namespace }).catch((cause: unknown) => {
      context.log('debug', 'Failed to select the account', cause)
      if (isModalError(cause, 'USER_REJECTED')) return
      showToast(context.modal, createErrorToast(cause, messages))
    })
  }
  return (
    <Row
      icon={<Avatar address={address} />}
      title={label ?? formatAddress(address)}
      names="title"
      text={types[type] ?? (label ? formatAddress(address) : undefined)}
      focusKey={`account:${address}`}
      isCurrent={isCurrent}
      isDisabled={isFixed && !isCurrent}
      end={
        isCurrent && (
          <span className="fy-tick">
            <CheckIcon />
            <span className="fy-vh">{networks.selected}</span>
          </span>
        )
      }
      onClick={isCurrent ? copy : choose}
      beside={
        <IconButton label={`${texts.copyAddress} ${formatAddress(address)}`} onClick={copy}>
          {isCopied ? <CheckIcon className="fy-i fy-i--sm" /> : <Icon node={Copy} className="fy-i fy-i--sm" />}
        </IconButton>
      }
    />
  )
}
