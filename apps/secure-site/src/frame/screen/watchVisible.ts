const SMALLEST_WIDTH = 260
const SMALLEST_HEIGHT = 180
const SEEN_MS = 500
const TICK_MS = 100
/** The frame may end on a fraction of a pixel. */
const WHOLE = 0.99

interface Sight extends IntersectionObserverEntry {
  /** Chromium: nothing lies over it, and no effect of the page hides it. */
  readonly isVisible?: boolean
}

/**
 * Tells when an element has been seen for half a second, whole, in a window large enough to read. A page that puts the frame
 * under the pointer at the last moment, or something over it, gets no approval.
 */
export function watchVisible(element: HTMLElement, changed: (seen: boolean) => void, signal: AbortSignal): void {
  let inSight = false
  let since: number | undefined
  let last = false
  const options = { threshold: [WHOLE, 1], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries) => {
    const entry: Sight | undefined = entries.at(-1)
    inSight = entry !== undefined && entry.intersectionRatio >= WHOLE && entry.isVisible !== false
  }, options)
  observer.observe(element)
  const tick = () => {
    const isLarge = innerWidth >= SMALLEST_WIDTH && innerHeight >= SMALLEST_HEIGHT
    const now = inSight && isLarge && document.visibilityState === 'visible'
    since = now ? (since ?? performance.now()) : undefined
    const seen = since !== undefined && performance.now() - since >= SEEN_MS
    if (seen !== last) changed(seen)
    last = seen
  }
  const timer = setInterval(tick, TICK_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    observer.disconnect()
  })
}
