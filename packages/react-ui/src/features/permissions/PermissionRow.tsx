import type { Network } from '@foyer/core'
import { formatAddress } from '@foyer/core/internal/modal'
import type { PermissionEntry, PermissionKind, PermissionPrices } from '@foyer/core/internal/permissions'
import { KeyRound, ExternalLink as OpensIcon, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { getWalletName } from '../../internal/getWalletName.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { describeApproval, describeApprovalDetails, describeSpendingLimit, getSpenderName } from './describeEntry.js'
import { enPermissions } from './texts.js'

export interface PermissionRowProps {
  readonly kind: PermissionKind
  readonly entry: PermissionEntry
  readonly entryKey: string
  readonly network: Network | undefined
  readonly prices: PermissionPrices
  /** Icon URLs of tokens by lowercase address. */
  readonly icons: Readonly<Record<string, string>>
  readonly isChosen: boolean
  readonly onToggle: () => void
}

export function PermissionRow(props: PermissionRowProps) {
  const { kind, entry, entryKey, network, icons, isChosen, onToggle } = props
  const { common } = useViewUi().messages
  const texts = useWalletTexts('permissions', enPermissions)
  const { title, lines } = useWords(props)
  const { approval, isInUse } = entry
  const explorer = approval && network && getExplorerUrl(network, { address: approval.spender })
  return (
    <li className="fy-row2 fy-allow">
      <button
        type="button"
        className="fy-row"
        aria-pressed={isChosen}
        data-focus-key={`permissions:${entryKey}`}
        onClick={onToggle}
      >
        <SpenderIcon kind={kind} entry={entry} network={network} icons={icons} />
        <span className="fy-row__m">
          <span className="fy-row__t fy-allow__who">
            <bdi>{title}</bdi>
          </span>
          {entry.isUnlimited && (
            <span className="fy-row__s fy-allow__all">
              <Icon node={TriangleAlert} className="fy-i fy-i--xs" />
              <bdi>{approval ? describeApproval(approval, texts) : texts.unlimited}</bdi>
            </span>
          )}
          {lines.map((line) => (
            <span className="fy-row__s" key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
          {approval?.isListed === false && (
            <span>
              <span className="fy-tag fy-tag--warn">{texts.unknownToken}</span>
            </span>
          )}
        </span>
        {isInUse && (
          <span className="fy-row__x">
            <span className="fy-tag fy-tag--ok">{texts.inUse}</span>
          </span>
        )}
        <span className="fy-allow__box" aria-hidden="true">
          <CheckIcon className="fy-i fy-i--xs" />
        </span>
      </button>
      {explorer && (
        <a
          className="fy-icb"
          href={explorer}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${texts.explorer(getSpenderName(entry), network?.blockExplorers?.default.name ?? '')} ${common.opensInNewTab}`}
        >
          <Icon node={OpensIcon} className="fy-i fy-i--sm" />
        </a>
      )}
    </li>
  )
}

interface Words {
  readonly title: string
  readonly lines: readonly string[]
}

function useWords({ kind, entry, prices }: PermissionRowProps): Words {
  const { context } = useViewUi()
  const texts = useWalletTexts('permissions', enPermissions)
  const formatDate = useFormatDate()
  const { name, text, accounts = [], walletId, until, approval, limits = [], isUnlimited } = entry
  const ends = until === undefined ? [] : [texts.until(formatDate(until, 'date'))]
  switch (kind) {
    case 'approval': {
      if (!approval) return { title: name ?? '', lines: [] }
      const details = describeApprovalDetails(approval, prices, texts, formatDate).join(' · ')
      return {
        title: name ?? formatAddress(approval.spender),
        lines: [
          ...(isUnlimited ? [] : [describeApproval(approval, texts)]),
          ...(name === undefined ? [] : [formatAddress(approval.spender)]),
          ...(details ? [details] : []),
        ],
      }
    }
    case 'signIn': {
      const [account = ''] = accounts
      const [namespace = '', , address = ''] = account.split(':')
      const { caipAddress, profileName } = context.stores.accounts.get(namespace)
      const who = (caipAddress === account ? profileName : undefined) ?? formatAddress(address)
      const on = context.stores.networks.find(account.slice(0, -address.length - 1))?.name ?? ''
      const wallet = walletId === undefined ? '' : getWalletName(context, walletId)
      return { title: who, lines: [texts.onNetwork(wallet, on)].filter(Boolean) }
    }
    case 'session': {
      const count = new Set(accounts.map((each) => each.split(':')[2])).size
      return { title: name ?? '', lines: [[texts.accounts(count), ...ends].join(' · ')] }
    }
    default: {
      const spends = limits.map((each) => describeSpendingLimit(each, texts))
      return {
        title: name ?? texts.thisSite,
        lines: [...(text === undefined ? [] : [text]), ...spends, ...ends],
      }
    }
  }
}

function SpenderIcon({
  kind,
  entry,
  network,
  icons,
}: Pick<PermissionRowProps, 'kind' | 'entry' | 'network' | 'icons'>): ReactNode {
  const { approval, imageUrl, walletId, accounts = [] } = entry
  if (approval) {
    const { token } = approval
    const iconUrl = token.iconUrl ?? icons[token.address.toLowerCase()]
    return <TokenIcon token={{ ...token, iconUrl }} network={network} corner={null} />
  }
  if (kind === 'session') return <WalletIcon walletId={walletId} imageUrl={imageUrl} />
  if (kind === 'signIn') return <Avatar address={accounts[0]?.split(':')[2] ?? ''} />
  if (imageUrl !== undefined) return <WalletIcon walletId={undefined} imageUrl={imageUrl} />
  return (
    <span className="fy-ic fy-ic--glyph" aria-hidden="true">
      <Icon node={KeyRound} strokeWidth={1.75} />
    </span>
  )
}
