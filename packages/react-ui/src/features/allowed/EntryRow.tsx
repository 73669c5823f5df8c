import type { Network } from '@foyer/core'
import { formatAddress } from '@foyer/core/ui'
import type { AllowedEntry, AllowedKind, AllowedPrices } from '@foyer/core/ui/allowed'
import { KeyRound, ExternalLink as OpensIcon, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { Icon } from '../../components/Icon.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { enAllowed } from '../../messages/enAllowed.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { walletNameOf } from '../../utils/walletNameOf.js'
import { approvalDetails, approvalText, limitText, whoOf } from './describeEntry.js'

export interface EntryRowProps {
  readonly kind: AllowedKind
  readonly entry: AllowedEntry
  readonly entryKey: string
  readonly network: Network | undefined
  readonly prices: AllowedPrices
  /** Pictures of tokens, by address in small letters. */
  readonly icons: Readonly<Record<string, string>>
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** One thing that is allowed: who may, what, and how long. It is chosen by a press. */
export function EntryRow(props: EntryRowProps) {
  const { kind, entry, entryKey, network, icons, isChosen, onToggle } = props
  const { common } = useViewUi().messages
  const texts = useWalletTexts('allowed', enAllowed)
  const { title, lines } = useWords(props)
  const { approval, isInUse } = entry
  const explorer = approval && network && explorerUrl(network, { address: approval.spender })
  return (
    <li className="fy-row2 fy-allow">
      <button
        type="button"
        className="fy-row"
        aria-pressed={isChosen}
        data-focus-key={`allowed:${entryKey}`}
        onClick={onToggle}
      >
        <Face kind={kind} entry={entry} network={network} icons={icons} />
        <span className="fy-row__m">
          <span className="fy-row__t fy-allow__who">
            <bdi>{title}</bdi>
          </span>
          {entry.isUnlimited && (
            <span className="fy-row__s fy-allow__all">
              <Icon node={TriangleAlert} className="fy-i fy-i--xs" />
              <bdi>{approval ? approvalText(approval, texts) : texts.unlimited}</bdi>
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
          aria-label={`${texts.explorer(whoOf(entry), network?.blockExplorers?.default.name ?? '')} ${common.opensInNewTab}`}
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

function useWords({ kind, entry, prices }: EntryRowProps): Words {
  const { context } = useViewUi()
  const texts = useWalletTexts('allowed', enAllowed)
  const formatDate = useFormatDate()
  const { name, text, accounts = [], walletId, until, approval, limits = [], isUnlimited } = entry
  const ends = until === undefined ? [] : [texts.until(formatDate(until, 'date'))]
  switch (kind) {
    case 'approval': {
      if (!approval) return { title: name ?? '', lines: [] }
      const details = approvalDetails(approval, prices, texts, formatDate).join(' · ')
      return {
        title: name ?? formatAddress(approval.spender),
        lines: [
          ...(isUnlimited ? [] : [approvalText(approval, texts)]),
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
      const wallet = walletId === undefined ? '' : walletNameOf(context, walletId)
      return { title: who, lines: [texts.onNetwork(wallet, on)].filter(Boolean) }
    }
    case 'session': {
      const count = new Set(accounts.map((each) => each.split(':')[2])).size
      return { title: name ?? '', lines: [[texts.accounts(count), ...ends].join(' · ')] }
    }
    default: {
      const spends = limits.map((each) => limitText(each, texts))
      return {
        title: name ?? texts.thisSite,
        lines: [...(text === undefined ? [] : [text]), ...spends, ...ends],
      }
    }
  }
}

function Face({ kind, entry, network, icons }: Pick<EntryRowProps, 'kind' | 'entry' | 'network' | 'icons'>): ReactNode {
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
