import { formatAddress } from '@foyer/core/ui'
import { sending } from '@foyer/core/ui/send'
import { useStore } from '@nanostores/react'
import { Receipt } from '../../components/asking/Receipt.js'
import { Sentence } from '../../components/Sentence.js'
import { enSending } from '../../messages/enSending.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { sentAmount } from './describe.js'

/** What was sent, and what the chain made of it. The account lies behind it. */
export function SentView() {
  const { context } = useUi()
  const texts = useWalletTexts('sending', enSending)
  const receipt = useStore(context.use(sending).$receipt)
  if (!receipt) return null
  const { hash, status, amount, token, network, to, name } = receipt
  const who = name ?? formatAddress(to)
  const sum = sentAmount({ token, sendTokenAmount: amount })
  const { title, text, tone } = words()
  return (
    <Receipt
      title={<Sentence text={title} values={[sum]} />}
      text={<Sentence text={text} values={[who, sum]} />}
      tone={tone}
      to={<bdi>{who}</bdi>}
      hash={hash}
      network={network}
      onDone={() => context.stores.router.reset({ view: 'Account' })}
    />
  )

  function words(): Words {
    switch (status) {
      case 'pending':
        return { title: texts.sent(sum), text: texts.sentText(who, network.chainNamespace) }
      case 'confirmed':
        return { title: texts.arrived(sum), text: texts.arrivedText(who) }
      case 'failed':
        return { title: texts.failedTitle, text: texts.refusedText(sum), tone: 'bad' }
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
