import type { ViewParams } from '@foyer/core'
import { problemOf, type SendProblem, type SendState, sendNamespaces } from '@foyer/core/ui/send'
import { CircleAlert } from 'lucide'
import { type FormEvent, useEffect } from 'react'
import { AmountCard } from '../../components/AmountCard.js'
import { Button } from '../../components/Button.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Mark } from '../../components/Mark.js'
import { StateScreen } from '../../components/StateScreen.js'
import { enSend } from '../../messages/enSend.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { balanceOf, exactly, feeText } from '../../utils/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { isUnique, nativeOf } from './describe.js'
import { FeeDetails } from './FeeDetails.js'
import { NftCard } from './NftCard.js'
import { ReceiverField } from './ReceiverField.js'
import { SendIcon } from './SendIcon.js'
import { useSend } from './useSend.js'

/** What is sent, how much of it, and to whom. */
export function SendView({ params }: { readonly params: ViewParams['WalletSend'] | undefined }) {
  const { context, preloadView } = useViewUi()
  const texts = useWalletTexts('send', enSend)
  const { send, state } = useSend()
  const given = params?.arguments
  useEffect(() => {
    send.begin(given)
    return send.watch()
  }, [send, given])
  const { token, network, step, receiver } = state
  const isEntering = step.status === 'form' || step.status === 'review'
  const isReady = receiver.status === 'ready'
  useEffect(() => {
    // What is being sent is shown where it was looked over.
    if (!isEntering) context.stores.router.replace({ view: 'WalletSendPreview' })
    else if (isReady) preloadView({ view: 'WalletSendPreview' })
  }, [isEntering, isReady, context, preloadView])
  if (!token || !network || !isEntering) return <LoadingView />
  if (!sendNamespaces(context.options).includes(network.chainNamespace)) {
    return (
      <div className="fy-body">
        <StateScreen
          role="alert"
          picture={<Mark node={CircleAlert} tone="warn" />}
          title={texts.unsupported}
          text={texts.unsupportedText(network.name)}
        />
      </div>
    )
  }
  // As much as there is leaves the fee.
  const isMaxUnknown = state.isMax && state.quote.status === 'failed'
  const problem = problemOf(state)
  const { label, error } = wordsOf(problem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.review()) context.stores.router.push({ view: 'WalletSendPreview' })
  }
  function wordsOf(found: SendProblem | undefined): { readonly label: string; readonly error?: string | undefined } {
    if (!token || !network) return { label: texts.review }
    const { quote } = state.quote
    const native = nativeOf(network, state.tokenBalances)
    const fee = quote?.fees[0] ? feeText(quote.fees[0].amount, native) : ''
    switch (found) {
      case 'tooMuch':
        if (isUnique(token)) return { label: texts.notHere, error: texts.notHereText }
        return {
          label: texts.notEnough(token.symbol),
          error: texts.have(
            `${balanceOf({ amount: quote?.balance ?? token.amount, decimals: token.decimals }) ?? ''} ${token.nft ? '× ' : ''}${token.symbol}`,
          ),
        }
      case 'fee':
        return {
          label: texts.notEnough(native.symbol),
          error: token.address !== undefined || isFeeMore(quote) ? texts.needFeeToken(fee) : texts.needFee(fee),
        }
      case 'tooLittle':
        return {
          label: texts.tooLittle,
          error: texts.atLeast(exactly(quote?.least ?? 0n, token)),
        }
      case 'receiver':
        return { label: texts.enterReceiver }
      case 'fails':
        return { label: texts.refused, error: texts.fails }
      case undefined:
        return { label: texts.review }
      default:
        return { label: texts.enterAmount }
    }
  }
  return (
    <form className="fy-send" noValidate onSubmit={submit}>
      <div className="fy-body">
        <div className="fy-stack">
          {isUnique(token) ? (
            <NftCard token={token} error={error} />
          ) : (
            <AmountCard
              tokenKey={`${token.caipNetworkId}/${token.address}/${token.nft?.tokenId}`}
              label={texts.amount}
              token={token}
              icon={<SendIcon token={token} network={context.stores.networks.find(token.caipNetworkId)} />}
              value={state.sendTokenAmount ?? ''}
              balance={balanceOf({ amount: state.quote.quote?.balance ?? token.amount, decimals: token.decimals })}
              isMaxBusy={state.isMax && !state.quote.quote && state.quote.status !== 'failed'}
              error={error}
              onAmount={(text) => void send.setAmount(text)}
              onMax={send.setMax}
              onPick={() => context.stores.router.push({ view: 'WalletSendSelectToken' })}
            />
          )}
          <ReceiverField
            onScan={canScan() ? () => context.stores.router.push({ view: 'WalletSendScan' }) : undefined}
          />
        </div>
        {state.movedFrom && state.movedFrom !== network && (
          <p className="fy-note" role="status">
            {texts.moved(network.name, state.movedFrom.name)}
          </p>
        )}
        {(isReady || isMaxUnknown) && <FeeDetails />}
        <ListEnd />
      </div>
      <div className="fy-cta">
        <Button kind="1" isSubmit focusKey="review" isOff={problem !== undefined}>
          {label}
        </Button>
      </div>
    </form>
  )
}

/** Than there is. */
const isFeeMore = (quote: SendState['quote']['quote']): boolean =>
  quote !== undefined && quote.native < quote.fees[0].amount

const canScan = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'
