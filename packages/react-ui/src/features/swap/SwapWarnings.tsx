import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.js'
import { enSwap } from '../../messages/enSwap.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { impactOf, lossOf, percentOf } from './describeSwap.js'
import { useSwap } from './useSwap.js'

/** What is known against the tokens and the price. */
export function SwapWarnings() {
  const texts = useWalletTexts('swap', enSwap)
  const { sourceToken, toToken, warnings, quote } = useSwap().state
  const { feeOnTransfer, honeypot, unsold } = warnings
  const impact = quote.best && impactOf(quote.best)
  const loss = quote.best?.priceImpact
  const fake = [toToken, sourceToken].find((each) => each?.imitates)
  const all: readonly (readonly [ReactNode, isBad?: boolean])[] = [
    [fake?.imitates && texts.imitation(fake.symbol, fake.imitates.name), true],
    [toToken?.isListed === false && !fake && texts.unlisted],
    [honeypot && texts.honeypot, true],
    [unsold && toToken?.isListed === false && texts.unsold],
    [feeOnTransfer !== undefined && texts.feeOnTransfer(percentOf(feeOnTransfer))],
    [
      loss !== undefined && (impact === 'high' || impact === 'severe') && texts.impactHigh(lossOf(loss)),
      impact === 'severe',
    ],
  ]
  const shown = all.filter(([text]) => text)
  if (shown.length === 0) return null
  return (
    <div className="fy-stack fy-swap__warn">
      {shown.map(([text, isBad]) => (
        <div
          key={String(text)}
          className={`fy-alert fy-alert--${isBad ? 'bad' : 'warn'}`}
          role={isBad ? 'alert' : 'note'}
        >
          <Icon node={TriangleAlert} className="fy-i fy-i--sm" />
          <div>{text}</div>
        </div>
      ))}
    </div>
  )
}
