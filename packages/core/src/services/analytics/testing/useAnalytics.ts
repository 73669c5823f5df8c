import { afterEach, beforeEach, vi } from 'vitest'
import { fakeNetwork } from '../../../testing/fakeNetworks.js'
import { type Analytics, type AnalyticsParameters, createAnalytics } from '../createAnalytics.js'
import type { AnalyticsEvent } from '../events.js'
import { stubBackend } from './stubBackend.js'
import { stubPage } from './stubPage.js'

/** 2026-01-01T00:00:00.000Z */
export const NOW = 1_767_225_600_000

/** Shorter than any wait before another try. */
const SHORT = 500

/** Analytics on a page with backends that the test plays, and time that passes when the test says so. */
export function useAnalytics() {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return (parameters: Partial<AnalyticsParameters> & { readonly href?: string } = {}) => {
    const { href, ...given } = parameters
    const life = new AbortController()
    const forbidden: true[] = []
    const backend = stubBackend()
    const page = stubPage(href)
    const analytics = createAnalytics({
      client: { projectId: 'p-1', networks: [fakeNetwork] },
      isEnabled: true,
      signal: life.signal,
      log: () => undefined,
      onForbidden: () => forbidden.push(true),
      ...given,
    })
    return { ...atOnce(analytics), backend, page, forbidden, end: () => life.abort(), pass }
  }
}

/** Lets time run, two seconds more than any request waits for company. */
async function pass(milliseconds = 4_000): Promise<void> {
  // What is loaded on the way comes in its own time: an answer that failed is tried again by a part that is loaded.
  await vi.advanceTimersByTimeAsync(Math.min(milliseconds, SHORT))
  await vi.dynamicImportSettled()
  if (milliseconds > SHORT) await vi.advanceTimersByTimeAsync(milliseconds - SHORT)
}

/** What is told happens in that very moment, unless the test says when. */
export function atOnce({ track, reportError, ...rest }: Analytics) {
  const now = () => ({ time: Date.now(), href: location.href })
  return {
    ...rest,
    track: (event: AnalyticsEvent, moment = now()) => track(event, moment),
    reportError: (error: unknown, moment = now()) => reportError(error, moment),
  }
}
