import type { AnalyticsEvent, EventMoment } from '../feature/analyticsEvents.js'
import type { ModalContext, Service } from '../modal/context.js'

// Delay in ms before the analytics code loads, which must not compete with the modal.
const LOAD_DELAY_MS = 3_000

const MAX_HELD_OCCURRENCES = 100

type Recorder = (occurrence: AnalyticsOccurrence) => void

export const analyticsRecorder: Service<Recorder> = {
  create(context: ModalContext) {
    const { signal, log } = context
    const held: RecordedOccurrence[] = []
    let report: ((recorded: RecordedOccurrence) => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    async function load(): Promise<void> {
      try {
        const { analyticsService } = await import('./analytics.js')
        if (signal.aborted) return
        report = context.use(analyticsService)
        for (const each of held.splice(0)) report(each)
      } catch (cause) {
        // The next event to record tries to load the analytics code again.
        timer = undefined
        log('debug', 'Analytics could not be loaded', cause)
      }
    }
    const record: Recorder = (occurrence) => {
      const recorded = { occurrence, moment: { time: Date.now(), href: document.URL } }
      if (report) return report(recorded)
      if (held.length < MAX_HELD_OCCURRENCES) held.push(recorded)
      timer ??= setTimeout(load, LOAD_DELAY_MS)
    }
    const end = () => clearTimeout(timer)
    signal.addEventListener('abort', end, { once: true })
    return record
  },
}

export type AnalyticsOccurrence =
  | { readonly type: 'event'; readonly event: AnalyticsEvent }
  | { readonly type: 'error'; readonly error: unknown }
  | ViewNavigationOccurrence

export interface ViewNavigationOccurrence {
  readonly type: 'step'
  readonly view: string
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly from: string | undefined
  readonly isMobile: boolean
}

export interface RecordedOccurrence {
  readonly occurrence: AnalyticsOccurrence
  readonly moment: EventMoment
}
