/** Number of frames without movement after which an element counts as at rest. */
const STILL_FRAMES = 3

/** Polling interval at rest: not everything that moves an element fires an event. */
const POLL_INTERVAL_MS = 200

const MOVE_EVENTS = ['scroll', 'resize', 'pointermove', 'touchmove', 'transitionrun', 'animationstart'] as const

/**
 * Reports an element's rect while it rests, and undefined once it moves. Reads layout per frame only while it moves.
 */
export function watchRect(element: HTMLElement, onChange: (rect: DOMRectReadOnly | undefined) => void): () => void {
  let last: DOMRectReadOnly | undefined
  let reported: DOMRectReadOnly | undefined
  let still = 0
  let frame = 0
  const look = () => {
    const rect = element.getBoundingClientRect()
    const isStill = last !== undefined && isSame(rect, last)
    last = rect
    still = isStill ? still + 1 : 0
    if (!isStill && reported) {
      reported = undefined
      onChange(undefined)
    } else if (still >= STILL_FRAMES && !reported && rect.width > 0) {
      reported = rect
      onChange(rect)
    }
    frame = still < STILL_FRAMES ? requestAnimationFrame(look) : 0
  }
  const start = () => {
    still = 0
    frame ||= requestAnimationFrame(look)
  }
  const glance = () => {
    if (!frame && last && !isSame(element.getBoundingClientRect(), last)) start()
  }

  const left = new AbortController()
  // Listens in the capturing phase, because scroll events do not bubble, and in the shadow root too, because some stay
  // in it.
  for (const target of [window, element.getRootNode(), window.visualViewport]) {
    for (const type of MOVE_EVENTS)
      target?.addEventListener(type, start, { capture: true, passive: true, signal: left.signal })
  }
  const sizes = new ResizeObserver(start)
  for (let each: Element | null = element; each; each = each.parentElement) sizes.observe(each)
  const timer = setInterval(glance, POLL_INTERVAL_MS)
  start()
  return () => {
    left.abort()
    sizes.disconnect()
    clearInterval(timer)
    cancelAnimationFrame(frame)
  }
}

const isSame = (one: DOMRectReadOnly, other: DOMRectReadOnly) =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
