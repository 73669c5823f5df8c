import type { ModalContext } from '../context.js'
import type { AnalyticsEvent, AnalyticsEvents } from '../services/analytics/events.js'
import type { Occurrence } from '../services/analytics/occurrences.js'
import { recorder } from './recorder.js'

type Rest<Name extends keyof AnalyticsEvents> = AnalyticsEvents[Name] extends undefined
  ? []
  : [properties: AnalyticsEvents[Name]]

/**
 * Tells the project's owner what the visitor did, if they want to know. Costs the visitor nothing and never throws. With
 * analytics off, in basic mode and without a backend to ask it does nothing at all.
 */
export function track<Name extends keyof AnalyticsEvents>(
  context: ModalContext,
  name: Name,
  ...[properties]: Rest<Name>
): void {
  record(context, { type: 'event', event: { name, properties } as AnalyticsEvent })
}

/** Tells them of an error of ours that nobody expected. */
export function reportError(context: ModalContext, error: unknown): void {
  record(context, { type: 'error', error })
}

/** Keeps what happened, where the project's owner wants to know. */
export function record(context: ModalContext, occurrence: Occurrence): void {
  const { basic, features, projectId, services } = context.options
  if (context.signal.aborted || basic || !features.analytics || typeof document === 'undefined') return
  if (projectId || services?.analytics) context.use(recorder)(occurrence)
}
