import { type Swapping, type SwapState, swapping } from '@foyer/core/ui/swap'
import { useStore } from '@nanostores/react'
import { useUi } from '../../UiContext.js'

/** Swapping, and how it stands. */
export function useSwap(): { readonly swap: Swapping; readonly state: SwapState } {
  const { context } = useUi()
  const swap = context.use(swapping)
  return { swap, state: useStore(swap.$state) }
}
