import { getSwapProblem, type SwapOffer } from '@foyer/core/internal/swap'
import { RotateCw } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatRoundedAmount } from '../../internal/tokenTexts.js'
import { isRiskySwap } from './describeSwap.js'
import { enSwapReview } from './reviewTexts.js'
import { enSwap } from './texts.js'
import { useReturnToSwap } from './useReturnToSwap.js'
import { useSwap } from './useSwap.js'

/** Amounts of the offer that the user has reviewed or accepted. */
interface Agreed {
  readonly got: string
  readonly least: string
}

/** Submits the reviewed offer. A changed offer has to be accepted first. */
export function SwapSubmitButtons() {
  const { context, messages } = useViewUi()
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { swap, state } = useSwap()
  const { toToken, quote, simulation, step } = state
  const [agreed, setAgreed] = useState<Agreed>()
  const { best } = quote
  const shown = best && toToken && figuresOf(best)
  // The first offer on screen counts as reviewed.
  if (!agreed && shown) setAgreed(shown)
  const hold = useDisplayFreeze()
  const edit = useReturnToSwap()
  const startAnother = () => {
    swap.giveUp()
    context.stores.router.replace({ view: 'Swap' })
  }
  function figuresOf({ toAmount, least }: SwapOffer): Agreed {
    const read = (amount: bigint) => (toToken ? formatRoundedAmount(amount, toToken) : '')
    return { got: read(toAmount), least: read(least) }
  }
  const problem = getSwapProblem(state)
  const isOther = agreed && shown && (agreed.got !== shown.got || agreed.least !== shown.least)
  // An unsimulated swap is labeled as risky.
  const isBad = isRiskySwap(state) || simulation?.status === 'unknown'
  const isTrying = simulation === undefined || simulation.status === 'trying'
  if (problem === 'priceless' || problem === 'moved' || problem === 'fails') {
    return (
      <div className="fy-cta">
        <Button kind="1" onClick={swap.refresh}>
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
        {isBad && (
          <Button kind="1" focusKey="back" onClick={edit}>
            {texts.goBack}
          </Button>
        )}
        {/* Two buttons with different keys: the double-press guard sees that the control has changed. */}
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
            {transactionTexts.startAnother}
          </Button>
        )}
      </div>
    </>
  )
}

/** Freezes the displayed offer from the start of a press until its click was handled. */
function useDisplayFreeze(): () => void {
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
      // Waits a task, because the click event follows `pointerup` and must apply to the frozen offer.
      setTimeout(release)
    }
    undo.current = end
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
}
