import { isModalError } from '@foyer/core/internal/modal'
import type { SwapOffer, SwapState } from '@foyer/core/internal/swap'
import type { ReactNode } from 'react'
import { Warning } from '../../components/transaction/Warning.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatPercent, formatPriceImpact, getPriceImpactLevel, isSevereImpact } from './describeSwap.js'
import { enSwap } from './texts.js'
import { useSwap } from './useSwap.js'

export function SwapWarnings({ offer }: { readonly offer: SwapOffer | undefined }) {
  const texts = useWalletTexts('swap', enSwap)
  const { sourceToken, toToken, warnings } = useSwap().state
  const { feeOnTransfer, honeypot, unsold } = warnings
  const impact = offer ? getPriceImpactLevel(offer) : 'none'
  const isSevere = isSevereImpact(impact)
  const loss = offer?.priceImpact
  const fake = [toToken, sourceToken].find((each) => each?.imitates)
  const all: readonly (readonly [ReactNode, isBad?: boolean])[] = [
    [fake?.imitates && texts.imitation(fake.symbol, fake.imitates.name), true],
    [toToken?.isListed === false && !fake && texts.unlisted],
    [honeypot && texts.honeypot, true],
    [unsold && toToken?.isListed === false && texts.unsold],
    [feeOnTransfer !== undefined && texts.feeOnTransfer(formatPercent(feeOnTransfer))],
    [
      loss !== undefined &&
        (impact === 'high' || isSevere) &&
        (impact === 'total' ? texts.impactTotal : texts.impactHigh)(formatPriceImpact(loss)),
      isSevere,
    ],
  ]
  const shown = all.filter(([text]) => text)
  if (shown.length === 0) return null
  return (
    <div className="fy-stack fy-swap__warn">
      {shown.map(([text, isBad]) => (
        <Warning key={String(text)} isBad={isBad}>
          {text}
        </Warning>
      ))}
    </div>
  )
}

type Texts = Readonly<Record<'noPrice' | 'unreachable' | 'offline', string>>

export function describeQuoteError({ quote }: Pick<SwapState, 'quote'>, texts: Texts): string {
  if (isModalError(quote.error, 'SWAP_NO_PRICE')) return texts.noPrice
  return navigator.onLine ? texts.unreachable : texts.offline
}
