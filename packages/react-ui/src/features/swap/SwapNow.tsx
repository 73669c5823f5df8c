import { problemOf, type SwapOffer } from '@foyer/core/ui/swap'
import { RotateCw } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { enAsking } from '../../messages/enAsking.js'
import { enSwap } from '../../messages/enSwap.js'
import { enSwapping } from '../../messages/enSwapping.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { isRisky, roughlyOf } from './describeSwap.js'
import { useSwap } from './useSwap.js'

/** What was shown when the visitor began to look it over, or accepted since. */
interface Agreed {
  readonly got: string
  readonly least: string
}

/** The button that asks the wallet. It is good for the figures that were looked over: others are accepted first. */
export function SwapNow() {
  const { context, messages } = useViewUi()
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapping)
  const asking = useWalletTexts('asking', enAsking)
  const { swap, state } = useSwap()
  const { toToken, quote, simulation, step } = state
  const [agreed, setAgreed] = useState<Agreed>()
  const { best } = quote
  const shown = best && toToken && figuresOf(best)
  // The first price that is shown is the one that is looked over.
  if (!agreed && shown) setAgreed(shown)
  const hold = usePressHold()
  const startAnother = () => {
    swap.giveUp()
    context.stores.router.replace({ view: 'Swap' })
  }
  function figuresOf({ toAmount, least }: SwapOffer): Agreed {
    const read = (amount: bigint) => (toToken ? roughlyOf(amount, toToken) : '')
    return { got: read(toAmount), least: read(least) }
  }
  const problem = problemOf(state)
  const isOther = agreed && shown && (agreed.got !== shown.got || agreed.least !== shown.least)
  // What nobody could try out is asked for as what it is.
  const isBad = isRisky(state) || simulation?.status === 'unknown'
  const isTrying = simulation === undefined || simulation.status === 'trying'
  if (problem === 'priceless' || problem === 'moved' || problem === 'fails') {
    return (
      <div className="fy-cta">
        <Button kind="1" onClick={swap.retry}>
          <Icon node={RotateCw} className="fy-i fy-i--sm" />
          {problem === 'fails' ? messages.common.tryAgain : texts.newPrice}
        </Button>
      </div>
    )
  }
  return (
    <>
      <p className="fy-swap__changed" role="status">
        {isOther ? texts.changed(shown.got, agreed.got) : ''}
      </p>
      <div className="fy-cta fy-stack" onPointerDown={hold}>
        {/* Two buttons, and not one that says something else: the second press of a double one is told by it. */}
        {isOther ? (
          <Button key="accept" kind="2" focusKey="accept" onClick={() => setAgreed(shown)}>
            {texts.accept}
          </Button>
        ) : (
          <Button
            key="swap"
            kind={isBad ? 'bad' : '1'}
            focusKey="swap"
            isOff={problem !== undefined || !best}
            isBusy={problem === 'waiting' || (problem === undefined && isTrying && step.status !== 'paused')}
            onClick={() => best && void swap.submit(best.id)}
          >
            {problem === 'waiting' ? first.gettingPrice : isBad ? texts.swapAnyway : texts.swapNow}
          </Button>
        )}
        {step.status === 'paused' && (
          <Button kind="3" onClick={startAnother}>
            {asking.startAnother}
          </Button>
        )}
      </div>
    </>
  )
}

/** While something is pressed nothing that is shown may change. */
function usePressHold(): () => void {
  const { swap } = useSwap()
  const undo = useRef<() => void>(undefined)
  useEffect(() => () => undo.current?.(), [])
  return () => {
    undo.current?.()
    const release = swap.hold()
    const end = () => {
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      undo.current = undefined
      // The click comes after it.
      setTimeout(release)
    }
    undo.current = end
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
}
