import type { ViewParams } from '@foyer/core'
import { problemOf, type SwapProblem } from '@foyer/core/ui/swap'
import { RotateCw } from 'lucide'
import { type FormEvent, useEffect } from 'react'
import { AmountCard } from '../../components/AmountCard.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { enSwap } from '../../messages/enSwap.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { balanceOf, exactly, feeText } from '../../utils/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { drawn, failsText, isRisky, keyOf, nativeOf } from './describeSwap.js'
import { NoNetwork } from './NoNetwork.js'
import { PriceDetails } from './PriceDetails.js'
import { priceFailure } from './priceFailure.js'
import { ReceiveCard } from './ReceiveCard.js'
import { SwapWarnings } from './SwapWarnings.js'
import { useSwap } from './useSwap.js'

/** What is paid, and what comes for it. */
export function SwapView({ params }: { readonly params: ViewParams['Swap'] }) {
  const { context, preloadView, messages } = useViewUi()
  const texts = useWalletTexts('swap', enSwap)
  const { swap, state } = useSwap()
  useEffect(() => {
    swap.begin(params)
    return swap.watch()
  }, [swap, params])
  const { router } = context.stores
  const { network, sourceToken, step, quote, support } = state
  const isEntering = step.status === 'form' || step.status === 'review'
  const hasPrice = quote.best !== undefined
  useEffect(() => {
    // What is under way is shown where it was looked over.
    if (!isEntering) router.replace({ view: 'SwapPreview' })
    else if (hasPrice) preloadView({ view: 'SwapPreview' })
  }, [isEntering, hasPrice, router, preloadView])
  if (!network || !isEntering) return <LoadingView />
  if (support === 'no') return <NoNetwork network={network} />
  if (!sourceToken) return <LoadingView />
  const problem = problemOf(state)
  const { label, error } = wordsOf(problem)
  const isFailed = problem === 'priceless'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFailed) swap.retry()
    else if (swap.review()) router.push({ view: 'SwapPreview' })
  }
  function wordsOf(found: SwapProblem | undefined): { readonly label: string; readonly error?: string | undefined } {
    if (!network || !sourceToken) return { label: texts.chooseToken }
    const { symbol, address, amount } = sourceToken
    const { best, limits } = quote
    const native = nativeOf(network, state)
    const fee = feeText(best?.networkFee ?? 0n, native)
    switch (found) {
      case 'token':
        return { label: texts.chooseToken }
      case 'tooMuch':
        return {
          label: texts.notEnough(symbol),
          error: texts.have(`${balanceOf({ amount, decimals: sourceToken.decimals }) ?? ''} ${symbol}`),
        }
      case 'fee':
        return {
          label: texts.notEnough(native.symbol),
          error: best && (address === undefined ? texts.needFee(fee) : texts.needFeeToken(fee)),
        }
      case 'gas':
        return { label: texts.enterAmount, error: texts.gasUnknown }
      case 'tooLittle':
        return { label: texts.tooLittle, error: texts.atLeast(exactly(limits?.least ?? 0n, sourceToken)) }
      case 'tooLarge':
        return { label: texts.tooLarge, error: texts.atMost(exactly(limits?.most ?? 0n, sourceToken)) }
      case 'fails':
        return { label: texts.wouldFail, error: failsText(state, texts) }
      case 'moved':
        return { label: texts.wouldFail, error: texts.moved }
      case 'waiting':
        return { label: texts.gettingPrice }
      case 'priceless':
        return { label: messages.common.tryAgain }
      case undefined:
        return { label: texts.review }
      default:
        return { label: texts.enterAmount }
    }
  }
  const isWaiting = problem === 'waiting'
  return (
    <form className="fy-swap" noValidate onSubmit={submit}>
      <div className="fy-body">
        <AmountCard
          tokenKey={keyOf(sourceToken)}
          label={texts.youPay}
          token={sourceToken}
          icon={<TokenIcon token={drawn(sourceToken)} network={network} corner={null} />}
          value={state.sourceTokenAmount ?? ''}
          balance={balanceOf(sourceToken)}
          isMaxBusy={state.isMax && state.sourceTokenAmount === undefined && quote.status === 'loading'}
          error={error}
          onAmount={(text) => void swap.setAmount(text)}
          onMax={swap.setMax}
          onPick={() => router.push({ view: 'SwapSelectToken', params: { side: 'from' } })}
        >
          <ReceiveCard network={network} isWaiting={isWaiting} />
        </AmountCard>
        {isFailed && <FieldError>{priceFailure(state, texts)}</FieldError>}
        <SwapWarnings />
        {quote.best && <PriceDetails network={network} offer={quote.best} />}
        <ListEnd />
      </div>
      <div className="fy-cta">
        <Button
          kind={problem === undefined && isRisky(state) ? 'bad' : '1'}
          isSubmit
          focusKey="review"
          isBusy={isWaiting}
          isOff={problem !== undefined && !isFailed}
        >
          {isFailed && <Icon node={RotateCw} className="fy-i fy-i--sm" />}
          {label}
        </Button>
      </div>
    </form>
  )
}
