import { enTransaction } from '../../i18n/enTransaction.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'

export interface SimulationStatusProps {
  readonly status: 'trying' | 'fails' | 'unknown'
  /** Text to show if the network would refuse the transaction. */
  readonly fails: string
}

export function SimulationStatus({ status, fails }: SimulationStatusProps) {
  const texts = useWalletTexts('asking', enTransaction)
  if (status === 'trying') {
    return (
      <p className="fy-note" role="status">
        {texts.trying}
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
