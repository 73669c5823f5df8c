import type { AnalyticsEvent, Moment } from './events.js'

/** What may be worth telling, as it is found: putting it into words is left for later. */
export type Occurrence =
  | { readonly type: 'event'; readonly event: AnalyticsEvent }
  | { readonly type: 'error'; readonly error: unknown }
  | Step

/** The visitor went on to the view on top. */
export interface Step {
  readonly type: 'step'
  readonly view: string
  readonly params: Readonly<Record<string, unknown>> | undefined
  /** The view before it. */
  readonly from: string | undefined
  readonly isMobile: boolean
}

export interface Recorded {
  readonly occurrence: Occurrence
  readonly moment: Moment
}
