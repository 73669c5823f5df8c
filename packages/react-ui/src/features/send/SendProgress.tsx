import { formatAddress } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import type { SendState } from '@foyer/core/ui/send'
import { ChevronDown, RotateCw } from 'lucide'
import { AskedWallet } from '../../components/AskedWallet.js'
import { NotDone, Unsure } from '../../components/asking/Ended.js'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Sentence } from '../../components/Sentence.js'
import { enAsking } from '../../messages/enAsking.js'
import { enSending } from '../../messages/enSending.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { sentAmount } from './describe.js'
import { useEdit } from './useEdit.js'
import { useSend } from './useSend.js'

/** What is going on between the press on Send and the receipt, and why there is none. */
export function SendProgress() {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('sending', enSending)
  const asking = useWalletTexts('asking', enAsking)
  const { send, state } = useSend()
  const { step, namespace = '', network } = state
  const { connectedWalletInfo } = context.stores.accounts.get(namespace)
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const edit = useEdit()
  if (step.status === 'failed' && step.mayBeSent) {
    const { seen } = step.error.context
    const on = network?.name ?? ''
    const sight =
      seen === 'moved' ? texts.unsureMoved(wallet, on) : seen === 'still' ? texts.unsureStill(wallet, on) : undefined
    return <Unsure text={sight ?? texts.unsure(wallet)} back={{ label: asking.edit, onClick: edit }} />
  }
  if (step.status === 'stopped' || step.status === 'failed') {
    const isFeeUp = step.status === 'failed' && step.error.code === 'SEND_FEE_UP'
    const isDeclined = step.status === 'failed' && step.error.code === 'USER_REJECTED'
    const retry = () => {
      // Nothing has changed since it was looked over.
      if (isDeclined) return void send.submit()
      send.edit()
      send.review()
    }
    if (step.status === 'stopped') {
      const why = { account: texts.stoppedAccount, network: texts.stoppedNetwork }[step.what]
      return <NotDone title={asking.stoppedTitle} text={why} onEdit={edit} />
    }
    const why = isFeeUp
      ? texts.feeUp(sentAmount(state))
      : isDeclined
        ? texts.declined(wallet)
        : describeError(step.error, messages.errors)
    const again = { label: isFeeUp ? asking.tryNewFee : messages.common.tryAgain, onClick: retry }
    return <NotDone title={texts.failedTitle} text={why} again={again} onEdit={edit} />
  }
  return <UnderWay step={step} wallet={wallet} onEdit={edit} />
}

interface UnderWayProps {
  readonly step: Exclude<SendState['step'], { status: 'stopped' | 'failed' }>
  readonly wallet: string
  readonly onEdit: () => void
}

/** The wallet, or what comes before it. Who goes back from here leaves it alone, and finds it in Activity. */
function UnderWay({ step, wallet, onEdit }: UnderWayProps) {
  const { context } = useViewUi()
  const texts = useWalletTexts('sending', enSending)
  const asking = useWalletTexts('asking', enAsking)
  const { send, state } = useSend()
  const { namespace = '', network, receiverProfileName, receiverAddress = '' } = state
  const { connectedWalletInfo } = context.stores.accounts.get(namespace)
  const asked = step.status === 'switching' || step.status === 'wallet' ? step : undefined
  const { isSlow, moved } = asked ?? {}
  const isCheckingSlow = step.status === 'checking' && step.isSlow
  const stop = () => {
    send.stop()
    onEdit()
  }
  const amount = sentAmount(state)
  const name = receiverProfileName ?? formatAddress(receiverAddress)
  const words = {
    checking: { title: asking.checkingTitle, text: isCheckingSlow ? texts.checkingSlow : texts.checkingText },
    switching: { title: asking.switchingTitle(network?.name ?? ''), text: asking.switchingText(wallet) },
    wallet: {
      title: asking.walletTitle(wallet),
      text: moved ? asking.moved[moved](wallet) : isSlow ? asking.walletSlow(wallet) : texts.walletText(amount, name),
    },
  }
  const { title, text } = words[asked?.status ?? 'checking']
  const isAsked = step.status === 'wallet'
  const startAnother = () => {
    send.giveUp()
    context.stores.router.replace({ view: 'WalletSend' })
  }
  return (
    <>
      <div className="fy-body">
        <AskedWallet
          wallet={connectedWalletInfo}
          title={<Sentence text={title} values={[wallet, network?.name ?? '']} />}
          text={<Sentence text={text} values={[amount, name, wallet]} />}
        />
        {isAsked && (
          <details className="fy-det">
            <summary data-focus-key="address">
              <span>{texts.fullAddress}</span>
              <Icon node={ChevronDown} className="fy-i fy-i--sm" />
            </summary>
            <p className="fy-send__address">
              <bdi dir="ltr">{receiverAddress}</bdi>
            </p>
          </details>
        )}
        {isSlow && isAsked && <p className="fy-note">{texts.bothSent}</p>}
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
          <Button kind="2" onClick={() => void send.askAgain()}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {asking.askAgain}
          </Button>
          <Button kind="3" onClick={startAnother}>
            {asking.startAnother}
          </Button>
        </div>
      )}
    </>
  )
}
