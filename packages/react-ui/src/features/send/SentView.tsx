import { formatAddress } from '@foyer/core/internal/modal'
import { sendController } from '@foyer/core/internal/send'
import { useStore } from '@nanostores/react'
import { Sentence } from '../../components/Sentence.js'
import { Receipt } from '../../components/transaction/Receipt.js'
import { enSend } from '../../i18n/enSend.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { getWalletTexts, useWalletTexts } from '../../i18n/useWalletTexts.js'
import { type Ui, useUi } from '../../internal/UiContext.js'
import { formatSendAmount } from './describeSend.js'
import { SendTokenIcon } from './NftCard.js'

export function SentView() {
  const { context } = useUi()
  const texts = useWalletTexts('sending', enTransferReview)
  const receipt = useStore(context.use(sendController).$receipt)
  if (!receipt) return null
  const { hash, callsId, status, conflict, sources, amount, token, network, to, name } = receipt
  const receiverName = name ?? formatAddress(to)
  const amountText = formatSendAmount({ token, sendTokenAmount: amount })
  const { title, text, tone } = words()
  return (
    <Receipt
      title={<Sentence text={title} values={[amountText]} />}
      text={<Sentence text={text} values={[receiverName, amountText, network.name]} />}
      status={tone ?? (status === 'confirmed' ? 'ok' : 'pending')}
      icon={<SendTokenIcon token={token} network={network} />}
      receiver={to}
      to={<bdi>{receiverName}</bdi>}
      hash={hash === callsId ? undefined : hash}
      sources={sources}
      network={network}
      onDone={() => context.stores.router.reset({ view: 'Account' })}
    />
  )

  function words(): Words {
    switch (status) {
      case 'pending':
        if (conflict === 'sender') return { title: texts.unsureTitle, text: texts.conflicts.sender, tone: 'warn' }
        if (conflict) return { title: texts.sent(amountText), text: texts.conflicts.sources }
        return { title: texts.sent(amountText), text: texts.sentText(network.chainNamespace) }
      case 'confirmed':
        return { title: texts.arrived(amountText), text: texts.arrivedText(network.name) }
      case 'failed':
        return {
          title: texts.failedTitle,
          text: (callsId === undefined ? texts.refusedText : texts.refusedUncharged)(amountText),
          tone: 'bad',
        }
      case 'dropped':
        return { title: texts.droppedTitle, text: texts.droppedText, tone: 'warn' }
      case 'replaced':
        return { title: texts.replacedTitle, text: texts.replacedText, tone: 'warn' }
    }
  }
}

interface Words {
  readonly title: string
  readonly text: string
  readonly tone?: 'bad' | 'warn'
}

/** Shows a title that follows the transaction's status. */
export const sentView = {
  Component: SentView,
  watch: (context: Ui['context']) => context.use(sendController).$receipt,
  title({ context, messages }: Ui) {
    const texts = getWalletTexts(messages, 'send', enSend)
    const { status, conflict } = context.use(sendController).$receipt.get() ?? {}
    return (status === 'pending' && conflict !== 'sender') || status === 'confirmed' ? texts.sentTitle : texts.title
  },
}
