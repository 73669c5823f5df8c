import type { SwapToken } from '@foyer/core/ui/swap'
import { problemOf } from '@foyer/core/ui/swap'
import { type ReactNode, useEffect } from 'react'
import { ReviewLine } from '../../components/asking/ReviewLine.js'
import { FieldError } from '../../components/FieldError.js'
import { InfoTip } from '../../components/InfoTip.js'
import { ListEnd } from '../../components/ListEnd.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { enSwap } from '../../messages/enSwap.js'
import { enSwapping } from '../../messages/enSwapping.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { exactly, feeText, moneyOf } from '../../utils/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { drawn, nativeOf, paidText, paidUnits, rateOf, roughlyOf } from './describeSwap.js'
import { FeeLines } from './FeeLines.js'
import { NextPrice } from './NextPrice.js'
import { Outcome } from './Outcome.js'
import { priceFailure } from './priceFailure.js'
import { SwapNow } from './SwapNow.js'
import { isGoing, SwapProgress } from './SwapProgress.js'
import { SwapWarnings } from './SwapWarnings.js'
import { useAllowedText } from './useAllowedText.js'
import { useSwap } from './useSwap.js'

/** What is paid, what comes, and what will happen, before the wallet opens. */
export function ReviewView() {
  const { context, messages } = useViewUi()
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapping)
  const { swap, state } = useSwap()
  const withAllowed = useAllowedText()
  const { router } = context.stores
  useEffect(() => swap.watch(), [swap])
  const { network, namespace = '', sourceToken, toToken, quote, step, approval } = state
  const isLookedOver = !isGoing(step)
  const isEdited = isLookedOver && step.status !== 'paused'
  const problem = problemOf(state)
  const units = paidUnits(state)
  const isBegun =
    step.status === 'paused' || (sourceToken !== undefined && toToken !== undefined && units !== undefined)
  useEffect(() => {
    // Opened by itself, or left behind by what was reset: the form is where it begins.
    if (router.$route.get().view !== 'SwapPreview') return
    if (isLookedOver && !isBegun) router.replace({ view: 'Swap' })
    else if (step.status === 'form' && !problem) swap.review()
    // What is under way is not edited any more: Back leads over the form.
    if (!isEdited && router.previous()?.view === 'Swap') {
      router.back()
      router.replace({ view: 'SwapPreview' })
    }
  }, [isBegun, isLookedOver, isEdited, problem, step.status, swap, router])
  if (isGoing(step)) return <SwapProgress step={step} />
  if (!network || !sourceToken || !toToken || units === undefined) return <LoadingView />
  const { best } = quote
  const rate = best && rateOf(state, best)
  const native = nativeOf(network, state)
  const wallet = context.stores.accounts.get(namespace).connectedWalletInfo?.name ?? messages.switching.yourWallet
  return (
    <>
      <div className="fy-body">
        <div className="fy-review">
          <Side label={first.youPay} token={sourceToken} amount={units} text={paidText(state)} />
          <Side
            label={first.youReceive}
            token={toToken}
            amount={best?.toAmount}
            {...(problem === 'priceless' && { none: first.unknown })}
          />
          <SwapWarnings />
          <Outcome />
          {approval && approval.kind !== 'none' ? (
            <p className="fy-note">{texts.asks[approval.kind](exactly(approval.amount, sourceToken), wallet)}</p>
          ) : (
            step.status === 'paused' && <p className="fy-note">{withAllowed(texts.isAllowed(paidText(state)))}</p>
          )}
          <div className="fy-det">
            <dl className="fy-dl">
              <div>
                <dt>{texts.price}</dt>
                <dd>
                  {rate && <bdi>{first.rate(rate.one, rate.other)}</bdi>}
                  <NextPrice />
                </dd>
              </div>
              {best && (
                <>
                  <div>
                    <dt>
                      {first.least} <InfoTip label={texts.leastLabel}>{texts.aboutLeast}</InfoTip>
                    </dt>
                    <dd>
                      <bdi>{roughlyOf(best.least, toToken)}</bdi>
                    </dd>
                  </div>
                  <div>
                    <dt>{first.provider}</dt>
                    <dd>
                      <bdi>{best.provider.name}</bdi>
                    </dd>
                  </div>
                  <FeeLines network={network} offer={best} />
                </>
              )}
            </dl>
          </div>
          {problem === 'priceless' && <FieldError>{priceFailure(state, first)}</FieldError>}
          {best && quote.status === 'failed' && (
            <p className="fy-note" role="status">
              {first.oldPrice}
            </p>
          )}
          {(problem === 'fee' || problem === 'tooMuch') && (
            <FieldError>
              {problem === 'tooMuch'
                ? first.notEnough(sourceToken.symbol)
                : first.needFeeToken(feeText(best?.networkFee ?? 0n, native))}
            </FieldError>
          )}
        </div>
        <ListEnd />
      </div>
      <SwapNow />
    </>
  )
}

interface SideProps {
  readonly label: string
  readonly token: SwapToken
  readonly amount: bigint | undefined
  /** @default about how much it is */
  readonly text?: string
  /** Why there is no amount. @default it is on its way */
  readonly none?: string
}

function Side({ label, token, amount, text, none }: SideProps): ReactNode {
  const { network } = useSwap().state
  const money = amount === undefined ? undefined : moneyOf(amount, token, 'down')
  return (
    <ReviewLine
      label={label}
      picture={<TokenIcon token={drawn(token)} network={network} corner={null} />}
      amount={
        amount === undefined ? (
          (none ?? <span className="fy-skel fy-swap__wait" aria-hidden="true" />)
        ) : (
          <bdi>{text ?? roughlyOf(amount, token)}</bdi>
        )
      }
      text={money && <bdi>{money}</bdi>}
    />
  )
}
