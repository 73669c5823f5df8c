import { isSameAddress, parseUnits } from '@foyer/core/internal/account'
import { formatAddress } from '@foyer/core/internal/modal'
import { getSendProblem, type SendState } from '@foyer/core/internal/send'
import { SimulationStatus } from '../../components/transaction/SimulationStatus.js'
import { enSend } from '../../i18n/enSend.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatExactAmount } from '../../internal/tokenTexts.js'
import { useSend } from './useSend.js'

export function SendSimulation() {
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enTransferReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { state } = useSend()
  const { simulation, from, namespace = '', receiverAddress, quote } = state
  // A failed quote prevents the simulation; `FeeDetails` shows the reason.
  if (!simulation && quote.status === 'failed') return null
  const problem = getSendProblem(state)
  if (problem === 'takesMore' || problem === 'allowsOthers')
    return <SimulationStatus status="fails" fails={first[problem]} />
  if (!simulation || !('changes' in simulation)) {
    return <SimulationStatus status={simulation?.status ?? 'trying'} fails={first.fails} />
  }
  const extra = quote.quote?.extra
  const nameOf = (address: string) => {
    const isOf = (other: string | undefined) => isSameAddress(namespace, other, address)
    return isOf(from?.address) ? transactionTexts.you : isOf(receiverAddress) ? texts.theyGet : formatAddress(address)
  }
  /** Explains an unexpected change of the native coin. Undefined if obvious or unknown. */
  const reasonOf = ({ address, token, amount }: Change) => {
    const isMine = isSameAddress(namespace, from?.address, address) && token.address === undefined
    return isMine && extra !== undefined && amount === -extra.amount ? first.opensAccount : undefined
  }
  // Shows nothing for a plain transfer, whose changes the form already states.
  if (isPlain(state, simulation.changes)) return null
  const parties = [...new Set(simulation.changes.map(({ address }) => address))]
  return (
    <div className="fy-det">
      <p className="fy-label fy-send__changes">{transactionTexts.changes}</p>
      {!simulation.changes.length && <p className="fy-note">{texts.noChanges}</p>}
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
    </div>
  )
}

/** Returns whether the simulation shows the requested transfer and nothing else. */
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

/** Formats a signed change. Unknown tokens show their address and base units. */
function changeText({ namespace = '', network, token }: SendState, changed: ChangedToken, amount: bigint): string {
  const sign = amount < 0n ? '−' : '+'
  const size = amount < 0n ? -amount : amount
  const isSent = token && isSameAddress(namespace, changed.address, token.address)
  const known = isSent ? token : changed.address === undefined ? network?.nativeCurrency : undefined
  const decimals = changed.decimals ?? known?.decimals
  const symbol = changed.symbol ?? known?.symbol ?? (changed.address && formatAddress(changed.address)) ?? ''
  return `${sign}${decimals === undefined ? `${size} ${symbol}` : formatExactAmount(size, { decimals, symbol })}`
}
