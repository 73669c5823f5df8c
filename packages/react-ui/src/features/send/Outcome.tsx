import { formatAddress } from '@foyer/core/ui'
import type { SendState } from '@foyer/core/ui/send'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { exactly } from '../../utils/tokenTexts.js'
import { useSend } from './useSend.js'

/** What the chain says would happen, asset by asset. */
export function Outcome() {
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enSending)
  const { state } = useSend()
  const { simulation, from, receiverAddress, quote } = state
  // What keeps it from being tried out is said beside the fee.
  if (!simulation && quote.status === 'failed') return null
  if (!simulation || simulation.status === 'trying') {
    return (
      <p className="fy-note" role="status">
        {texts.trying}…
      </p>
    )
  }
  if (simulation.status === 'fails') {
    return (
      <div className="fy-alert fy-alert--bad" role="alert">
        <div>{first.fails}</div>
      </div>
    )
  }
  if (simulation.status === 'unknown') {
    return (
      <div className="fy-alert fy-alert--warn" role="status">
        <div>{texts.untried}</div>
      </div>
    )
  }
  const nameOf = (address: string) => {
    const isOf = (other: string | undefined) => other?.toLowerCase() === address.toLowerCase()
    return isOf(from?.address) ? texts.you : isOf(receiverAddress) ? texts.theyGet : formatAddress(address)
  }
  return (
    <div className="fy-det">
      <p className="fy-label fy-send__changes">{texts.changes}</p>
      {!simulation.changes.length && <p className="fy-note">{texts.noChanges}</p>}
      <dl className="fy-dl">
        {simulation.changes.map((change) => {
          const { address, token, amount } = change
          return (
            <div key={`${address}/${token.address ?? ''}/${token.tokenId ?? ''}`}>
              <dt>
                <bdi>{nameOf(address)}</bdi>
              </dt>
              <dd className={amount < 0n ? undefined : 'fy-send__in'}>
                <bdi dir="ltr">{changeText(state, token, amount)}</bdi>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

interface ChangedToken {
  readonly address?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** With its sign. What nobody knows of a token is its address and its smallest unit. */
function changeText({ network, token }: SendState, changed: ChangedToken, amount: bigint): string {
  const sign = amount < 0n ? '−' : '+'
  const size = amount < 0n ? -amount : amount
  const isSent = changed.address?.toLowerCase() === token?.address?.toLowerCase()
  const known = isSent ? token : changed.address === undefined ? network?.nativeCurrency : undefined
  const decimals = changed.decimals ?? known?.decimals
  const symbol = changed.symbol ?? known?.symbol ?? (changed.address && formatAddress(changed.address)) ?? ''
  return `${sign}${decimals === undefined ? `${size} ${symbol}` : exactly(size, { decimals, symbol })}`
}
