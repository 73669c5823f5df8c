import { purchasing } from '@foyer/core/ui/onramp'
import type { Ui } from '../../UiContext.js'
import { ProvidersView } from './ProvidersView.js'
import { SelectView } from './SelectView.js'
import { WaitingView } from './WaitingView.js'

/** What comes after the amount, loaded while it is typed. */
export const laterViews = {
  ProvidersView,
  SelectView,
  WaitingView,
  watchPurchase: (context: Ui['context']) => context.use(purchasing).$purchase,
  providerName: ({ context }: Ui) => context.use(purchasing).$purchase.get()?.provider.name,
}
