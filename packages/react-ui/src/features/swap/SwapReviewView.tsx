import { getSwapProblem, type SwapToken } from '@foyer/core/internal/swap'
import { type ReactNode, useEffect } from 'react'
import { FieldError } from '../../components/FieldError.js'
import { InfoTip } from '../../components/InfoTip.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { PendingRequests } from '../../components/PendingRequests.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { CallDescription } from '../../components/transaction/CallDescription.js'
import { ReviewLine } from '../../components/transaction/ReviewLine.js'
import { StickyCosts } from '../../components/transaction/StickyCosts.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getSenderCaipAddress } from '../../internal/getSenderCaipAddress.js'
import { formatExactAmount, formatFee, formatFiatValue, formatRoundedAmount } from '../../internal/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import {
  formatPaidAmount,
  formatRate,
  formatSwapFee,
  getSwapFeeToken,
  parsePayAmount,
  toIconToken,
} from './describeSwap.js'
import { QuoteCountdown, SwapFees } from './PriceDetails.js'
import { RemainingApprovalWarning } from './RemainingApprovalWarning.js'
import { enSwapReview } from './reviewTexts.js'
import { isPastReview, SwapProgress } from './SwapProgress.js'
import { SwapSimulation } from './SwapSimulation.js'
import { SwapSubmitButtons } from './SwapSubmitButtons.js'
import { describeQuoteError, SwapWarnings } from './SwapWarnings.js'
import { enSwap } from './texts.js'
import { useSwap } from './useSwap.js'

export function SwapReviewView() {
  const { context, messages } = useViewUi()
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapReview)
  const { swap, state } = useSwap()
  const { router } = context.stores
  useEffect(() => swap.watch(), [swap])
  const { network, namespace = '', sourceToken, toToken, quote, step, approval } = state
  const isInReview = !isPastReview(step)
  const isEdited = isInReview && step.status !== 'paused'
  const problem = getSwapProblem(state)
  const units = parsePayAmount(state)
  const isBegun =
    step.status === 'paused' || (sourceToken !== undefined && toToken !== undefined && units !== undefined)
  useEffect(() => {
    // If the app opened this view directly or the form was reset, shows the form first.
    if (router.$route.get().view !== 'SwapPreview') return
    if (isInReview && !isBegun) router.replace({ view: 'Swap' })
    else if (step.status === 'form' && !problem) swap.review()
    // A submitted swap cannot be edited, so removes the form from the stack: Back skips it.
    if (!isEdited && router.previous()?.view === 'Swap') {
      router.back()
      router.replace({ view: 'SwapPreview' })
    }
  }, [isBegun, isInReview, isEdited, problem, step.status, swap, router])
  if (isPastReview(step)) return <SwapProgress step={step} />
  if (!network || !sourceToken || !toToken || units === undefined) return <LoadingView />
  const { best } = quote
  const rate = best && formatRate(state, best)
  const native = getSwapFeeToken(network, state)
  const wallet = context.stores.accounts.get(namespace).connectedWalletInfo?.name ?? messages.switching.yourWallet
  return (
    <>
      <div className="fy-body">
        <div className="fy-review">
          <Side label={first.youPay} token={sourceToken} amount={units} text={formatPaidAmount(state)} />
          <Side
            label={first.youReceive}
            token={toToken}
            amount={best?.toAmount}
            {...(problem === 'priceless' && { none: first.unknown })}
          />
          <SwapWarnings offer={best} />
          <PendingRequests account={getSenderCaipAddress(state)} />
          <SwapSimulation />
          {state.permitDescription?.status === 'described' && <CallDescription description={state.permitDescription} />}
          <CallDescription description={state.description} />
          {approval && approval.kind !== 'none' ? (
            <p className="fy-note">
              {texts.asks[approval.kind](formatExactAmount(approval.amount, sourceToken), wallet)}
            </p>
          ) : (
            step.status === 'paused' && (
              <>
                <p className="fy-note">{texts.isAllowed(formatPaidAmount(state))}</p>
                <RemainingApprovalWarning />
              </>
            )
          )}
          <div className="fy-det">
            <dl className="fy-dl">
              <div>
                <dt>{texts.price}</dt>
                <dd>
                  {rate && <bdi>{first.rate(rate.one, rate.other)}</bdi>}
                  <QuoteCountdown />
                </dd>
              </div>
              {best && (
                <>
                  <div>
                    <dt>
                      {first.least} <InfoTip label={texts.leastLabel}>{texts.aboutLeast}</InfoTip>
                    </dt>
                    <dd>
                      <bdi>{formatRoundedAmount(best.least, toToken)}</bdi>
                    </dd>
                  </div>
                  <div>
                    <dt>{first.provider}</dt>
                    <dd>
                      <bdi>{best.provider.name}</bdi>
                    </dd>
                  </div>
                  <SwapFees network={network} offer={best} />
                </>
              )}
            </dl>
          </div>
          {problem === 'priceless' && <FieldError>{describeQuoteError(state, first)}</FieldError>}
          {best && quote.status === 'failed' && (
            <p className="fy-note" role="status">
              {first.oldPrice}
            </p>
          )}
          {(problem === 'fee' || problem === 'tooMuch') && (
            <FieldError>
              {problem === 'tooMuch'
                ? first.notEnough(sourceToken.symbol)
                : first.needFeeToken(formatFee(best?.networkFee ?? 0n, native))}
            </FieldError>
          )}
        </div>
        <ListEndFade />
      </div>
      {best && (
        <StickyCosts
          costs={[
            [first.fee, formatSwapFee(network, state, best, first) ?? first.unknown],
            [first.least, formatRoundedAmount(best.least, toToken)],
          ]}
        />
      )}
      <SwapSubmitButtons />
    </>
  )
}

interface SideProps {
  readonly label: string
  readonly token: SwapToken
  readonly amount: bigint | undefined
  /** Amount as text. @default `amount`, rounded */
  readonly text?: string
  /** Shown instead of a missing amount. @default a skeleton */
  readonly none?: string
}

function Side({ label, token, amount, text, none }: SideProps): ReactNode {
  const { network } = useSwap().state
  const money = amount === undefined ? undefined : formatFiatValue(amount, token, 'down')
  return (
    <ReviewLine
      label={label}
      icon={<TokenIcon token={toIconToken(token)} network={network} corner={null} />}
      amount={
        amount === undefined ? (
          (none ?? <span className="fy-skel fy-swap__wait" aria-hidden="true" />)
        ) : (
          <bdi>{text ?? formatRoundedAmount(amount, token)}</bdi>
        )
      }
      text={money && <bdi>{money}</bdi>}
    />
  )
}
