import { getOnrampController } from '@foyer/core/internal/onramp'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import type { Ui } from '../../internal/UiContext.js'
import account from '../../shell/theme/account.css?text'
import amount from '../../shell/theme/amount.css?text'
import couple from '../../shell/theme/couple.css?text'
import fields from '../../shell/theme/fields.css?text'
import lists from '../../shell/theme/lists.css?text'
import ring from '../../shell/theme/ring.css?text'
import { BuyView } from './BuyView.js'
import onramp from './onramp.css?text'
import { enOnramp } from './texts.js'

const sheets: readonly string[] = [account, amount, couple, fields, lists, ring, onramp]
const texts = ({ messages }: Ui) => getWalletTexts(messages, 'onramp', enOnramp)
const watch = (context: Ui['context']) => getOnrampController(context.modal).$state

const loadPurchaseViews = async () => (await import('./purchaseViews.js')).purchaseViews

export const onrampReactFeature = defineReactFeature({
  views: {
    OnRamp: { Component: BuyView, sheets, watch, title: (ui) => texts(ui).title },
    OnRampSelect: {
      load: async () => {
        const { OnrampSelectView: Component, texts } = await loadPurchaseViews()
        return { Component, sheets, title: (ui, params) => texts(ui)[`${params?.what ?? 'asset'}Title`] }
      },
    },
    OnRampProviders: {
      load: async () => {
        const { ProvidersView: Component, texts } = await loadPurchaseViews()
        return { Component, sheets, watch, title: (ui) => texts(ui).providersTitle }
      },
    },
    BuyInProgress: {
      load: async () => {
        const { PurchaseProgressView: Component, watchPurchase, providerName } = await loadPurchaseViews()
        return { Component, sheets, watch: watchPurchase, title: (ui) => providerName(ui) ?? texts(ui).title }
      },
    },
  },
})
