import { payController } from '@foyer/core/internal/send'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import type { Ui } from '../../internal/UiContext.js'
import account from '../../shell/theme/account.css?text'
import address from '../../shell/theme/address.css?text'
import couple from '../../shell/theme/couple.css?text'
import details from '../../shell/theme/details.css?text'
import fields from '../../shell/theme/fields.css?text'
import lists from '../../shell/theme/lists.css?text'
import review from '../../shell/theme/review.css?text'
import ring from '../../shell/theme/ring.css?text'
import { PayView } from './PayView.js'
import { enPay } from './texts.js'

const sheets: readonly string[] = [account, address, couple, details, fields, lists, review, ring]
const texts = ({ messages }: Ui) => getWalletTexts(messages, 'pay', enPay)

export const payReactFeature = defineReactFeature({
  views: {
    Pay: {
      Component: PayView,
      sheets,
      watch: (context) => context.use(payController).$state,
      title: (ui) =>
        ui.context.use(payController).$state.get().step.status === 'paid' ? texts(ui).paidTitle : texts(ui).title,
    },
  },
})
