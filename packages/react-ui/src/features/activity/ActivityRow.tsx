import type { CaipAddress, Network } from '@foyer/core'
import { showToast } from '@foyer/core/ui'
import { type ActivityLine, findLookalike, replaceTransaction } from '@foyer/core/ui/activity'
import { describeError } from '@foyer/core/ui/connect'
import { TriangleAlert } from 'lucide'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { enActivity } from '../../messages/enActivity.js'
import { useMessages, useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { ActivityIcon } from './ActivityIcon.js'
import { describeLine } from './describeLine.js'

export interface ActivityRowProps {
  readonly line: ActivityLine
  readonly caipAddress: CaipAddress
  readonly network: Network
  /** Whom the visitor has dealt with. */
  readonly contacts: readonly string[]
  readonly canReplace: boolean
}

/** One thing that happened. It leads to the explorer of its network, where there is one. */
export function ActivityRow({ line, caipAddress, network, contacts, canReplace }: ActivityRowProps) {
  const { common } = useMessages()
  const texts = useWalletTexts('activity', enActivity)
  const { title, text, amount, isPlus, main, counterparty } = describeLine(line, texts)
  // What only the wallet knows of is on no explorer yet, and cannot be replaced.
  const isWallets = line.callsId !== undefined && line.callsId === line.hash
  const href = isWallets ? undefined : explorerUrl(network, { hash: line.hash })
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
          <bdi className={`fy-row__t${isPlus ? ' fy-plus' : ''}${isUndone(line) ? ' fy-hist__undone' : ''}`}>
            {amount}
          </bdi>
        )}
        {line.at !== undefined && <span className="fy-row__s">{texts.day(line.at)}</span>}
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
      {counterparty !== undefined && <Lookalike address={counterparty} contacts={contacts} />}
      {canReplace && line.status === 'pending' && line.isOwn && !isWallets && (
        <Replace line={line} caipAddress={caipAddress} />
      )}
    </>
  )
}

/** An address that somebody made to be taken for one that the visitor knows. */
function Lookalike({ address, contacts }: { readonly address: string; readonly contacts: readonly string[] }) {
  const texts = useWalletTexts('activity', enActivity)
  const found = findLookalike(address, contacts)
  if (!found) return null
  const { from, to } = found
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

/** Another transaction in the place of one that is on its way. */
function Replace({ line, caipAddress }: { readonly line: ActivityLine; readonly caipAddress: CaipAddress }) {
  const { context, messages } = useUi()
  const texts = useWalletTexts('activity', enActivity)
  const [asked, setAsked] = useState<'faster' | 'cancel'>()
  const ask = async (how: 'faster' | 'cancel') => {
    setAsked(how)
    try {
      await replaceTransaction(context, { caipAddress, activity: line, how })
    } catch (cause) {
      showToast(context, { message: describeError(cause, messages.errors), variant: 'error' })
    } finally {
      setAsked(undefined)
    }
  }
  const ways = line.kind === 'cancel' ? (['faster'] as const) : (['faster', 'cancel'] as const)
  return (
    <div className="fy-hist__acts">
      {ways.map((how) => (
        <Button
          key={how}
          kind="2"
          size="xs"
          isBusy={asked === how}
          isOff={asked !== undefined && asked !== how}
          onClick={() => void ask(how)}
        >
          {texts[how]}
        </Button>
      ))}
    </div>
  )
}

const isUndone = ({ status }: ActivityLine) => status === 'failed' || status === 'replaced' || status === 'dropped'
