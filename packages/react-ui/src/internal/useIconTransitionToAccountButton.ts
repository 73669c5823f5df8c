import { useLayoutEffect } from 'react'
import { prefersReducedMotion } from '../shell/motion/cloneForExit.js'
import { moveIconToAccountButton } from '../shell/motion/moveIconToAccountButton.js'
import { useUi } from './UiContext.js'

/** Moves the wallet's icon to the avatar of the page's account button when the modal closes on success. */
export function useIconTransitionToAccountButton(isConnected: boolean): void {
  const { context, host } = useUi()
  useLayoutEffect(
    () => () => {
      const isClosed = !context.stores.modal.$modal.get().open
      if (isConnected && isClosed && host.shadowRoot && !prefersReducedMotion())
        moveIconToAccountButton(host.shadowRoot)
    },
    [context, host, isConnected],
  )
}
