import { formatAddress } from '@foyer/core/ui'
import { sending } from '@foyer/core/ui/send'
import { Receipt } from '../../components/asking/Receipt.js'
import { Sentence } from '../../components/Sentence.js'
import { useReadable } from '../../hooks/useReadable.js'
import { enSending } from '../../messages/enSending.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { sentAmount } from './describe.js'

/** What was sent. The account lies behind it. */
export function SentView() {
  const { context } = useUi()
  const texts = useWalletTexts('sending', enSending)
  const receipt = useReadable(context.use(sending).$receipt)
  if (!receipt) return null
  const { hash, amount, token, network, to, name } = receipt
  const who = name ?? formatAddress(to)
  const sum = sentAmount({ token, sendTokenAmount: amount })
  return (
    <Receipt
      title={<Sentence text={texts.sent(sum)} values={[sum]} />}
      text={<Sentence text={texts.sentText(who, network.chainNamespace)} values={[who]} />}
      to={<bdi>{who}</bdi>}
      hash={hash}
      network={network}
      onDone={() => context.stores.router.reset({ view: 'Account' })}
    />
  )
}
