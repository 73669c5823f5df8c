/** Elements that draw none of their children, so that nothing can be shown in them. */
const REPLACED = 'video,audio,iframe,canvas,img,embed,object'

/** What tells that the top layer has changed. None of the three bubbles from a dialog, so they are captured. */
const CHANGES = ['toggle', 'close', 'fullscreenchange'] as const

/**
 * Keeps the host where it can be seen and pressed while the modal is open: in the innermost modal `<dialog>` or the fullscreen
 * element, since the browser makes all else of the page inert or covers it. Gives its undo, which takes the host home.
 */
export function placeOnTop(host: HTMLElement, onMove: () => void): () => void {
  const home = host.parentElement
  if (!home) return () => {}
  const place = () => {
    const parent = findTop(host) ?? home
    if (host.parentNode === parent && host.isConnected) return
    move(host, parent)
    observer.disconnect()
    // A dialog that is taken out of the page would take the host along.
    if (parent !== home) observer.observe(document, { childList: true, subtree: true })
    onMove()
  }
  const observer = new MutationObserver(() => {
    if (!host.isConnected) place()
  })
  place()
  for (const type of CHANGES) document.addEventListener(type, place, true)
  return () => {
    observer.disconnect()
    for (const type of CHANGES) document.removeEventListener(type, place, true)
    if (host.parentNode !== home && home.isConnected) move(host, home)
  }
}

/** Finds the element of the top layer that holds the focus, else the last one in the page. */
function findTop(host: HTMLElement): Element | undefined {
  const { fullscreenElement } = document
  if (fullscreenElement?.matches(REPLACED)) void document.exitFullscreen().catch(() => {})
  const from = document.activeElement === host ? host.parentElement : deepestActive()
  for (let each = from; each; each = each.parentElement ?? shadowHostOf(each)) {
    if (isModal(each) && !each.matches(REPLACED)) return each
  }
  return [...document.querySelectorAll('dialog,:fullscreen')]
    .filter((each) => isModal(each) && !each.matches(REPLACED))
    .at(-1)
}

/** True for what the browser shows above the page and leaves alone usable. Browsers of before 2022 do not know `:modal`. */
export function isModal(element: Element): boolean {
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

/** Also inside of open shadow roots: another modal may be open below this one. */
export function deepestActive(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Moves the host with what has the focus in it, which a browser drops. */
function move(host: HTMLElement, parent: Element): void {
  const focused = host.shadowRoot?.activeElement
  parent.append(host)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
