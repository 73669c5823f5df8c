import type { AnalyticsEvent, AnalyticsEvents } from '../feature/analyticsEvents.js'
import type { ModalContext } from '../modal/context.js'
import { type AnalyticsOccurrence, analyticsRecorder } from './analyticsRecorder.js'

type Rest<Name extends keyof AnalyticsEvents> = AnalyticsEvents[Name] extends undefined
  ? []
  : [properties: AnalyticsEvents[Name]]

// Reports a user's action to the project's owner. Never throws. Does nothing with analytics off, in basic mode or
// without a backend.
export function track<Name extends keyof AnalyticsEvents>(
  context: ModalContext,
  name: Name,
  ...[properties]: Rest<Name>
): void {
  recordOccurrence(context, { type: 'event', event: { name, properties } as AnalyticsEvent })
}

export function reportError(context: ModalContext, error: unknown): void {
  recordOccurrence(context, { type: 'error', error })
}

export function recordOccurrence(context: ModalContext, occurrence: AnalyticsOccurrence): void {
  const { basic, features, projectId, services } = context.options
  if (context.signal.aborted || basic || !features.analytics || typeof document === 'undefined') return
  if (projectId || services?.analytics) context.use(analyticsRecorder)(occurrence)
}
