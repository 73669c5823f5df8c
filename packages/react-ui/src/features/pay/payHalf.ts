import { paying } from '@foyer/core/ui/send'
import { enPay } from '../../messages/enPay.js'
import account from '../../theme/account.css?text'
import details from '../../theme/details.css?text'
import fields from '../../theme/fields.css?text'
import lists from '../../theme/lists.css?text'
import review from '../../theme/review.css?text'
import ring from '../../theme/ring.css?text'
import type { Ui } from '../../UiContext.js'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { PayView } from './PayView.js'

const sheets: readonly string[] = [account, details, fields, lists, review, ring]
const texts = ({ messages }: Ui) => walletTexts(messages, 'pay', enPay)

/** How a payment is drawn. */
export const payHalf = defineReactFeature({
  views: {
    Pay: {
      Component: PayView,
      sheets,
      watch: (context) => context.use(paying).$state,
      title: (ui) =>
        ui.context.use(paying).$state.get().step.status === 'paid' ? texts(ui).paidTitle : texts(ui).title,
    },
  },
})
