import type { Network } from '@foyer/core'
import type { SendToken } from '@foyer/core/internal/send'
import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { TokenIcon, TokenImage } from '../../components/TokenIcon.js'
import { enAmount } from '../../i18n/enAmount.js'
import { enSend } from '../../i18n/enSend.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'

export interface NftCardProps {
  readonly token: SendToken
  readonly error: string | undefined
}

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
        <SendTokenIcon token={token} network={network} />
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

interface SendTokenIconProps {
  readonly token: SendToken
  readonly network: Network | undefined
}

export function SendTokenIcon({ token, network }: SendTokenIconProps) {
  if (!token.nft) return <TokenIcon token={token} network={network} corner={null} />
  return <TokenImage name={token.symbol} imageUrl={token.iconUrl} isSquare />
}
