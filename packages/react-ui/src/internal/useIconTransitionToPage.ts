import { useLayoutEffect } from 'react'
import { prefersReducedMotion } from '../shell/motion/cloneForExit.js'
import { moveIconToPage } from '../shell/motion/moveIconToPage.js'
import { useUi } from './UiContext.js'

/** Moves the wallet's icon to the avatar of the page's account button when the modal closes on success. */
export function useIconTransitionToPage(isConnected: boolean): void {
  const { context, host } = useUi()
  useLayoutEffect(
    () => () => {
      const isClosed = !context.stores.modal.$modal.get().open
      if (isConnected && isClosed && host.shadowRoot && !prefersReducedMotion()) moveIconToPage(host.shadowRoot)
    },
    [context, host, isConnected],
  )
}
