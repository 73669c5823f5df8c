import type { CaipAddress, Network } from '@foyer/core'
import { formatBalance, formatExactNumber } from '@foyer/core/internal/account'
import { type ClassifiedActivity, findKnownName, type LookalikeFinder } from '@foyer/core/internal/activity'
import { formatHash } from '@foyer/core/internal/modal'
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Ban, Check, type IconNode, TriangleAlert, X } from 'lucide'
import { memo } from 'react'
import { Icon } from '../../components/Icon.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { TokenIcon, TokenImage } from '../../components/TokenIcon.js'
import type { WalletMessages } from '../../i18n/en.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { useMessages, useUi } from '../../internal/UiContext.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { useLazyValue } from '../../internal/useLazyValue.js'
import { enActivity } from './texts.js'

export interface ActivityRowProps {
  readonly line: ClassifiedActivity
  readonly isBeingReplaced?: boolean | undefined
  readonly caipAddress: CaipAddress
  readonly network: Network
  /** Addresses of the user and of earlier receivers; the row warns of addresses that resemble one of them. */
  readonly contacts: readonly string[]
  readonly findLookalike: LookalikeFinder
  readonly canReplace: boolean
}

const loadReplace = () => import('./ReplaceButtons.js')

export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { line, isBeingReplaced = false, caipAddress, network, contacts, findLookalike, canReplace } = props
  const { common } = useMessages()
  const texts = useWalletTexts('activity', enActivity)
  const formatDate = useFormatDate()
  const { context } = useUi()
  const { caipNetworkId } = network
  const nameOf = (address: string) => findKnownName(context, { address, caipNetworkId })
  const { title, text, amount, isPlus, main, counterparty } = describeLine(line, texts, { nameOf, isBeingReplaced })
  // Whether the wallet alone reports the transaction: no explorer shows it yet, and it cannot be replaced.
  const isWallets = line.callsId !== undefined && line.callsId === line.hash
  const href = isWallets ? undefined : getExplorerUrl(network, { hash: line.hash })
  const lookalike = counterparty === undefined ? undefined : findLookalike(counterparty, contacts)
  const canAct = canReplace && !isBeingReplaced && line.status === 'pending' && line.isOwn && !isWallets
  const replace = useLazyValue(canAct, loadReplace)
  const inside = (
    <>
      <ActivityIcon line={line} network={network} main={main} />
      <span className="fy-row__m">
        <span className="fy-row__t fy-trunc">
          <bdi>{title}</bdi>
        </span>
        {text !== undefined && (
          <span className="fy-row__s fy-trunc">
            <bdi>{text}</bdi>
          </span>
        )}
      </span>
      <span className="fy-row__e">
        {amount !== undefined && (
          <bdi
            className={`fy-row__t${isPlus ? ' fy-plus' : ''}${isBeingReplaced || isUndone(line) ? ' fy-hist__undone' : ''}`}
          >
            {amount}
          </bdi>
        )}
        {line.at !== undefined && <bdi className="fy-row__s">{formatDate(line.at, 'day')}</bdi>}
      </span>
    </>
  )
  return (
    <>
      {href === undefined ? (
        <div className="fy-row">{inside}</div>
      ) : (
        <a className="fy-row" href={href} target="_blank" rel="noopener noreferrer">
          {inside}
          <span className="fy-vh"> {common.opensInNewTab}</span>
        </a>
      )}
      {counterparty !== undefined && lookalike && <Warning address={counterparty} {...lookalike} />}
      {canAct && replace && <replace.ReplaceButtons line={line} caipAddress={caipAddress} />}
    </>
  )
})

function Warning({ address, from, to }: { readonly address: string; readonly from: number; readonly to: number }) {
  const texts = useWalletTexts('activity', enActivity)
  return (
    <div className="fy-hist__warn" role="note">
      <Icon node={TriangleAlert} className="fy-i fy-i--sm" />
      <div>
        <p>{texts.resembles}</p>
        <bdi className="fy-hist__addr">
          {address.slice(0, from)}
          <b>{address.slice(from, to)}</b>
          {address.slice(to)}
        </bdi>
      </div>
    </div>
  )
}

const isUndone = ({ status }: ClassifiedActivity) =>
  status === 'failed' || status === 'replaced' || status === 'dropped'

interface ActivityIconProps {
  readonly line: ClassifiedActivity
  readonly network: Network
  readonly main: ClassifiedActivity['transfers'][number] | undefined
}

function ActivityIcon({ line, network, main }: ActivityIconProps) {
  const sign = (
    <span className="fy-ic fy-ic--20 fy-ic--round fy-ic--glyph fy-hist__sign">
      {line.status === 'pending' ? (
        <span className="fy-spin" />
      ) : (
        <Icon node={signOf(line, main?.direction)} strokeWidth={2.6} />
      )}
    </span>
  )
  if (main?.token && !main.nft) return <TokenIcon token={main.token} network={network} corner={sign} />
  return (
    <span className="fy-badge" aria-hidden="true">
      {main?.nft ? (
        <TokenImage name={main.nft.name ?? ''} imageUrl={main.nft.imageUrl} isSquare />
      ) : line.kind === 'cancel' ? (
        <span className="fy-ic fy-ic--round fy-ic--glyph">
          <Icon node={Ban} />
        </span>
      ) : (
        <NetworkIcon network={network} />
      )}
      {sign}
    </span>
  )
}

function signOf({ status, kind }: ClassifiedActivity, direction: 'in' | 'out' | 'self' | undefined): IconNode {
  if (status === 'failed') return TriangleAlert
  if (status !== 'confirmed') return X
  if (kind === 'swap') return ArrowLeftRight
  if (direction === undefined) return Check
  return direction === 'in' ? ArrowDownLeft : ArrowUpRight
}

type Transfer = ClassifiedActivity['transfers'][number]

interface LineTexts {
  readonly title: string
  readonly text: string | undefined
  /** Amount with a plus or minus sign. */
  readonly amount: string | undefined
  readonly isPlus: boolean
  readonly main: Transfer | undefined
  readonly counterparty: string | undefined
}

interface DescribeLineParameters {
  readonly nameOf?: (address: string) => string | undefined
  readonly isBeingReplaced?: boolean
}

function describeLine(
  line: ClassifiedActivity,
  texts: Texts,
  { nameOf = () => undefined, isBeingReplaced = false }: DescribeLineParameters = {},
): LineTexts {
  const { kind, status, transfers, hash } = line
  const out = transfers.find(({ direction }) => direction === 'out')
  const into = transfers.find(({ direction }) => direction === 'in')
  const main = (kind === 'receive' ? into : out) ?? into ?? transfers[0]
  const counterparty = getCounterparty(line, main)
  // Strangers choose the names of incoming NFTs, so only outgoing NFTs are named.
  const sentName = main?.direction === 'out' ? main.nft?.name : undefined
  const object = main?.nft ? (sentName ?? texts.nft) : (main?.token?.symbol ?? main?.token?.name ?? '')
  const amount = main && toAmount(main)
  const sign = main?.direction === 'in' ? '+' : main?.direction === 'out' ? '−' : ''
  const counterpartyName =
    counterparty === undefined ? undefined : side(main, nameOf(counterparty) ?? formatHash(counterparty), texts)
  const doubt = line.conflict && texts.conflicts[line.conflict]
  const state = isBeingReplaced
    ? texts.beingReplaced
    : (doubt ?? texts.statuses[status === 'confirmed' ? 'pending' : status])
  const isCanceling = kind === 'cancel' && status !== 'confirmed' && status !== 'failed'
  // The hash of a replaced transaction is useless to the user.
  const replaced =
    kind === 'cancel' && line.replaces !== undefined ? texts.inPlaceOf(formatHash(line.replaces)) : undefined
  return {
    title: isCanceling ? texts.canceling : texts.titles[kind](object),
    text:
      status === 'confirmed'
        ? ((sentName === undefined ? described(main, into, kind, texts) : undefined) ??
          counterpartyName ??
          (kind === 'cancel' ? replaced : formatHash(hash)))
        : status === 'pending' && counterpartyName !== undefined && doubt === undefined
          ? `${counterpartyName} · ${state}`
          : state,
    amount: amount === undefined ? undefined : sign + amount,
    isPlus: main?.direction === 'in' && status === 'confirmed',
    main,
    counterparty,
  }
}

type Texts = WalletMessages['activity']

function described(
  main: Transfer | undefined,
  into: Transfer | undefined,
  kind: ClassifiedActivity['kind'],
  texts: Texts,
) {
  if (main?.nft?.name) return main.nft.name
  const got = into && into !== main ? toAmount(into) : undefined
  const symbol = into?.token?.symbol
  return kind === 'swap' && got !== undefined && symbol ? texts.swapFor(got, symbol) : undefined
}

const side = (main: Transfer | undefined, counterpartyName: string, texts: Texts): string =>
  (main?.direction === 'in' ? texts.from : texts.to)(counterpartyName)

function getCounterparty({ from, to, kind }: ClassifiedActivity, main: Transfer | undefined): string | undefined {
  if (main?.direction === 'in') return main.from ?? from
  return main?.to ?? (kind === 'cancel' ? undefined : to)
}

/** Rounds decimal text down; a float would lose digits. */
function toAmount({ amount, nft }: Transfer): string | undefined {
  if (amount === undefined) return nft ? '1' : undefined
  return nft ? formatExactNumber(amount) : formatBalance(amount)
}
