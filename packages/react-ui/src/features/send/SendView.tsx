import type { ViewParams } from '@foyer/core'
import { getSendNamespaces, getSendProblem } from '@foyer/core/internal/send'
import { CircleAlert } from 'lucide'
import { type FormEvent, useEffect } from 'react'
import { AmountCard } from '../../components/AmountCard.js'
import { Button } from '../../components/Button.js'
import { IconBadge } from '../../components/IconBadge.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { PendingRequests } from '../../components/PendingRequests.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { enSend } from '../../i18n/enSend.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getSenderCaipAddress } from '../../internal/getSenderCaipAddress.js'
import { formatTokenBalance } from '../../internal/tokenTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { isUniqueNft } from './describeSend.js'
import { describeSendProblem } from './describeSendProblem.js'
import { FeeDetails } from './FeeDetails.js'
import { NftCard, SendTokenIcon } from './NftCard.js'
import { ReceiverField } from './ReceiverField.js'
import { useSend } from './useSend.js'

export function SendView({ params }: { readonly params: ViewParams['WalletSend'] | undefined }) {
  const { context, preloadView } = useViewUi()
  const texts = useWalletTexts('send', enSend)
  const { send, state } = useSend()
  const prefilled = params?.arguments
  useEffect(() => {
    send.begin(prefilled)
    return send.watch()
  }, [send, prefilled])
  const { token, network, step, receiver } = state
  const isEntering = step.status === 'form' || step.status === 'review'
  const isReady = receiver.status === 'ready'
  useEffect(() => {
    // The review view shows a submitted transfer.
    if (!isEntering) context.stores.router.replace({ view: 'WalletSendPreview' })
    else if (isReady) preloadView({ view: 'WalletSendPreview' })
  }, [isEntering, isReady, context, preloadView])
  if (!token || !network || !isEntering) return <LoadingView />
  if (!getSendNamespaces(context.options).includes(network.chainNamespace)) {
    return (
      <div className="fy-body">
        <StatusScreen
          role="alert"
          picture={<IconBadge node={CircleAlert} tone="warn" />}
          title={texts.unsupported}
          text={texts.unsupportedText(network.name)}
        />
      </div>
    )
  }
  // The maximum amount depends on the network fee, so it is unknown without a fee quote.
  const isMaxUnknown = state.isMax && state.quote.status === 'failed'
  const problem = getSendProblem(state)
  const { label, error } = problem
    ? describeSendProblem(problem, { ...state, token, network }, texts)
    : { label: texts.review }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.review()) context.stores.router.push({ view: 'WalletSendPreview' })
  }
  return (
    <form className="fy-send" noValidate onSubmit={submit}>
      <div className="fy-body">
        <div className="fy-stack">
          <PendingRequests account={getSenderCaipAddress(state)} />
          {isUniqueNft(token) ? (
            <NftCard token={token} error={error} />
          ) : (
            <AmountCard
              tokenKey={`${token.caipNetworkId}/${token.address}/${token.nft?.tokenId}`}
              label={texts.amount}
              token={token}
              icon={<SendTokenIcon token={token} network={context.stores.networks.find(token.caipNetworkId)} />}
              value={state.sendTokenAmount ?? ''}
              balance={formatTokenBalance({
                amount: state.quote.quote?.balance ?? token.amount,
                decimals: token.decimals,
              })}
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
        <ListEndFade />
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
