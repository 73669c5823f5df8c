import type { ModalContext, Part } from '../context.js'
import type { Occurrence, Recorded } from '../services/analytics/occurrences.js'

/** What sends events is loaded so much after the first one: it must not compete with what the visitor waits for. */
const LOAD_DELAY = 3_000

/** What comes when so many wait for it is left out. */
const MAX_HELD = 100

type Recorder = (occurrence: Occurrence) => void

/** Keeps what happens until what sends it is there. Who leaves the page before has told nothing. */
export const recorder: Part<Recorder> = {
  create(context: ModalContext) {
    const { signal, log } = context
    const held: Recorded[] = []
    let tell: ((recorded: Recorded) => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    async function load(): Promise<void> {
      try {
        const { analytics } = await import('./analytics.js')
        if (signal.aborted) return
        tell = context.use(analytics)
        for (const each of held.splice(0)) tell(each)
      } catch (cause) {
        // The next occurrence tries again.
        timer = undefined
        log('debug', 'Analytics could not be loaded', cause)
      }
    }
    const record: Recorder = (occurrence) => {
      const recorded = { occurrence, moment: { time: Date.now(), href: document.URL } }
      if (tell) return tell(recorded)
      if (held.length < MAX_HELD) held.push(recorded)
      timer ??= setTimeout(load, LOAD_DELAY)
    }
    const end = () => clearTimeout(timer)
    signal.addEventListener('abort', end, { once: true })
    return record
  },
}
