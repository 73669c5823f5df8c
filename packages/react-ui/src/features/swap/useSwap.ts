import { getSwapController, type SwapController, type SwapState } from '@foyer/core/internal/swap'
import { useStore } from '@nanostores/react'
import { useUi } from '../../internal/UiContext.js'

export function useSwap(): { readonly swap: SwapController; readonly state: SwapState } {
  const { modal } = useUi()
  const swap = getSwapController(modal)
  return { swap, state: useStore(swap.$state) }
}
