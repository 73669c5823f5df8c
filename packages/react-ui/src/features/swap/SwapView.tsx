import type { Network, ViewParams } from '@foyer/core'
import { getSwapProblem, type SwapProblem } from '@foyer/core/internal/swap'
import { useStore } from '@nanostores/react'
import { ChevronRight, RotateCw } from 'lucide'
import { type FormEvent, useEffect } from 'react'
import { AmountCard } from '../../components/AmountCard.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { PendingRequests } from '../../components/PendingRequests.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { StatusRing } from '../../components/StatusRing.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getSenderCaipAddress } from '../../internal/getSenderCaipAddress.js'
import { formatExactAmount, formatFee, formatTokenBalance } from '../../internal/tokenTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useSwitchNetworkInModal } from '../../internal/useSwitchNetworkInModal.js'
import { LoadingView } from '../../views/LoadingView.js'
import {
  describeSimulationFailure,
  getSwapFeeToken,
  getSwapTokenKey,
  isRiskySwap,
  toIconToken,
} from './describeSwap.js'
import { PriceDetails } from './PriceDetails.js'
import { ReceiveCard } from './ReceiveCard.js'
import { describeQuoteError, SwapWarnings } from './SwapWarnings.js'
import { enSwap } from './texts.js'
import { useSwap } from './useSwap.js'

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
    // The review view shows a submitted swap.
    if (!isEntering) router.replace({ view: 'SwapPreview' })
    else if (hasPrice) preloadView({ view: 'SwapPreview' })
  }, [isEntering, hasPrice, router, preloadView])
  if (!network || !isEntering) return <LoadingView />
  if (support === 'no') return <NoNetwork network={network} />
  if (!sourceToken) return <LoadingView />
  const problem = getSwapProblem(state)
  const { label, error } = wordsOf(problem)
  const isFailed = problem === 'priceless'
  const canPress = problem === undefined || problem === 'token' || isFailed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFailed) swap.refresh()
    else if (problem === 'token') router.push({ view: 'SwapSelectToken', params: { side: 'to' } })
    else if (swap.review()) router.push({ view: 'SwapPreview' })
  }
  function wordsOf(found: SwapProblem | undefined): { readonly label: string; readonly error?: string | undefined } {
    if (!network || !sourceToken) return { label: texts.chooseToken }
    const { symbol, address, amount } = sourceToken
    const { best, limits } = quote
    const native = getSwapFeeToken(network, state)
    const fee = formatFee(best?.networkFee ?? 0n, native)
    switch (found) {
      case 'token':
        return { label: texts.chooseToken }
      case 'tooMuch':
        return {
          label: texts.notEnough(symbol),
          error: texts.have(`${formatTokenBalance({ amount, decimals: sourceToken.decimals }) ?? ''} ${symbol}`),
        }
      case 'fee':
        return {
          label: texts.notEnough(native.symbol),
          error: best && (address === undefined ? texts.needFee(fee) : texts.needFeeToken(fee)),
        }
      case 'gas':
        return { label: texts.enterAmount, error: texts.gasUnknown }
      case 'tooLittle':
        return { label: texts.tooLittle, error: texts.atLeast(formatExactAmount(limits?.least ?? 0n, sourceToken)) }
      case 'tooLarge':
        return { label: texts.tooLarge, error: texts.atMost(formatExactAmount(limits?.most ?? 0n, sourceToken)) }
      case 'fails':
        return { label: texts.wouldFail, error: describeSimulationFailure(state, texts) }
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
  // Hides the offer for an amount above the balance, because a price that the account cannot pay would mislead.
  const offer = problem === 'tooMuch' ? undefined : quote.best
  return (
    <form className="fy-swap" noValidate onSubmit={submit}>
      <div className="fy-body">
        <PendingRequests account={getSenderCaipAddress(state)} />
        <AmountCard
          tokenKey={getSwapTokenKey(sourceToken)}
          label={texts.youPay}
          token={sourceToken}
          icon={<TokenIcon token={toIconToken(sourceToken)} network={network} corner={null} />}
          value={state.sourceTokenAmount ?? ''}
          balance={formatTokenBalance(sourceToken)}
          isMaxBusy={state.isMax && state.sourceTokenAmount === undefined && quote.status === 'loading'}
          error={error}
          onAmount={(text) => void swap.setAmount(text)}
          onMax={swap.setMax}
          onPick={() => router.push({ view: 'SwapSelectToken', params: { side: 'from' } })}
        >
          <ReceiveCard network={network} isWaiting={isWaiting} offer={offer} />
        </AmountCard>
        {isFailed && <FieldError>{describeQuoteError(state, texts)}</FieldError>}
        <SwapWarnings offer={offer} />
        {offer && <PriceDetails network={network} offer={offer} />}
        <ListEndFade />
      </div>
      <div className="fy-cta">
        <Button
          kind={problem === undefined && isRiskySwap(state) ? 'bad' : '1'}
          isSubmit
          focusKey="review"
          isBusy={isWaiting}
          isOff={!canPress}
        >
          {isFailed && <Icon node={RotateCw} className="fy-i fy-i--sm" />}
          {label}
        </Button>
      </div>
    </form>
  )
}

function NoNetwork({ network }: { readonly network: Network }) {
  const { context } = useUi()
  const texts = useWalletTexts('swap', enSwap)
  const { supported } = useSwap().state
  const switching = useStore(context.stores.switching.$switching)
  const switchTo = useSwitchNetworkInModal()
  return (
    <div className="fy-body fy-body--list">
      <StatusScreen
        isTight
        role="alert"
        picture={
          <StatusRing state="warn">
            <NetworkIcon network={network} size={72} />
          </StatusRing>
        }
        title={texts.noNetwork(network.name)}
        text={supported.length > 0 ? texts.noNetworkText : texts.noNetworks}
      />
      {supported.length > 0 && (
        <Rows label={texts.networks}>
          {supported.map((each) => (
            <Row
              key={each.caipNetworkId}
              icon={<NetworkIcon network={each} />}
              title={each.name}
              names="title"
              focusKey={`network:${each.caipNetworkId}`}
              isBusy={switching.status === 'waiting' && switching.caipNetworkId === each.caipNetworkId}
              end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
              onClick={() => switchTo(each)}
            />
          ))}
        </Rows>
      )}
      <ListEndFade />
    </div>
  )
}
