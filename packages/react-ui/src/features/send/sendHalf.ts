import { sending } from '@foyer/core/ui/send'
import { enSend } from '../../messages/enSend.js'
import account from '../../theme/account.css?text'
import amount from '../../theme/amount.css?text'
import details from '../../theme/details.css?text'
import fields from '../../theme/fields.css?text'
import lists from '../../theme/lists.css?text'
import ring from '../../theme/ring.css?text'
import type { Ui } from '../../UiContext.js'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { SendView } from './SendView.js'
import send from './send.css?text'

const sheets: readonly string[] = [account, amount, details, fields, lists, ring, send]
const texts = ({ messages }: Ui) => walletTexts(messages, 'send', enSend)
const watch = (context: Ui['context']) => context.use(sending).$state

const isLookedOver = ({ context }: Ui) => {
  const { status } = context.use(sending).$state.get().step
  return status === 'form' || status === 'review'
}

const later = async () => {
  const { sheets: sheetsOfLater, ...views } = (await import('./laterViews.js')).laterViews
  return { ...views, sheets: [...sheets, ...sheetsOfLater] }
}

/** How sending is drawn. */
export const sendHalf = defineReactFeature({
  views: {
    WalletSend: { Component: SendView, sheets, watch, title: (ui) => texts(ui).title },
    WalletSendSelectToken: {
      load: async () => {
        const { ChooseTokenView: Component, sheets } = await later()
        return { Component, sheets, title: (ui) => texts(ui).tokenTitle }
      },
    },
    WalletSendScan: {
      load: async () => ({
        Component: (await import('./ScanView.js')).ScanView,
        sheets,
        title: (ui) => texts(ui).scan,
      }),
    },
    WalletSendPreview: {
      load: async () => {
        const { ReviewView: Component, sheets } = await later()
        // Once it is on its way to the wallet there is nothing more to look over.
        return { Component, sheets, watch, title: (ui) => (isLookedOver(ui) ? texts(ui).reviewTitle : texts(ui).title) }
      },
    },
    WalletSendConfirmed: {
      load: async () => {
        const { sent, sheets } = await later()
        return { ...sent, sheets }
      },
    },
  },
})
