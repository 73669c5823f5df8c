import { formatAddress } from '@foyer/core/internal/modal'
import { payController } from '@foyer/core/internal/send'
import { useStore } from '@nanostores/react'
import { Sentence } from '../../components/Sentence.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { FailedOutcome, UnknownOutcome } from '../../components/transaction/FailedOutcome.js'
import { Receipt } from '../../components/transaction/Receipt.js'
import { WalletWaitingScreen } from '../../components/WalletWaitingScreen.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { formatExactAmount } from '../../internal/tokenTexts.js'
import { ErrorText, WalletMessage } from '../../views/ErrorText.js'
import { getPaymentIconUrl } from './getPaymentIconUrl.js'
import { enPay } from './texts.js'

export function PayProgress() {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const sending = useWalletTexts('sending', enTransferReview)
  const pay = context.use(payController)
  const state = useStore(pay.$state)
  const { payment, step } = state
  if (!payment || step.status === 'form') return null
  const { network, token, units, request } = payment
  const { connectedWalletInfo: info } = context.stores.accounts.get(network.chainNamespace)
  const wallet = info?.name ?? messages.switching.yourWallet
  const amount = formatExactAmount(units, token)
  const receiverName = formatAddress(request.recipient)
  if (step.status === 'paid') {
    return (
      <Receipt
        title={<Sentence text={texts.paid(amount)} values={[amount]} />}
        text={sending.sentText(network.chainNamespace)}
        status="pending"
        icon={<TokenIcon token={{ ...token, iconUrl: getPaymentIconUrl(state) }} network={network} corner={null} />}
        receiver={request.recipient}
        to={<bdi dir="ltr">{receiverName}</bdi>}
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
      const walletMessage = <WalletMessage error={error} wallet={wallet} />
      return (
        <UnknownOutcome
          wallet={info}
          text={unsure}
          walletMessage={walletMessage}
          back={{ label: texts.back, onClick: pay.retry }}
        />
      )
    }
    const isDeclined = error.code === 'USER_REJECTED'
    const why = isDeclined ? (
      sending.declined(getDecliningWalletName(info, wallet))
    ) : error.code === 'SEND_FEE_UP' ? (
      texts.feeUp
    ) : (
      <ErrorText error={error} wallet={wallet} />
    )
    return (
      <FailedOutcome
        wallet={info}
        isDeclined={isDeclined}
        title={texts.failedTitle}
        text={why}
        again={{ label: messages.common.tryAgain, onClick: pay.retry }}
      />
    )
  }
  const { status, isSlow } = step
  const words = {
    checking: [transactionTexts.checkingTitle, sending.checkingText],
    switching: [transactionTexts.switchingTitle(network.name), transactionTexts.switchingText(wallet)],
    wallet: [
      transactionTexts.walletTitle(wallet),
      isSlow ? transactionTexts.walletSlow(wallet) : sending.walletText(amount, receiverName),
    ],
  } as const
  const [title, text] = words[status]
  return (
    <div className="fy-body">
      <WalletWaitingScreen
        wallet={info}
        title={<Sentence text={title} values={[wallet, network.name]} />}
        text={<Sentence text={text} values={[amount, receiverName, wallet]} />}
      />
    </div>
  )
}
