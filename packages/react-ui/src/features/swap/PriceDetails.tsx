import type { Network } from '@foyer/core'
import { toBigNumber } from '@foyer/core/internal/account'
import type { SwapOffer } from '@foyer/core/internal/swap'
import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Chips } from '../../components/Chips.js'
import { Icon } from '../../components/Icon.js'
import { InfoTip } from '../../components/InfoTip.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatRoundedAmount } from '../../internal/tokenTexts.js'
import { formatClock, useSecondsUntil } from '../../internal/useSecondsUntil.js'
import { formatPercent, formatPriceImpact, formatRate, formatSwapFee, getPriceImpactLevel } from './describeSwap.js'
import { enSwap } from './texts.js'
import { useSwap } from './useSwap.js'

export interface PriceDetailsProps {
  readonly network: Network
  readonly offer: SwapOffer
}

export function PriceDetails({ network, offer }: PriceDetailsProps) {
  const texts = useWalletTexts('swap', enSwap)
  const { state } = useSwap()
  const { toToken, quote } = state
  const rate = formatRate(state, offer)
  const impact = getPriceImpactLevel(offer)
  if (!toToken) return null
  return (
    <div className="fy-swap__more">
      <details className="fy-det">
        <summary data-focus-key="details">
          <span>{rate && <bdi>{texts.rate(rate.one, rate.other)}</bdi>}</span>
          <QuoteCountdown />
          <Icon node={ChevronDown} className="fy-i fy-i--sm" />
        </summary>
        <dl className="fy-dl">
          <SwapFees network={network} offer={offer}>
            {offer.priceImpact !== undefined && (
              <div>
                <dt>
                  {texts.impact} <InfoTip label={texts.impactLabel}>{texts.aboutImpact}</InfoTip>
                </dt>
                <dd>
                  <bdi className={`fy-swap__${impact}`}>{formatPriceImpact(offer.priceImpact)}</bdi>
                </dd>
              </div>
            )}
            <Slippage />
          </SwapFees>
          <div>
            <dt>{texts.least}</dt>
            <dd>
              <bdi>{formatRoundedAmount(offer.least, toToken)}</bdi>
            </dd>
          </div>
        </dl>
        <Offers />
      </details>
      {quote.status === 'failed' && (
        <p className="fy-note" role="status">
          {texts.oldPrice}
        </p>
      )}
    </div>
  )
}

function Offers() {
  const texts = useWalletTexts('swap', enSwap)
  const { toToken, quote } = useSwap().state
  const { offers, pendingCount, best, comparedBy } = quote
  if (!toToken) return null
  const [first] = offers
  if (offers.length < 2 && !pendingCount) {
    return first ? (
      <dl className="fy-dl fy-swap__offers">
        <div>
          <dt>{texts.provider}</dt>
          <dd>
            <bdi>{first.provider.name}</bdi>
          </dd>
        </div>
      </dl>
    ) : null
  }
  return (
    <>
      <p className="fy-label fy-swap__label">{texts.offers}</p>
      <dl className="fy-dl fy-swap__offers">
        {offers.map((offer) => (
          <div key={offer.provider.id}>
            <dt>
              <bdi>{offer.provider.name}</bdi>
              {offer.id === best?.id && comparedBy && (
                <span className="fy-tag fy-tag--accent">{texts.best[comparedBy]}</span>
              )}
            </dt>
            <dd>
              <bdi>{formatRoundedAmount(offer.toAmount, toToken)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {pendingCount > 0 && <p className="fy-note fy-swap__note">{texts.asking(pendingCount)}</p>}
    </>
  )
}

const SLIPPAGE_PERCENTS = ['0.5', '1', '3']

function Slippage() {
  const texts = useWalletTexts('swap', enSwap)
  const { swap, state } = useSwap()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { isAuto, percent } = state.slippage
  const text = formatPercent(percent)
  return (
    <>
      <div>
        <dt>
          {texts.slippage} <InfoTip label={texts.slippageLabel}>{texts.aboutSlippage}</InfoTip>
        </dt>
        <dd>
          <button
            type="button"
            className="fy-swap__choose"
            aria-expanded={isOpen}
            aria-controls={id}
            data-focus-key="slippage"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="fy-vh">{texts.slippage} </span>
            <bdi>{isAuto ? texts.autoPercent(text) : text}</bdi>
            <Icon node={ChevronDown} className="fy-i fy-i--xs" />
          </button>
        </dd>
      </div>
      <div id={id} hidden={!isOpen} className="fy-swap__chips">
        <dt className="fy-vh">{texts.slippage}</dt>
        <dd>
          <Chips
            label={texts.slippage}
            options={[
              { value: 'auto', label: texts.auto },
              ...SLIPPAGE_PERCENTS.map((each) => ({ value: each, label: formatPercent(each) })),
            ]}
            value={isAuto ? 'auto' : percent}
            onChange={(wanted) => void swap.setSlippage(wanted)}
          />
        </dd>
      </div>
    </>
  )
}

export function QuoteCountdown() {
  const texts = useWalletTexts('swap', enSwap)
  const { quote } = useSwap().state
  const seconds = useSecondsUntil(quote.refreshAt)
  if (quote.status === 'loading' || seconds === 0) {
    return (
      <span className="fy-tag fy-tag--plain">
        <span className="fy-spin fy-swap__spin" aria-hidden="true" />
        <span className="fy-vh">{texts.gettingPrice}</span>
      </span>
    )
  }
  return (
    <span className="fy-tag fy-tag--plain">
      <span className="fy-vh">{texts.newPriceIn} </span>
      <bdi dir="ltr">{formatClock(seconds)}</bdi>
    </span>
  )
}

interface SwapFeesProps {
  readonly network: Network
  readonly offer: SwapOffer
  /** Rows to show between the network fee and the provider fee. */
  readonly children?: ReactNode
}

/** Shows the fees of a swap, and says if one is unknown. */
export function SwapFees({ network, offer, children }: SwapFeesProps) {
  const texts = useWalletTexts('swap', enSwap)
  const { state } = useSwap()
  const { providerFee } = offer
  const fee = formatSwapFee(network, state, offer, texts)
  return (
    <>
      <div>
        <dt>{texts.fee}</dt>
        <dd>
          <small>
            <bdi>{network.name}</bdi>
          </small>
          {fee === undefined ? <small>{texts.unknown}</small> : <bdi>{fee}</bdi>}
        </dd>
      </div>
      {children}
      <div>
        <dt>{texts.providerFee}</dt>
        <dd>
          {providerFee === undefined ? (
            <small>{texts.unknown}</small>
          ) : toBigNumber(providerFee).isZero() ? (
            texts.none
          ) : (
            <>
              <bdi>{formatPercent(providerFee)}</bdi> <small>{texts.included}</small>
            </>
          )}
        </dd>
      </div>
    </>
  )
}
