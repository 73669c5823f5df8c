import { createFocusTrap } from 'focus-trap'

/** Traps focus in the dialog. Pauses while the focus is in an element that a wallet shows above the dialog. */
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
  // Listens on `window`, to run before the trap's own listener on the document.
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
