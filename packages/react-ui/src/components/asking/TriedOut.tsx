import { enAsking } from '../../messages/enAsking.js'
import { useWalletTexts } from '../../useWalletTexts.js'

export interface TriedOutProps {
  readonly status: 'trying' | 'fails' | 'unknown'
  /** That the network would refuse it. */
  readonly fails: string
}

/** How far trying it out has come, where there is nothing to show of it. */
export function TriedOut({ status, fails }: TriedOutProps) {
  const texts = useWalletTexts('asking', enAsking)
  if (status === 'trying') {
    return (
      <p className="fy-note" role="status">
        {texts.trying}…
      </p>
    )
  }
  const isBad = status === 'fails'
  return (
    <div className={`fy-alert fy-alert--${isBad ? 'bad' : 'warn'}`} role={isBad ? 'alert' : 'status'}>
      <div>{isBad ? fails : texts.untried}</div>
    </div>
  )
}
