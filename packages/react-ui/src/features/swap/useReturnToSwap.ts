import { goBack } from '@foyer/core/internal/modal'
import { useUi } from '../../internal/UiContext.js'
import { useSwap } from './useSwap.js'

export function useReturnToSwap(): () => void {
  const { context } = useUi()
  const { swap } = useSwap()
  return () => {
    swap.edit()
    const { router } = context.stores
    if (router.previous()?.view === 'Swap') goBack(context)
    else router.replace({ view: 'Swap' })
  }
}
