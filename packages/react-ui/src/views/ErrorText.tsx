import { describeError } from '@foyer/core/internal/connect'
import { isModalError } from '@foyer/core/internal/modal'
import { useConnectingUi } from './useConnectingUi.js'

export interface ErrorTextProps {
  readonly error: unknown
  readonly wallet: string
}

/** Shows the message of an error, followed by the wallet's own. */
export function ErrorText(props: ErrorTextProps) {
  const { messages } = useConnectingUi()
  return (
    <>
      {describeError(props.error, messages.errors)}
      <WalletMessage {...props} />
    </>
  )
}

/** Shows the wallet's own message, attributed to it. */
export function WalletMessage({ error, wallet }: ErrorTextProps) {
  const { messages } = useConnectingUi()
  const words = isModalError(error) ? error.context.walletWords : undefined
  return typeof words === 'string' ? (
    <span className="fy-said" dir="auto">
      {messages.connecting.walletSays(wallet, words)}
    </span>
  ) : null
}
