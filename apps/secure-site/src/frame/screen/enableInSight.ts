import { watchVisibility } from './watchVisibility'

/** Delay in ms for browsers that do not report visibility. */
const LATEST_MS = 1_500

/** Enables a button or link once the user sees it: Chromium ignores clicks in a frame that has just moved. */
export function enableInSight<Element extends HTMLElement>(element: Element, signal: AbortSignal): Element {
  const setEnabled = (isEnabled: boolean) => {
    if (element instanceof HTMLButtonElement) element.disabled = !isEnabled
    else element.inert = !isEnabled
  }
  setEnabled(false)
  const startTimer = () => setTimeout(() => setEnabled(true), LATEST_MS)
  let late = startTimer()
  // The page has just made room for the frame.
  addEventListener(
    'resize',
    () => {
      clearTimeout(late)
      late = startTimer()
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(late))
  watchVisibility(element, (sight) => sight === 'seen' && setEnabled(true), signal)
  return element
}
