import { swapping } from '@foyer/core/ui/swap'
import { enSwap } from '../../messages/enSwap.js'
import account from '../../theme/account.css?text'
import amount from '../../theme/amount.css?text'
import details from '../../theme/details.css?text'
import fields from '../../theme/fields.css?text'
import lists from '../../theme/lists.css?text'
import ring from '../../theme/ring.css?text'
import type { Ui } from '../../UiContext.js'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { ChooseTokenView } from './ChooseTokenView.js'
import { SwapView } from './SwapView.js'
import swap from './swap.css?text'

const sheets: readonly string[] = [account, amount, details, fields, lists, ring, swap]
const texts = ({ messages }: Ui) => walletTexts(messages, 'swap', enSwap)
const watch = (context: Ui['context']) => context.use(swapping).$state

const isLookedOver = ({ context }: Ui) =>
  ['form', 'review', 'paused'].includes(context.use(swapping).$state.get().step.status)

const later = async () => {
  const { sheets: sheetsOfLater, ...views } = (await import('./laterViews.js')).laterViews
  return { ...views, sheets: [...sheets, ...sheetsOfLater] }
}

/** How swapping is drawn. */
export const swapHalf = defineReactFeature({
  views: {
    Swap: { Component: SwapView, sheets, watch, title: (ui) => texts(ui).title },
    SwapSelectToken: { Component: ChooseTokenView, sheets, title: (ui) => texts(ui).tokenTitle },
    SwapPreview: {
      load: async () => {
        const { ReviewView: Component, sheets } = await later()
        return { Component, sheets, watch, title: (ui) => (isLookedOver(ui) ? texts(ui).reviewTitle : texts(ui).title) }
      },
    },
    SwapConfirmed: {
      load: async () => {
        const { SwappedView: Component, sheets } = await later()
        return {
          Component,
          sheets,
          title: (ui) => texts(ui).swappedTitle,
        }
      },
    },
  },
})
