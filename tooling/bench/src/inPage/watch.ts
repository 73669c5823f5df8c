// Runs in the page before anything else: measures from a click to what can be seen, and tells what was asked for.
window.__violations = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  window.__violations.push(`${violatedDirective} ${blockedURI}`)
})

/** A click that brings nothing for so long was lost. Milliseconds. */
const LOST = 60_000
/** Frames in which nothing moves, until something is at rest. */
const STILL = 3

/**
 * Milliseconds from the next click until `find` gives an element and a frame with it has been drawn (`first`), and until
 * that element has come to rest (`rest`): none of its animations runs, and its box stays where it is. `shown` is the moment.
 */
window.__timeFromClick = (find) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no click brought ${find}`)), LOST)
    window.addEventListener(
      'click',
      async ({ timeStamp }) => {
        await frame()
        await window.__until(find)
        const seen = drawn()
        const still = await atRest(find)
        const shown = await seen
        resolve({ shown, first: shown - timeStamp, rest: Math.max(shown, still) - timeStamp })
      },
      { capture: true, once: true },
    )
  })

/** Frame by frame, until something is true. */
window.__until = async (isTrue) => {
  while (!isTrue()) await frame()
}

const frame = () => new Promise<number>(requestAnimationFrame)
// Called before a frame is drawn: a task after it finds it drawn.
const drawn = () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now())))

/** When the frames began in which the element did not move. */
async function atRest(find: () => Element | null | undefined) {
  let before = ''
  let since = 0
  for (let still = 0; still < STILL; ) {
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

/** What the page has asked its own origin for, beside the page itself; what the browser wants or had is left out: an icon, what it remembers. */
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
