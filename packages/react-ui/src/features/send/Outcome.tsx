import { formatAddress } from '@foyer/core/ui'
import { isSameAddress } from '@foyer/core/ui/account'
import { parseUnits } from '@foyer/core/ui/numbers'
import type { SendState } from '@foyer/core/ui/send'
import { ChevronDown } from 'lucide'
import { TriedOut } from '../../components/asking/TriedOut.js'
import { Icon } from '../../components/Icon.js'
import { enAsking } from '../../messages/enAsking.js'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { exactly } from '../../utils/tokenTexts.js'
import { useSend } from './useSend.js'

/** What the chain says would happen, asset by asset. */
export function Outcome() {
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enSending)
  const asking = useWalletTexts('asking', enAsking)
  const { state } = useSend()
  const { simulation, from, namespace = '', receiverAddress, quote } = state
  // What keeps it from being tried out is said beside the fee.
  if (!simulation && quote.status === 'failed') return null
  if (!simulation || !('changes' in simulation)) {
    return <TriedOut status={simulation?.status ?? 'trying'} fails={first.fails} />
  }
  const extra = quote.quote?.extra
  const nameOf = (address: string) => {
    const isOf = (other: string | undefined) => isSameAddress(namespace, other, address)
    return isOf(from?.address) ? asking.you : isOf(receiverAddress) ? texts.theyGet : formatAddress(address)
  }
  /** Why the coin goes where a token is sent. Undefined where that is clear, or nobody knows. */
  const reasonOf = ({ address, token, amount }: Change) => {
    const isMine = isSameAddress(namespace, from?.address, address) && token.address === undefined
    return isMine && extra !== undefined && amount === -extra.amount ? first.opensAccount : undefined
  }
  const parties = [...new Set(simulation.changes.map(({ address }) => address))]
  const changes = (
    <dl className="fy-dl">
      {parties.map((party) => (
        <div key={party}>
          <dt>
            <bdi>{nameOf(party)}</bdi>
          </dt>
          {simulation.changes
            .filter(({ address }) => address === party)
            .map((change) => {
              const { token, amount } = change
              const reason = reasonOf(change)
              return (
                <dd
                  key={`${token.address ?? ''}/${token.tokenId ?? ''}`}
                  className={amount < 0n ? undefined : 'fy-send__in'}
                >
                  <bdi dir="ltr">{changeText(state, token, amount)}</bdi>
                  {reason !== undefined && <small>{reason}</small>}
                </dd>
              )
            })}
        </div>
      ))}
    </dl>
  )
  // What it would say is said above.
  if (isPlain(state, simulation.changes)) {
    return (
      <details className="fy-det">
        <summary data-focus-key="changes">
          <span>{asking.changes}</span>
          <span>{texts.onlyThis}</span>
          <Icon node={ChevronDown} className="fy-i fy-i--sm" />
        </summary>
        {changes}
      </details>
    )
  }
  return (
    <div className="fy-det">
      <p className="fy-label fy-send__changes">{asking.changes}</p>
      {!simulation.changes.length && <p className="fy-note">{texts.noChanges}</p>}
      {changes}
    </div>
  )
}

/** Whether what was asked for happens, and nothing else. */
function isPlain(state: SendState, changes: readonly Change[]): boolean {
  const { token, from, namespace = '', receiverAddress, sendTokenAmount = '' } = state
  const units = token && parseUnits(sendTokenAmount, token.decimals)
  if (!units || !from || receiverAddress === undefined) return false
  const isThere = (address: string, amount: bigint) =>
    changes.some(
      (change) =>
        isSameAddress(namespace, change.address, address) &&
        change.amount === amount &&
        change.token.tokenId === undefined &&
        isSameAddress(namespace, change.token.address, token.address),
    )
  return changes.length === 2 && isThere(from.address, -units) && isThere(receiverAddress, units)
}

interface Change {
  readonly address: string
  readonly amount: bigint
  readonly token: ChangedToken
}

interface ChangedToken {
  readonly address?: string | undefined
  readonly tokenId?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** With its sign. What nobody knows of a token is its address and its smallest unit. */
function changeText({ namespace = '', network, token }: SendState, changed: ChangedToken, amount: bigint): string {
  const sign = amount < 0n ? '−' : '+'
  const size = amount < 0n ? -amount : amount
  const isSent = token && isSameAddress(namespace, changed.address, token.address)
  const known = isSent ? token : changed.address === undefined ? network?.nativeCurrency : undefined
  const decimals = changed.decimals ?? known?.decimals
  const symbol = changed.symbol ?? known?.symbol ?? (changed.address && formatAddress(changed.address)) ?? ''
  return `${sign}${decimals === undefined ? `${size} ${symbol}` : exactly(size, { decimals, symbol })}`
}
