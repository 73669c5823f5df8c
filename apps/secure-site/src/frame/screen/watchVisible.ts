const SMALLEST_WIDTH = 240
const SMALLEST_HEIGHT = 200
const SEEN_MS = 500
const TICK_MS = 100

interface Sight extends IntersectionObserverEntry {
  /** Chromium: nothing lies over it, and no effect of the page hides it. */
  readonly isVisible?: boolean
}

/**
 * Tells when a button may be pressed: when it has been seen for half a second, whole, in a window large enough to read.
 * A page that puts the frame under the pointer at the last moment, or something over it, gets no approval.
 */
export function watchVisible(button: HTMLElement, changed: (seen: boolean) => void, signal: AbortSignal): void {
  let inSight = false
  let since: number | undefined
  let last = false
  const options = { threshold: [1], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries) => {
    const entry: Sight | undefined = entries.at(-1)
    inSight = entry !== undefined && entry.intersectionRatio === 1 && entry.isVisible !== false
  }, options)
  observer.observe(button)
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
