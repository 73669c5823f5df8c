// Runs first in the page: measures the time from a click to a drawn result, and lists requests.
window.__violations = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  window.__violations.push(`${violatedDirective} ${blockedURI}`)
})

// A click without effect for this long counts as lost.
const LOST_CLICK_MS = 60_000
// Number of frames without motion after which an element counts as at rest.
const STILL_FRAMES = 3

/**
 * Measures milliseconds from the next click until `find` returns a drawn element (`first`), and until the element is at
 * rest (`rest`): no running animation, an unchanged box. `shown` is the time since page load.
 */
window.__timeFromClick = (find) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no click brought ${find}`)), LOST_CLICK_MS)
    window.addEventListener(
      'click',
      async ({ timeStamp }) => {
        await frame()
        await window.__until(() => isSeen(find()))
        const seen = drawn()
        const still = await atRest(find)
        const shown = await seen
        resolve({ shown, first: shown - timeStamp, rest: Math.max(shown, still) - timeStamp })
      },
      { capture: true, once: true },
    )
  })

/** Polls each frame until `isTrue` returns true. */
window.__until = async (isTrue) => {
  while (!isTrue()) await frame()
}

// An element counts as drawn once no ancestor is wholly transparent.
const isSeen = (element: Element | null | undefined) => !!element?.checkVisibility({ opacityProperty: true })

const frame = () => new Promise<number>(requestAnimationFrame)
// A task scheduled before a frame is drawn runs once the frame is drawn.
const drawn = () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now())))

// Returns the start of the first frame from which on the element stayed still.
async function atRest(find: () => Element | null | undefined) {
  let before = ''
  let since = 0
  for (let still = 0; still < STILL_FRAMES; ) {
    const element = find()
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {}
    const now = [x, y, width, height].join()
    const isStill = element && now === before && !isAnimated(element)
    if (!isStill) since = performance.now()
    still = isStill ? still + 1 : 0
    before = now
    await frame()
  }
  return since
}

const isAnimated = (element: Element) => {
  const root = element.getRootNode()
  const all = root instanceof ShadowRoot || root instanceof Document ? root.getAnimations() : []
  return all.some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    if (!target) return false
    const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    return playState === 'running' && !isEndless && (target.contains(element) || element.contains(target))
  })
}

window.__inModal = (selector) =>
  document.querySelector('[data-foyer]')?.shadowRoot?.querySelector<HTMLElement>(selector)

/**
 * Lists the page's requests to its own origin, without the page itself and the browser's own requests (icon, cache).
 */
window.__requests = () =>
  performance
    .getEntriesByType('resource')
    .filter((each) => each instanceof PerformanceResourceTiming)
    .filter(({ name, transferSize }) => transferSize > 0 && !name.endsWith('/favicon.ico'))
    .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      url: name,
      start: startTime,
      end: responseEnd,
      bytes: name.endsWith('.js') ? encodedBodySize : 0,
    }))
