import type { ViewParams } from '@foyer/core'
import { problemOf, sendNamespaces } from '@foyer/core/ui/send'
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
import { balanceOf } from '../../utils/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { isUnique } from './describe.js'
import { FeeDetails } from './FeeDetails.js'
import { NftCard } from './NftCard.js'
import { problemWords } from './problemWords.js'
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
  const { label, error } = problem
    ? problemWords(problem, { ...state, token, network }, texts)
    : { label: texts.review }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.review()) context.stores.router.push({ view: 'WalletSendPreview' })
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

const canScan = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'
