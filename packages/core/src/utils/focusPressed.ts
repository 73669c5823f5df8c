/**
 * A browser that gives a pressed button no focus, as Safari, would not know what to give it back to when the modal closes.
 * In the turn of the press: what is loaded only after it comes too late for this.
 */
export function focusPressed(): void {
  const { document, event } = globalThis
  if (event?.type !== 'click') return
  const [target] = event.composedPath()
  const pressed = target instanceof Element ? target.closest('button, a[href], [tabindex]') : null
  const isOutside = pressed !== document.activeElement && document.activeElement?.contains(pressed)
  if (pressed instanceof HTMLElement && isOutside) pressed.focus({ preventScroll: true })
}
