import { getPurchaseController } from '@foyer/core/internal/onramp'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import type { Ui } from '../../internal/UiContext.js'
import { OnrampSelectView } from './OnrampSelectView.js'
import { ProvidersView } from './ProvidersView.js'
import { PurchaseProgressView } from './PurchaseProgressView.js'
import { enPurchase } from './purchaseTexts.js'

/** Onramp views after the form; they load while the user types the amount. */
export const purchaseViews = {
  ProvidersView,
  OnrampSelectView,
  PurchaseProgressView,
  watchPurchase: (context: Ui['context']) => getPurchaseController(context.modal).$purchase,
  texts: ({ messages }: Ui) => getWalletTexts(messages, 'purchase', enPurchase),
  providerName: ({ context }: Ui) => getPurchaseController(context.modal).$purchase.get()?.provider.name,
}
