import type { CaipAddress, Network } from '@foyer/core'
import { type ActivityLine, type FindLookalike, knownName } from '@foyer/core/ui/activity'
import { TriangleAlert } from 'lucide'
import { memo } from 'react'
import { Icon } from '../../components/Icon.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { useLoaded } from '../../hooks/useLoaded.js'
import { enActivity } from '../../messages/enActivity.js'
import { useMessages, useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { ActivityIcon } from './ActivityIcon.js'
import { describeLine } from './describeLine.js'

export interface ActivityRowProps {
  readonly line: ActivityLine
  readonly isBeingReplaced?: boolean | undefined
  readonly caipAddress: CaipAddress
  readonly network: Network
  /** Whom the visitor has dealt with. */
  readonly contacts: readonly string[]
  readonly findLookalike: FindLookalike
  readonly canReplace: boolean
}

const loadReplace = () => import('./ReplaceButtons.js')

/** One thing that happened. It leads to the explorer of its network, where there is one. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { line, isBeingReplaced = false, caipAddress, network, contacts, findLookalike, canReplace } = props
  const { common } = useMessages()
  const texts = useWalletTexts('activity', enActivity)
  const formatDate = useFormatDate()
  const { context } = useUi()
  const { caipNetworkId } = network
  const nameOf = (address: string) => knownName(context, { address, caipNetworkId })
  const { title, text, amount, isPlus, main, counterparty } = describeLine(line, texts, { nameOf, isBeingReplaced })
  // What only the wallet knows of is on no explorer yet, and cannot be replaced.
  const isWallets = line.callsId !== undefined && line.callsId === line.hash
  const href = isWallets ? undefined : explorerUrl(network, { hash: line.hash })
  const lookalike = counterparty === undefined ? undefined : findLookalike(counterparty, contacts)
  const canAct = canReplace && !isBeingReplaced && line.status === 'pending' && line.isOwn && !isWallets
  const replace = useLoaded(canAct, loadReplace)
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

/** An address that somebody made to be taken for one that the visitor knows. */
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

const isUndone = ({ status }: ActivityLine) => status === 'failed' || status === 'replaced' || status === 'dropped'
