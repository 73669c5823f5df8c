import { createFocusTrap } from 'focus-trap'

/**
 * Keeps the focus in the dialog. Everything else of the page is inert, so focus that
 * goes elsewhere has gone to something a wallet shows above the dialog; the trap then waits until it is back.
 */
export function trapFocus(dialog: HTMLElement, host: HTMLElement): () => void {
  const title = dialog.querySelector<HTMLElement>('[tabindex="-1"]') ?? dialog
  const trap = createFocusTrap(dialog, {
    initialFocus: false,
    fallbackFocus: title,
    escapeDeactivates: false,
    allowOutsideClick: true,
    delayInitialFocus: false,
    preventScroll: true,
    returnFocusOnDeactivate: false,
  })
  // On window, so that it runs before the trap's own listener on the document.
  const onFocusIn = (event: FocusEvent) => {
    const isOurs = event.composedPath().includes(host)
    if (isOurs && trap.paused) trap.unpause()
    else if (!isOurs && !trap.paused) trap.pause()
  }
  window.addEventListener('focusin', onFocusIn, true)
  trap.activate()
  return () => {
    window.removeEventListener('focusin', onFocusIn, true)
    trap.deactivate()
  }
}
