/** A script of this page's own that the browser fetched. */
export interface Fetched {
  readonly path: string
  /** Milliseconds since the page began. */
  readonly startTime: number
  readonly responseEnd: number
  /** As it came, compressed where the server does that. */
  readonly size: number
}

// One that was asked for ahead and then used is told of twice.
const scripts = new Map<string, Fetched>()

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { origin, pathname } = new URL(entry.name)
    if (!(entry instanceof PerformanceResourceTiming) || origin !== location.origin) continue
    if (!/\.[jt]sx?$/.test(pathname)) continue
    const { startTime, responseEnd, encodedBodySize } = entry
    if (!scripts.has(pathname)) scripts.set(pathname, { path: pathname, startTime, responseEnd, size: encodedBodySize })
  }
}).observe({ type: 'resource', buffered: true })

/** All so far. */
export const fetchedScripts = (): readonly Fetched[] => [...scripts.values()]
