import { sendController } from '@foyer/core/internal/send'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { enSend } from '../../i18n/enSend.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import type { Ui } from '../../internal/UiContext.js'
import account from '../../shell/theme/account.css?text'
import amount from '../../shell/theme/amount.css?text'
import details from '../../shell/theme/details.css?text'
import fields from '../../shell/theme/fields.css?text'
import lists from '../../shell/theme/lists.css?text'
import ring from '../../shell/theme/ring.css?text'
import { SendView } from './SendView.js'
import send from './send.css?text'

const sheets: readonly string[] = [account, amount, details, fields, lists, ring, send]
const texts = ({ messages }: Ui) => getWalletTexts(messages, 'send', enSend)
const watch = (context: Ui['context']) => context.use(sendController).$state

const isInReview = ({ context }: Ui) => {
  const { status } = context.use(sendController).$state.get().step
  return status === 'form' || status === 'review'
}

const loadReviewViews = async () => {
  const { sheets: reviewSheets, ...views } = (await import('./sendReviewViews.js')).sendReviewViews
  return { ...views, sheets: [...sheets, ...reviewSheets] }
}

export const sendReactFeature = defineReactFeature({
  views: {
    WalletSend: { Component: SendView, sheets, watch, title: (ui) => texts(ui).title },
    WalletSendSelectToken: {
      load: async () => {
        const { ChooseSendTokenView: Component, sheets } = await loadReviewViews()
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
        const { SendReviewView: Component, sheets } = await loadReviewViews()
        // Once the transfer is submitted, the title no longer says that the user reviews it.
        return { Component, sheets, watch, title: (ui) => (isInReview(ui) ? texts(ui).reviewTitle : texts(ui).title) }
      },
    },
    WalletSendConfirmed: {
      load: async () => {
        const { sentView, sheets } = await loadReviewViews()
        return { ...sentView, sheets }
      },
    },
  },
})
