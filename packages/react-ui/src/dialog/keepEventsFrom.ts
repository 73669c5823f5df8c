/** By these a dialog of the app, such as Radix's, notices that somebody went outside of it, and closes or takes the focus back. */
const OUTSIDE = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/** Keeps presses, focus and Escape in the modal from what listens for them in the page. */
export function keepEventsFrom(host: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  // The modal's own listeners are below the host and have heard them.
  for (const type of OUTSIDE) host.addEventListener(type, stop)
  // Such dialogs hear Escape before anybody below: it is kept from them, and said again inside of the modal.
  const onKeyDown = (event: KeyboardEvent) => {
    const path = event.composedPath()
    if (event.key !== 'Escape' || !event.isTrusted || !path.includes(host)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    path[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  window.addEventListener('keydown', onKeyDown, true)
  // They hide from screen readers all that was there when they opened.
  const hidden = host.getAttribute('aria-hidden')
  host.removeAttribute('aria-hidden')
  return () => {
    for (const type of OUTSIDE) host.removeEventListener(type, stop)
    window.removeEventListener('keydown', onKeyDown, true)
    if (hidden !== null) host.setAttribute('aria-hidden', hidden)
  }
}
