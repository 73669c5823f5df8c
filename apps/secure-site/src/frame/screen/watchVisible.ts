const SMALLEST_WIDTH = 260
const SMALLEST_HEIGHT = 180
/**
 * Pixels of the screen for one of ours: a page may draw the window small with CSS `zoom`, which changes neither its own size nor
 * whether it is in sight. Nothing tells that from the browser's zoom, which people do set to 67 % and to 50 %, so half is enough:
 * with less, letters have too few pixels to be read. Browsers round, hence not 0.5.
 */
const SMALLEST_SCALE = 0.49
/** The screens of phones have two pixels or more for one of ours: one of them is half of that, or less. */
const SMALLEST_SCALE_BY_TOUCH = 0.99
const SEEN_MS = 500
const TICK_MS = 100
/** The frame may end on a fraction of a pixel. */
const WHOLE = 0.99

/**
 * `hidden`: not whole, or for less than half a second. `small`: the window has too little room. `tiny`: it has the room, and is
 * drawn too small to read.
 */
export type Sight = 'hidden' | 'small' | 'tiny' | 'seen'

interface Entry extends IntersectionObserverEntry {
  /** Chromium: nothing lies over it, and no effect of the page hides it. */
  readonly isVisible?: boolean
}

/**
 * Tells when an element has been seen for half a second, whole, in a window large enough to read. A page that puts the frame
 * under the pointer at the last moment, or something over it, gets no approval.
 */
export function watchVisible(element: HTMLElement, changed: (sight: Sight) => void, signal: AbortSignal): void {
  let isWhole = false
  let since: number | undefined
  let last: Sight = 'hidden'
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

/** How a window is seen that is in sight. */
function look(): Sight {
  if (innerWidth < SMALLEST_WIDTH || innerHeight < SMALLEST_HEIGHT) return 'small'
  const smallest = matchMedia('(pointer: coarse)').matches ? SMALLEST_SCALE_BY_TOUCH : SMALLEST_SCALE
  return devicePixelRatio < smallest ? 'tiny' : 'seen'
}
