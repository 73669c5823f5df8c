/** Elements in which the modal cannot be shown, because they render no children. */
const REPLACED_ELEMENTS = 'video,audio,iframe,canvas,img,embed,object'

/** Events of a changing top layer. They do not bubble, so they are captured. */
const TOP_LAYER_EVENTS = ['toggle', 'close', 'fullscreenchange'] as const

/**
 * Keeps the host in the innermost modal `<dialog>` or fullscreen element: the browser makes the rest of the page inert
 * or covers it. The returned function moves the host back.
 */
export function keepInTopLayer(host: HTMLElement, onMove: () => void): () => void {
  const home = host.parentElement
  if (!home) return () => {}
  const place = () => {
    const parent = findTop(host) ?? home
    if (host.parentNode === parent && host.isConnected) return
    moveHost(host, parent)
    observer.disconnect()
    // Watches for removals: a removed dialog takes the modal's host along.
    if (parent !== home) observer.observe(document, { childList: true, subtree: true })
    onMove()
  }
  const observer = new MutationObserver(() => {
    if (!host.isConnected) place()
  })
  place()
  for (const type of TOP_LAYER_EVENTS) document.addEventListener(type, place, true)
  return () => {
    observer.disconnect()
    for (const type of TOP_LAYER_EVENTS) document.removeEventListener(type, place, true)
    if (host.parentNode !== home && home.isConnected) moveHost(host, home)
  }
}

/** Returns the top-layer element with focus, else the last one in the document. */
function findTop(host: HTMLElement): Element | undefined {
  const { fullscreenElement } = document
  if (fullscreenElement?.matches(REPLACED_ELEMENTS)) void document.exitFullscreen().catch(() => {})
  const from = document.activeElement === host ? host.parentElement : getActiveElement()
  for (let each = from; each; each = each.parentElement ?? shadowHostOf(each)) {
    if (isInTopLayer(each) && !each.matches(REPLACED_ELEMENTS)) return each
  }
  return [...document.querySelectorAll('dialog,:fullscreen')]
    .filter((each) => isInTopLayer(each) && !each.matches(REPLACED_ELEMENTS))
    .at(-1)
}

/** Returns whether the browser shows an element in the top layer. Browsers before 2022 lack `:modal`. */
export function isInTopLayer(element: Element): boolean {
  try {
    return element.matches(':modal')
  } catch {
    return element === document.fullscreenElement
  }
}

const shadowHostOf = (element: Element): Element | null => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** Returns the focused element, in open shadow roots too: another modal may be open below. */
export function getActiveElement(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Moves the modal's host element, and restores its focus, which the browser drops. */
function moveHost(host: HTMLElement, parent: Element): void {
  const focused = host.shadowRoot?.activeElement
  parent.append(host)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
