import { sending } from '@foyer/core/ui/send'
import { enSend } from '../../messages/enSend.js'
import type { Ui } from '../../UiContext.js'
import { walletTexts } from '../../useWalletTexts.js'
import { SentView } from './SentView.js'

/** The view of what was sent, which is called so only while it is so. */
export const sent = {
  Component: SentView,
  watch: (context: Ui['context']) => context.use(sending).$receipt,
  title({ context, messages }: Ui) {
    const texts = walletTexts(messages, 'send', enSend)
    const status = context.use(sending).$receipt.get()?.status
    return status === 'pending' || status === 'confirmed' ? texts.sentTitle : texts.title
  },
}
