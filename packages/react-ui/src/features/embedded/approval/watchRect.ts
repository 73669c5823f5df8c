/** Frames without a movement after which something counts as being at rest. */
const STILL = 3

/** Looked at this often while nothing seems to move: not everything that moves a thing tells of it. Milliseconds. */
const GLANCE = 200

/** What may move something in the modal, or with it. */
const MOVING = ['scroll', 'resize', 'pointermove', 'touchmove', 'transitionrun', 'animationstart'] as const

/**
 * Tells where an element is once it is at rest, and undefined as soon as it moves. It is looked at in every frame for as
 * long as it moves only.
 */
export function watchRect(element: HTMLElement, onChange: (rect: DOMRectReadOnly | undefined) => void): () => void {
  let last: DOMRectReadOnly | undefined
  let told: DOMRectReadOnly | undefined
  let still = 0
  let frame = 0
  const look = () => {
    const rect = element.getBoundingClientRect()
    const isStill = last !== undefined && isSame(rect, last)
    last = rect
    still = isStill ? still + 1 : 0
    if (!isStill && told) {
      told = undefined
      onChange(undefined)
    } else if (still >= STILL && !told && rect.width > 0) {
      told = rect
      onChange(rect)
    }
    frame = still < STILL ? requestAnimationFrame(look) : 0
  }
  const start = () => {
    still = 0
    frame ||= requestAnimationFrame(look)
  }
  const glance = () => {
    if (!frame && last && !isSame(element.getBoundingClientRect(), last)) start()
  }

  const left = new AbortController()
  // In the capturing phase, because scrolling inside of something tells nobody else. Both: not all leaves a shadow root.
  for (const target of [window, element.getRootNode(), window.visualViewport]) {
    for (const type of MOVING)
      target?.addEventListener(type, start, { capture: true, passive: true, signal: left.signal })
  }
  const sizes = new ResizeObserver(start)
  for (let each: Element | null = element; each; each = each.parentElement) sizes.observe(each)
  const timer = setInterval(glance, GLANCE)
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
