import { buying } from '@foyer/core/ui/onramp'
import { enOnramp } from '../../messages/enOnramp.js'
import account from '../../theme/account.css?text'
import amount from '../../theme/amount.css?text'
import fields from '../../theme/fields.css?text'
import lists from '../../theme/lists.css?text'
import ring from '../../theme/ring.css?text'
import type { Ui } from '../../UiContext.js'
import { walletTexts } from '../../useWalletTexts.js'
import { defineReactFeature } from '../reactFeature.js'
import { BuyView } from './BuyView.js'
import onramp from './onramp.css?text'
import { ProvidersView } from './ProvidersView.js'
import { SelectView } from './SelectView.js'
import { WaitingView } from './WaitingView.js'

const sheets: readonly string[] = [account, amount, fields, lists, ring, onramp]
const texts = ({ messages }: Ui) => walletTexts(messages, 'onramp', enOnramp)
const watch = (context: Ui['context']) => context.use(buying).$state

/** How buying is drawn. */
export const onrampHalf = defineReactFeature({
  views: {
    OnRamp: { Component: BuyView, sheets, watch, title: (ui) => texts(ui).title },
    OnRampSelect: {
      Component: SelectView,
      sheets,
      title: (ui, params) => texts(ui)[`${params?.what ?? 'asset'}Title`],
    },
    OnRampProviders: { Component: ProvidersView, sheets, watch, title: (ui) => texts(ui).providersTitle },
    BuyInProgress: {
      Component: WaitingView,
      sheets,
      watch,
      title: (ui) => ui.context.use(buying).$state.get().purchase?.provider.name ?? texts(ui).title,
    },
  },
})
