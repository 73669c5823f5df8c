import type { Network } from '@foyer/core'
import { parseUnits } from '@foyer/core/internal/account'
import { formatAddress } from '@foyer/core/internal/modal'
import { getSendProblem, type ReceiverState, selectFeeChoice } from '@foyer/core/internal/send'
import { RotateCw } from 'lucide'
import { useEffect } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { PendingRequests } from '../../components/PendingRequests.js'
import { Sentence } from '../../components/Sentence.js'
import { CallDescription } from '../../components/transaction/CallDescription.js'
import { ReceiverLine } from '../../components/transaction/ReceiverLine.js'
import { ReviewLine } from '../../components/transaction/ReviewLine.js'
import { StickyCosts } from '../../components/transaction/StickyCosts.js'
import { Warning } from '../../components/transaction/Warning.js'
import { enSend } from '../../i18n/enSend.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatTotalCost } from '../../internal/formatTotalCost.js'
import { getSenderCaipAddress } from '../../internal/getSenderCaipAddress.js'
import { formatFee, formatFiatValue } from '../../internal/tokenTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { LoadingView } from '../../views/LoadingView.js'
import { formatSendAmount, getSendFeeToken } from './describeSend.js'
import { describeSendProblem } from './describeSendProblem.js'
import { FeeDetails } from './FeeDetails.js'
import { SendTokenIcon } from './NftCard.js'
import { SendProgress, useReturnToSend } from './SendProgress.js'
import { SendSimulation } from './SendSimulation.js'
import { useSend } from './useSend.js'

/** Maximum length of an amount that fits on one line at full size. */
const MAX_LARGE_CHARACTERS = 16

export function SendReviewView() {
  const { context, messages } = useUi()
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enTransferReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { send, state } = useSend()
  const edit = useReturnToSend()
  useEffect(() => send.watch(), [send])
  const { token, network, from, receiver, receiverProfileName, receiverProfileImageUrl, step, note, quote } = state
  const isInReview = step.status === 'form' || step.status === 'review'
  const isWaiting =
    isInReview &&
    quote.status !== 'failed' &&
    (!quote.quote || !state.simulation || state.simulation.status === 'trying')
  const isSlow = useIsSlow(isWaiting && getSendProblem(state) === undefined)
  const isBegun = token !== undefined && receiver.status === 'ready'
  useEffect(() => {
    // If the app opened this view directly or the form was reset, shows the form first.
    const { router } = context.stores
    if (router.$route.get().view !== 'WalletSendPreview') return
    if (!isBegun) router.replace({ view: 'WalletSend' })
    else if (step.status === 'form') send.review()
    // A submitted transfer cannot be edited, so removes the form from the stack: Back skips it.
    if (!isInReview && router.previous()?.view === 'WalletSend') {
      router.back()
      router.replace({ view: 'WalletSendPreview' })
    }
  }, [isBegun, isInReview, step.status, send, context])
  if (!isInReview) return <SendProgress />
  if (!token || !network || !from || receiver.status !== 'ready') return <LoadingView />

  const amount = formatSendAmount(state)
  const units = parseUnits(state.sendTokenAmount ?? '', token.decimals) ?? 0n
  const money = formatFiatValue(units, token)
  const native = getSendFeeToken(network, state.tokenBalances)
  const fee = quote.quote && selectFeeChoice(quote.quote, state.feeId)
  const { profileName } = context.stores.accounts.get(network.chainNamespace)
  const problem = getSendProblem(state)
  const wrong = problem && describeSendProblem(problem, { ...state, token, network }, first)
  /** Problems that the simulation, shown on the same view, already explains. */
  const isSimulationProblem = problem === 'fails' || problem === 'takesMore' || problem === 'allowsOthers'
  const isTrying = state.simulation === undefined || state.simulation.status === 'trying'
  const hasTotal = !problem && quote.status !== 'failed'
  const isCoin = token.address === undefined && !token.nft
  const fees = fee && fee.amount + (quote.quote?.extra?.amount ?? 0n)
  const total = fees === undefined ? undefined : formatTotalCost({ amount, units, token, isCoin, fees, coin: native })
  return (
    <>
      <div className="fy-body">
        <div className="fy-review">
          <ReviewLine
            label={texts.youSend}
            icon={<SendTokenIcon token={token} network={network} />}
            amount={<bdi className={amount.length > MAX_LARGE_CHARACTERS ? 'fy-send__long' : undefined}>{amount}</bdi>}
            text={
              <>
                {money !== undefined && (
                  <>
                    <bdi>{money}</bdi>{' '}
                  </>
                )}
                {texts.onNetwork(network.name)}
              </>
            }
          />
          <ReceiverLine
            label={first.to}
            picture={<Avatar address={receiver.address} imageUrl={receiverProfileImageUrl} />}
            address={receiver.address}
            name={receiverProfileName}
          />
          <Warnings receiver={receiver} network={network} />
          <PendingRequests account={getSenderCaipAddress(state)} />
          <p className="fy-note">{texts.check}</p>
          {(!problem || isSimulationProblem) && <SendSimulation />}
          {state.description?.status === 'described' && <CallDescription description={state.description} />}
          <div className="fy-det">
            <dl className="fy-dl">
              <div>
                <dt>{texts.from}</dt>
                <dd>
                  <bdi>{profileName ?? formatAddress(from.address)}</bdi>
                </dd>
              </div>
              {note.memo !== undefined && (
                <div>
                  <dt>{texts.memo}</dt>
                  <dd>
                    <bdi>{note.memo}</bdi>
                  </dd>
                </div>
              )}
            </dl>
            <FeeDetails isPart />
            {hasTotal && (
              <dl className="fy-dl fy-review__total">
                <div className="fy-dl__sum">
                  <dt>{texts.total}</dt>
                  <dd>
                    {total === undefined ? (
                      <span className="fy-skel fy-skel--line" aria-hidden="true" />
                    ) : (
                      <bdi>{total}</bdi>
                    )}
                  </dd>
                </div>
              </dl>
            )}
          </div>
          {wrong && !isSimulationProblem && <FieldError>{wrong.error ?? wrong.label}</FieldError>}
        </div>
        {isSlow && (
          <p className="fy-note" role="status">
            {texts.networkSlow}
          </p>
        )}
        <ListEndFade />
      </div>
      {hasTotal && (
        <StickyCosts
          costs={[
            [
              first.fee,
              quote.quote?.isSponsored
                ? first.sponsored(context.options.metadata.name)
                : fee && formatFee(fee.amount, native),
            ],
            [texts.total, total],
          ]}
        />
      )}
      <div className="fy-cta">
        {problem ? (
          <Button kind="1" onClick={edit}>
            {transactionTexts.edit}
          </Button>
        ) : quote.status === 'failed' ? (
          <Button kind="1" onClick={send.refresh}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {messages.common.tryAgain}
          </Button>
        ) : (
          <Button kind="1" isOff={!fee || isTrying} isBusy={isTrying} onClick={() => void send.submit()}>
            <Sentence text={texts.send(amount)} values={[amount]} />
          </Button>
        )}
      </div>
    </>
  )
}

interface WarningsProps {
  readonly receiver: Extract<ReceiverState, { status: 'ready' }>
  readonly network: Network
}

function Warnings({ receiver, network }: WarningsProps) {
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enTransferReview)
  const { address, lookalike, past, seen, isSelf, isLost, isLookalikeName } = receiver
  const isNew = { never: texts.isNew(network.name), unseen: texts.isUnseen(seen), sent: '', unknown: '' }[past]
  return (
    <>
      {lookalike && (
        <Warning isBad>
          <b>{first.lookalike}</b>
          {first.lookalikeText}
          <dl className="fy-send__pair">
            <dt>{texts.lookalikeNew}</dt>
            <dd>
              <MarkedAddress address={address} from={lookalike.from} to={lookalike.to} />
            </dd>
            <dt>{texts.lookalikeKnown}</dt>
            <dd>
              <bdi dir="ltr">{lookalike.known}</bdi>
            </dd>
          </dl>
        </Warning>
      )}
      {isLookalikeName && <Warning isBad>{texts.lookalikeName}</Warning>}
      {isLost && <Warning isBad>{first.isLost}</Warning>}
      {isSelf ? <Warning>{texts.isSelf}</Warning> : !lookalike && !isLost && isNew && <Warning>{isNew}</Warning>}
    </>
  )
}

/** Highlights the middle of an address, where lookalikes differ. */
function MarkedAddress({
  address,
  from,
  to,
}: {
  readonly address: string
  readonly from: number
  readonly to: number
}) {
  return (
    <bdi dir="ltr">
      {address.slice(0, from)}
      <b className="fy-send__differs">{address.slice(from, to)}</b>
      {address.slice(to)}
    </bdi>
  )
}
