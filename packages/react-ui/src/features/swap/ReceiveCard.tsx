import type { Network } from '@foyer/core'
import type { SwapOffer } from '@foyer/core/internal/swap'
import { ArrowUpDown, ChevronDown } from 'lucide'
import { useId } from 'react'
import { getAmountSizeClass, TokenBalance, TokenButton } from '../../components/AmountCard.js'
import { Icon } from '../../components/Icon.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatFiatValue, formatRoundedNumber, formatTokenBalance } from '../../internal/tokenTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { toIconToken } from './describeSwap.js'
import { enSwap } from './texts.js'
import { useSwap } from './useSwap.js'

export interface ReceiveCardProps {
  readonly network: Network
  readonly isWaiting: boolean
  readonly offer: SwapOffer | undefined
}

export function ReceiveCard({ network, isWaiting, offer }: ReceiveCardProps) {
  const { context } = useUi()
  const texts = useWalletTexts('swap', enSwap)
  const { swap, state } = useSwap()
  const id = useId()
  const { toToken } = state
  const choose = () => context.stores.router.push({ view: 'SwapSelectToken', params: { side: 'to' } })
  const amount = offer?.toAmount
  const value = toToken && amount !== undefined ? formatRoundedNumber(amount, toToken) : ''
  const money = toToken && formatFiatValue(amount ?? 0n, toToken, 'down')
  return (
    <>
      <button
        type="button"
        className="fy-turn"
        aria-label={texts.turn}
        aria-disabled={toToken === undefined || undefined}
        data-focus-key="turn"
        onClick={toToken && (() => swap.flip())}
      >
        <Icon node={ArrowUpDown} />
      </button>
      <div className="fy-amt" aria-busy={isWaiting || undefined}>
        <label className="fy-amt__l" htmlFor={id}>
          {texts.youReceive}
        </label>
        <div className="fy-amt__r">
          {isWaiting && <span className="fy-skel fy-swap__wait" aria-hidden="true" />}
          <input
            id={id}
            className={isWaiting ? 'fy-vh' : `fy-amt__i${getAmountSizeClass(value)}`}
            dir="ltr"
            placeholder="0"
            value={value}
            readOnly
            tabIndex={-1}
          />
          {toToken ? (
            <TokenButton
              symbol={toToken.symbol}
              icon={<TokenIcon token={toIconToken(toToken)} network={network} corner={null} />}
              focusKey="token-to"
              onClick={choose}
            />
          ) : (
            <button
              type="button"
              className="fy-pick fy-pick--accent"
              aria-haspopup="dialog"
              data-focus-key="token-to"
              onClick={choose}
            >
              {texts.pickToken}
              <Icon node={ChevronDown} className="fy-i fy-i--sm" />
            </button>
          )}
        </div>
        <div className="fy-amt__b">
          <span>
            {isWaiting ? (
              <span className="fy-skel fy-skel--line" aria-hidden="true" />
            ) : (
              money !== undefined && <bdi>{money}</bdi>
            )}
          </span>
          <span>{toToken && <TokenBalance balance={formatTokenBalance(toToken)} />}</span>
        </div>
        <span className="fy-vh" role="status">
          {isWaiting ? texts.gettingPrice : value && toToken ? texts.youGet(`${value} ${toToken.symbol}`) : ''}
        </span>
      </div>
    </>
  )
}
