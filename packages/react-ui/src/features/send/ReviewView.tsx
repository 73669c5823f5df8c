import { formatAddress } from '@foyer/core/ui'
import { formatMoney, moneyPlaces, parseUnits, round, sumOf, toPlainText, worthOf } from '@foyer/core/ui/numbers'
import { chosenFee, problemOf } from '@foyer/core/ui/send'
import { RotateCw } from 'lucide'
import { useEffect } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { ReceiverLine } from '../../components/asking/ReceiverLine.js'
import { ReviewLine } from '../../components/asking/ReviewLine.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Sentence } from '../../components/Sentence.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { enAsking } from '../../messages/enAsking.js'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { feeText, moneyOf } from '../../utils/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { nativeOf, sentAmount } from './describe.js'
import { FeeDetails } from './FeeDetails.js'
import { Outcome } from './Outcome.js'
import { problemWords } from './problemWords.js'
import { SendIcon } from './SendIcon.js'
import { SendProgress } from './SendProgress.js'
import { useEdit } from './useEdit.js'
import { useSend } from './useSend.js'
import { Warnings } from './Warnings.js'

/** Letters of an amount that fit on one line in large. */
const LONG = 16

/** Who, what and how much, and what will happen, before the wallet opens. */
export function ReviewView() {
  const { context, messages } = useUi()
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enSending)
  const asking = useWalletTexts('asking', enAsking)
  const { send, state } = useSend()
  const edit = useEdit()
  useEffect(() => send.watch(), [send])
  const { token, network, from, receiver, receiverProfileName, receiverProfileImageUrl, step, note, quote } = state
  const isLookedOver = step.status === 'form' || step.status === 'review'
  const isWaiting =
    isLookedOver &&
    quote.status !== 'failed' &&
    (!quote.quote || !state.simulation || state.simulation.status === 'trying')
  const isSlow = useIsSlow(isWaiting && problemOf(state) === undefined)
  const isBegun = token !== undefined && receiver.status === 'ready'
  useEffect(() => {
    // Opened by itself, or left behind by what was reset: the form is where it begins.
    const { router } = context.stores
    if (router.$route.get().view !== 'WalletSendPreview') return
    if (!isBegun) router.replace({ view: 'WalletSend' })
    else if (step.status === 'form') send.review()
    // What is under way is not edited any more: Back leads over the form.
    if (!isLookedOver && router.previous()?.view === 'WalletSend') {
      router.back()
      router.replace({ view: 'WalletSendPreview' })
    }
  }, [isBegun, isLookedOver, step.status, send, context])
  if (!isLookedOver) return <SendProgress />
  if (!token || !network || !from || receiver.status !== 'ready') return <LoadingView />

  const amount = sentAmount(state)
  const units = parseUnits(state.sendTokenAmount ?? '', token.decimals) ?? 0n
  const money = moneyOf(units, token)
  const native = nativeOf(network, state.tokenBalances)
  const fee = quote.quote && chosenFee(quote.quote, state.feeId)
  const { profileName } = context.stores.accounts.get(network.chainNamespace)
  const problem = problemOf(state)
  const wrong = problem && problemWords(problem, { ...state, token, network }, first)
  const isTrying = state.simulation === undefined || state.simulation.status === 'trying'
  const total = fee && totalOf()

  /** With everything that goes along. In money where all of it has a price, else as it is. */
  function totalOf(): string | undefined {
    if (!fee || !token) return undefined
    const costs = fee.amount + (quote.quote?.extra?.amount ?? 0n)
    if (token.price && token.price.currency === native.price?.currency) {
      const sent = worthOf({ amount: units, decimals: token.decimals, price: token.price })
      const paid = worthOf({ amount: costs, decimals: native.decimals, price: native.price })
      if (sent !== undefined && paid !== undefined) {
        const { currency } = token.price
        // As it is read above: who adds the two up comes to the same.
        const shown = toPlainText(round(sent, moneyPlaces(currency), 'down'))
        return formatMoney(sumOf([shown, paid]), currency, 'up')
      }
    }
    const isCoin = token.address === undefined && !token.nft
    const coin = { ...native, price: undefined }
    return isCoin ? feeText(units + costs, coin) : `${amount} + ${feeText(costs, coin)}`
  }
  return (
    <>
      <div className="fy-body">
        <div className="fy-review">
          <ReviewLine
            label={texts.youSend}
            picture={<SendIcon token={token} network={network} />}
            amount={<bdi className={amount.length > LONG ? 'fy-send__long' : undefined}>{amount}</bdi>}
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
          <p className="fy-note">{texts.check}</p>
          {(!problem || problem === 'fails') && <Outcome />}
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
          </div>
          {wrong && problem !== 'fails' && <FieldError>{wrong.error ?? wrong.label}</FieldError>}
        </div>
        {isSlow && (
          <p className="fy-note" role="status">
            {texts.networkSlow}
          </p>
        )}
        <ListEnd />
      </div>
      <div className="fy-cta">
        {total !== undefined && !problem && (
          <dl className="fy-dl fy-review__total">
            <div>
              <dt>{texts.total}</dt>
              <dd>
                <bdi>{total}</bdi>
              </dd>
            </div>
          </dl>
        )}
        {problem ? (
          <Button kind="1" onClick={edit}>
            {asking.edit}
          </Button>
        ) : quote.status === 'failed' ? (
          <Button kind="1" onClick={send.retry}>
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
