import { isModalError } from '../../errors/ModalError.js'
import type { Log } from '../../types/log.js'
import type { ServiceClient } from '../../types/services.js'
import { clientQuery } from '../clientQuery.js'
import { createHttp } from '../http.js'
import { serviceUrl } from '../serviceUrl.js'
import { createLimit } from './createLimit.js'
import { createOutbox } from './createOutbox.js'
import { createPause } from './createPause.js'
import type { AnalyticsEvent, Moment } from './events.js'
import { getAnalyticsConfig } from './getAnalyticsConfig.js'
import { toErrorBody, toEventBody } from './toBody.js'

/** Error reports within `ERROR_TIME`. */
const ERRORS = 5

/** Milliseconds. */
const ERROR_TIME = 60_000

/** After these, the next event asks again. */
const TEMPORARY: ReadonlySet<string> = new Set(['OFFLINE', 'RATE_LIMITED', 'SERVER_ERROR'])

export interface AnalyticsParameters {
  readonly client: ServiceClient
  /** The site's own setting. False: nobody is asked and nothing is kept. */
  readonly isEnabled: boolean
  /** Ends everything. */
  readonly signal: AbortSignal
  readonly log: Log
  /** The backend does not know the project, or not on this site. Called once; nothing is sent any more. */
  readonly onForbidden: () => void
}

/** None of these throws or makes anybody wait. A `moment` is when it happened. */
export interface Analytics {
  /** The visitor means to use the modal: asks whether events are wanted. Again costs nothing. */
  start(): void
  /** Tells of an event. It waits until it is known that events are wanted, and is dropped when they are not. */
  track(event: AnalyticsEvent, moment: Moment): void
  /** Reports an error of ours, at most 5 in 60 seconds. */
  reportError(error: unknown, moment: Moment): void
  /** Sends what waits at once, e.g. before the page is left. Leaving and hiding the page are noticed without it. */
  flush(): void
}

/**
 * Tells the project's owner what visitors do, without saying who they are. Nothing is sent before `start`, nor before
 * the project's configuration says that events are wanted.
 */
export function createAnalytics({ client, isEnabled, signal, log, onForbidden }: AnalyticsParameters): Analytics {
  const query = clientQuery(client)
  const outbox = createOutbox({ baseUrl: serviceUrl(client, 'analytics'), query, signal, log, onForbidden })
  const http = createHttp({ baseUrl: serviceUrl(client, 'directory'), query, signal })
  const keep = new Set<string>(client.networks.map(({ caipNetworkId }) => caipNetworkId))
  const mayReport = createLimit(ERRORS, ERROR_TIME)
  const pause = createPause()
  let hasStarted = false
  /** Being asked, or answered for good. */
  let isAsked = false
  const hasPage = typeof document !== 'undefined'
  if (!isEnabled || !isKnown(client) || !hasPage) outbox.close()

  function ask(): void {
    if (!hasStarted || isAsked || outbox.isClosed() || pause.left()) return
    isAsked = true
    getAnalyticsConfig(http).then(
      (isWanted) => (isWanted ? begin() : outbox.close()),
      (cause: unknown) => {
        if (signal.aborted) return
        log('debug', 'Whether events are wanted could not be had; none are sent', cause)
        const code = isModalError(cause) ? cause.code : 'UNKNOWN'
        if (TEMPORARY.has(code)) {
          isAsked = false
          pause.begin()
        } else {
          outbox.close()
          if (code === 'FORBIDDEN') onForbidden()
        }
      },
    )
  }

  function begin(): void {
    if (outbox.isClosed()) return
    outbox.open()
    addEventListener('pagehide', outbox.flush, { signal })
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') outbox.flush()
    }
    document.addEventListener('visibilitychange', flushHidden, { signal })
  }

  function add(isEvent: boolean, toBody: () => string): void {
    if (outbox.isClosed()) return
    try {
      outbox.add({ isEvent, body: toBody() })
      ask()
    } catch (cause) {
      log('debug', 'An event could not be put into words', cause)
    }
  }

  return {
    start() {
      hasStarted = true
      ask()
    },
    track: (event, moment) => add(true, () => toEventBody(event, moment, keep)),
    reportError(error, moment) {
      if (mayReport()) add(false, () => toErrorBody(error, moment, keep))
    },
    flush: outbox.flush,
  }
}

/** Without a project there is nobody to ask but backends of the site's own. */
function isKnown({ projectId, services }: ServiceClient): boolean {
  return Boolean(projectId || (services?.analytics && services.directory))
}
