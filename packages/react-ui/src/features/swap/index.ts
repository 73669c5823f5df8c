import { getSwapController } from '@foyer/core/internal/swap'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import type { Ui } from '../../internal/UiContext.js'
import account from '../../shell/theme/account.css?text'
import amount from '../../shell/theme/amount.css?text'
import details from '../../shell/theme/details.css?text'
import fields from '../../shell/theme/fields.css?text'
import lists from '../../shell/theme/lists.css?text'
import ring from '../../shell/theme/ring.css?text'
import { ChooseSwapTokenView } from './ChooseSwapTokenView.js'
import { SwapView } from './SwapView.js'
import swap from './swap.css?text'
import { enSwap } from './texts.js'

const sheets: readonly string[] = [account, amount, details, fields, lists, ring, swap]
const texts = ({ messages }: Ui) => getWalletTexts(messages, 'swap', enSwap)
const watch = (context: Ui['context']) => getSwapController(context.modal).$state

const isInReview = ({ context }: Ui) =>
  ['form', 'review', 'paused'].includes(getSwapController(context.modal).$state.get().step.status)

const loadReviewViews = async () => {
  const { sheets: reviewSheets, ...views } = (await import('./swapReviewViews.js')).swapReviewViews
  return { ...views, sheets: [...sheets, ...reviewSheets] }
}

export const swapReactFeature = defineReactFeature({
  views: {
    Swap: { Component: SwapView, sheets, watch, title: (ui) => texts(ui).title },
    SwapSelectToken: { Component: ChooseSwapTokenView, sheets, title: (ui) => texts(ui).tokenTitle },
    SwapPreview: {
      load: async () => {
        const { SwapReviewView: Component, sheets } = await loadReviewViews()
        return { Component, sheets, watch, title: (ui) => (isInReview(ui) ? texts(ui).reviewTitle : texts(ui).title) }
      },
    },
    SwapConfirmed: {
      load: async () => {
        const { SwappedView: Component, sheets } = await loadReviewViews()
        return {
          Component,
          sheets,
          title: (ui) => texts(ui).swappedTitle,
        }
      },
    },
  },
})
