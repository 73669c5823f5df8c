import { afterEach, beforeEach, vi } from 'vitest'
import type { AnalyticsEvent } from '../../feature/analyticsEvents.js'
import { fakeNetwork } from '../../testing/fakeNetworks.js'
import { type Analytics, type AnalyticsParameters, createAnalytics } from '../createAnalytics.js'
import { stubBackend } from './stubBackend.js'
import { stubPage } from './stubPage.js'

// 2026-01-01T00:00:00.000Z
export const NOW_MS = 1_767_225_600_000

const SHORT = 500

export function setUpAnalytics() {
  beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }))
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
      note: () => () => {},
      onForbidden: () => forbidden.push(true),
      ...given,
    })
    return { ...withCurrentTime(analytics), backend, page, forbidden, end: () => life.abort(), pass }
  }
}

async function pass(milliseconds = 4_000): Promise<void> {
  // Completes dynamic imports before most of the time passes, because the imported code starts the retry timers.
  await vi.advanceTimersByTimeAsync(Math.min(milliseconds, SHORT))
  await vi.dynamicImportSettled()
  if (milliseconds > SHORT) await vi.advanceTimersByTimeAsync(milliseconds - SHORT)
}

export function withCurrentTime({ track, reportError, ...rest }: Analytics) {
  const now = () => ({ time: Date.now(), href: location.href })
  return {
    ...rest,
    track: (event: AnalyticsEvent, moment = now()) => track(event, moment),
    reportError: (error: unknown, moment = now()) => reportError(error, moment),
  }
}
