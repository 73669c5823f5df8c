import type { SendToken } from '@foyer/core/ui/send'
import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { enAmount } from '../../messages/enAmount.js'
import { enSend } from '../../messages/enSend.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { SendIcon } from './SendIcon.js'

export interface NftCardProps {
  readonly token: SendToken
  readonly error: string | undefined
}

/** One of its kind, which is sent whole. A press leads to what else there is to send. */
export function NftCard({ token, error }: NftCardProps) {
  const { context } = useUi()
  const texts = useWalletTexts('send', enSend)
  const amounts = useWalletTexts('amount', enAmount)
  const id = useId()
  const network = context.stores.networks.find(token.caipNetworkId)
  return (
    <div className="fy-field">
      <button
        type="button"
        className="fy-row fy-row--panel fy-send__nft"
        aria-haspopup="dialog"
        aria-describedby={error ? id : undefined}
        data-focus-key="token"
        onClick={() => context.stores.router.push({ view: 'WalletSendSelectToken' })}
      >
        <SendIcon token={token} network={network} />
        <span className="fy-row__m">
          <span className="fy-row__s">{texts.nft}</span>
          <span className="fy-row__t fy-trunc">
            <bdi aria-hidden="true">{token.symbol}</bdi>
            <span className="fy-vh">{amounts.chooseToken(token.symbol)}</span>
          </span>
        </span>
        <Icon node={ChevronDown} className="fy-i fy-i--sm" />
      </button>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
