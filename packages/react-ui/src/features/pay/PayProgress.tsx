import { formatAddress } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import { paying } from '@foyer/core/ui/send'
import { useStore } from '@nanostores/react'
import { AskedWallet } from '../../components/AskedWallet.js'
import { NotDone, Unsure } from '../../components/asking/Ended.js'
import { Receipt } from '../../components/asking/Receipt.js'
import { Sentence } from '../../components/Sentence.js'
import { enAsking } from '../../messages/enAsking.js'
import { enPay } from '../../messages/enPay.js'
import { enSending } from '../../messages/enSending.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { exactly } from '../../utils/tokenTexts.js'

/** From the press to the receipt, and why there is none. */
export function PayProgress() {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  const asking = useWalletTexts('asking', enAsking)
  const sending = useWalletTexts('sending', enSending)
  const pay = context.use(paying)
  const { payment, step } = useStore(pay.$state)
  if (!payment || step.status === 'form') return null
  const { network, token, units, request } = payment
  const { connectedWalletInfo: info } = context.stores.accounts.get(network.chainNamespace)
  const wallet = info?.name ?? messages.switching.yourWallet
  const amount = exactly(units, token)
  const who = formatAddress(request.recipient)
  if (step.status === 'paid') {
    return (
      <Receipt
        title={<Sentence text={texts.paid(amount)} values={[amount]} />}
        text={<Sentence text={sending.sentText(who, network.chainNamespace)} values={[who]} />}
        to={<bdi dir="ltr">{who}</bdi>}
        hash={step.hash}
        network={network}
        onDone={() => context.navigation?.close()}
      />
    )
  }
  if (step.status === 'failed') {
    const { error, mayBeSent } = step
    const { seen } = error.context
    if (mayBeSent) {
      const unsure =
        seen === 'moved'
          ? sending.unsureMoved(wallet, network.name)
          : seen === 'still'
            ? sending.unsureStill(wallet, network.name)
            : sending.unsure(wallet)
      return <Unsure text={unsure} back={{ label: texts.back, onClick: pay.again }} />
    }
    const why =
      error.code === 'USER_REJECTED'
        ? sending.declined(wallet)
        : error.code === 'SEND_FEE_UP'
          ? texts.feeUp
          : describeError(error, messages.errors)
    return (
      <NotDone title={texts.failedTitle} text={why} again={{ label: messages.common.tryAgain, onClick: pay.again }} />
    )
  }
  const { status, isSlow } = step
  const words = {
    checking: [asking.checkingTitle, sending.checkingText],
    switching: [asking.switchingTitle(network.name), asking.switchingText(wallet)],
    wallet: [asking.walletTitle(wallet), isSlow ? asking.walletSlow(wallet) : sending.walletText(amount, who)],
  } as const
  const [title, text] = words[status]
  return (
    <div className="fy-body">
      <AskedWallet
        wallet={info}
        title={<Sentence text={title} values={[wallet, network.name]} />}
        text={<Sentence text={text} values={[amount, who, wallet]} />}
      />
    </div>
  )
}
