import { formatAddress, goBack } from '@foyer/core/internal/modal'
import type { SendState } from '@foyer/core/internal/send'
import { ChevronDown, RotateCw } from 'lucide'
import { Button } from '../../components/Button.js'
import { FullAddress } from '../../components/FullAddress.js'
import { Icon } from '../../components/Icon.js'
import { Sentence } from '../../components/Sentence.js'
import { FailedOutcome, UnknownOutcome } from '../../components/transaction/FailedOutcome.js'
import { WalletWaitingScreen } from '../../components/WalletWaitingScreen.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { ErrorText, WalletMessage } from '../../views/ErrorText.js'
import { formatSendAmount } from './describeSend.js'
import { useSend } from './useSend.js'

export function SendProgress() {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('sending', enTransferReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { send, state } = useSend()
  const { step, namespace = '', network } = state
  const { connectedWalletInfo } = context.stores.accounts.get(namespace)
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const edit = useReturnToSend()
  if (step.status === 'failed' && step.mayBeSent) {
    const { seen } = step.error.context
    const on = network?.name ?? ''
    const sightText =
      seen === 'moved' ? texts.unsureMoved(wallet, on) : seen === 'still' ? texts.unsureStill(wallet, on) : undefined
    const walletMessage = <WalletMessage error={step.error} wallet={wallet} />
    return (
      <UnknownOutcome
        wallet={connectedWalletInfo}
        text={sightText ?? texts.unsure(wallet)}
        walletMessage={walletMessage}
        back={{ label: transactionTexts.edit, onClick: edit }}
      />
    )
  }
  if (step.status === 'stopped' || step.status === 'failed') {
    const isFeeUp = step.status === 'failed' && step.error.code === 'SEND_FEE_UP'
    const isDeclined = step.status === 'failed' && step.error.code === 'USER_REJECTED'
    const retry = () => {
      // The user declined the reviewed request, which is still valid.
      if (isDeclined) return void send.submit()
      send.edit()
      send.review()
    }
    if (step.status === 'stopped') {
      const why = { account: texts.stoppedAccount, network: texts.stoppedNetwork }[step.what]
      return (
        <FailedOutcome wallet={connectedWalletInfo} title={transactionTexts.stoppedTitle} text={why} onEdit={edit} />
      )
    }
    const why = isFeeUp ? (
      texts.feeUp(formatSendAmount(state))
    ) : isDeclined ? (
      texts.declined(getDecliningWalletName(connectedWalletInfo, wallet))
    ) : (
      <ErrorText error={step.error} wallet={wallet} />
    )
    const again = { label: isFeeUp ? transactionTexts.tryNewFee : messages.common.tryAgain, onClick: retry }
    return (
      <FailedOutcome
        wallet={connectedWalletInfo}
        isDeclined={isDeclined}
        title={texts.failedTitle}
        text={why}
        again={again}
        onEdit={edit}
      />
    )
  }
  return <UnderWay step={step} wallet={wallet} onEdit={edit} />
}

interface UnderWayProps {
  readonly step: Exclude<SendState['step'], { status: 'stopped' | 'failed' }>
  readonly wallet: string
  readonly onEdit: () => void
}

/** Shows a transfer that is being prepared or waits for the wallet. Back leaves it running; Activity shows it. */
function UnderWay({ step, wallet, onEdit }: UnderWayProps) {
  const { context } = useViewUi()
  const texts = useWalletTexts('sending', enTransferReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { send, state } = useSend()
  const { namespace = '', network, receiverProfileName, receiverAddress = '' } = state
  const { connectedWalletInfo } = context.stores.accounts.get(namespace)
  const prompt = step.status === 'switching' || step.status === 'wallet' ? step : undefined
  const { isSlow, moved } = prompt ?? {}
  const isCheckingSlow = step.status === 'checking' && step.isSlow
  const stop = () => {
    send.stop()
    onEdit()
  }
  const amount = formatSendAmount(state)
  const name = receiverProfileName ?? formatAddress(receiverAddress)
  const words = {
    checking: { title: transactionTexts.checkingTitle, text: isCheckingSlow ? texts.checkingSlow : texts.checkingText },
    switching: {
      title: transactionTexts.switchingTitle(network?.name ?? ''),
      text: transactionTexts.switchingText(wallet),
    },
    wallet: {
      title: transactionTexts.walletTitle(wallet),
      text: moved
        ? transactionTexts.moved[moved](wallet)
        : isSlow
          ? transactionTexts.walletSlow(wallet)
          : texts.walletText(amount, name),
    },
  }
  const { title, text } = words[prompt?.status ?? 'checking']
  const isPrompting = step.status === 'wallet'
  const startAnother = () => {
    send.giveUp()
    context.stores.router.replace({ view: 'WalletSend' })
  }
  return (
    <>
      <div className="fy-body">
        <WalletWaitingScreen
          wallet={connectedWalletInfo}
          title={<Sentence text={title} values={[wallet, network?.name ?? '']} />}
          text={<Sentence text={text} values={[amount, name, wallet]} />}
        />
        {isPrompting && (
          <details className="fy-det">
            <summary data-focus-key="address">
              <span>{texts.fullAddress}</span>
              <Icon node={ChevronDown} className="fy-i fy-i--sm" />
            </summary>
            <div className="fy-send__address">
              <FullAddress address={receiverAddress} />
            </div>
          </details>
        )}
        {isSlow && isPrompting && <p className="fy-note">{texts.bothSent}</p>}
      </div>
      {isCheckingSlow && (
        <div className="fy-cta">
          <Button kind="2" onClick={stop}>
            {texts.stop}
          </Button>
        </div>
      )}
      {isSlow && (
        <div className="fy-cta fy-stack">
          <Button kind="2" onClick={() => void send.retry()}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {transactionTexts.askAgain}
          </Button>
          <Button kind="3" onClick={startAnother}>
            {transactionTexts.startAnother}
          </Button>
        </div>
      )}
    </>
  )
}

export function useReturnToSend(): () => void {
  const { context } = useViewUi()
  const { send } = useSend()
  return () => {
    send.edit()
    const { router } = context.stores
    if (router.previous()?.view === 'WalletSend') goBack(context)
    else router.replace({ view: 'WalletSend' })
  }
}
