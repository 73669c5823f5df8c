const SMALLEST_WIDTH = 260
const SMALLEST_HEIGHT = 180
/**
 * Minimum device pixels per CSS pixel, against pages that shrink the frame by CSS `zoom`, which looks like browser
 * zoom. Users zoom to 50 %, so half is allowed; below 0.49, with rounding, text is unreadable.
 */
const SMALLEST_SCALE = 0.49
/** Phones have at least two device pixels per CSS pixel. */
const SMALLEST_SCALE_BY_TOUCH = 0.99
const SEEN_MS = 500
const TICK_MS = 100
/** Accepted visible share: the frame may end on a fraction of a pixel. */
const WHOLE = 0.99

/** `hidden`: covered, or visible for under half a second. `small`: too little room. `tiny`: drawn too small to read. */
export type Visibility = 'hidden' | 'small' | 'tiny' | 'seen'

interface Entry extends IntersectionObserverEntry {
  /** Chromium only: whether the element is uncovered. */
  readonly isVisible?: boolean
}

/**
 * Reports when an element was fully visible and readable for half a second, against pages that move or cover the frame
 * at the last moment.
 */
export function watchVisibility(element: HTMLElement, changed: (sight: Visibility) => void, signal: AbortSignal): void {
  let isWhole = false
  let since: number | undefined
  let last: Visibility = 'hidden'
  const options = { threshold: [WHOLE, 1], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries) => {
    const entry: Entry | undefined = entries.at(-1)
    isWhole = entry !== undefined && entry.intersectionRatio >= WHOLE && entry.isVisible !== false
  }, options)
  observer.observe(element)
  const tick = () => {
    const now = isWhole && document.visibilityState === 'visible' ? look() : 'hidden'
    since = now === 'seen' ? (since ?? performance.now()) : undefined
    const isNew = since !== undefined && performance.now() - since < SEEN_MS
    const sight = isNew ? 'hidden' : now
    if (sight !== last) changed(sight)
    last = sight
  }
  const timer = setInterval(tick, TICK_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    observer.disconnect()
  })
}

function look(): Visibility {
  if (innerWidth < SMALLEST_WIDTH || innerHeight < SMALLEST_HEIGHT) return 'small'
  const smallest = matchMedia('(pointer: coarse)').matches ? SMALLEST_SCALE_BY_TOUCH : SMALLEST_SCALE
  return devicePixelRatio < smallest ? 'tiny' : 'seen'
}
