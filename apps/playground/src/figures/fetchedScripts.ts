/** Describes a fetched script of this page. */
export interface FetchedScript {
  readonly path: string
  /** Milliseconds since the page began. */
  readonly startTime: number
  readonly responseEnd: number
  /** Transferred bytes, compressed if the server compresses. */
  readonly size: number
}

// By URL: the browser lists a script twice that is prefetched and used.
const scripts = new Map<string, FetchedScript>()

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { origin, pathname } = new URL(entry.name)
    if (!(entry instanceof PerformanceResourceTiming) || origin !== location.origin) continue
    if (!/\.[jt]sx?$/.test(pathname)) continue
    const { startTime, responseEnd, encodedBodySize } = entry
    if (!scripts.has(pathname)) scripts.set(pathname, { path: pathname, startTime, responseEnd, size: encodedBodySize })
  }
}).observe({ type: 'resource', buffered: true })

export const listFetchedScripts = (): readonly FetchedScript[] => [...scripts.values()]
