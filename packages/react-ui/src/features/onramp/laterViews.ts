import { purchasing } from '@foyer/core/ui/onramp'
import { enPurchase } from '../../messages/enPurchase.js'
import type { Ui } from '../../UiContext.js'
import { walletTexts } from '../../useWalletTexts.js'
import { ProvidersView } from './ProvidersView.js'
import { SelectView } from './SelectView.js'
import { WaitingView } from './WaitingView.js'

/** What comes after the amount, loaded while it is typed. */
export const laterViews = {
  ProvidersView,
  SelectView,
  WaitingView,
  watchPurchase: (context: Ui['context']) => context.use(purchasing).$purchase,
  texts: ({ messages }: Ui) => walletTexts(messages, 'purchase', enPurchase),
  providerName: ({ context }: Ui) => context.use(purchasing).$purchase.get()?.provider.name,
}
