import { type Buying, type BuyingState, buying } from '@foyer/core/ui/onramp'
import { useStore } from '@nanostores/react'
import { enOnramp } from '../../messages/enOnramp.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'

/** Buying, how it stands, and its texts. */
export function useBuying() {
  const ui = useViewUi()
  const buy: Buying = ui.context.use(buying)
  const state: BuyingState = useStore(buy.$state)
  return { ...ui, buy, state, texts: useWalletTexts('onramp', enOnramp) }
}
