import * as z from 'zod/mini'
import { isModalError, ModalError } from '../errors/ModalError.js'
import type { AnalyticsEvent, EventMoment } from '../feature/analyticsEvents.js'
import { getServiceQueryParameters, getServiceUrl } from '../http/getServiceUrl.js'
import { createHttp, type Http } from '../http/http.js'
import type { RequestLedger } from '../state/requests.js'
import type { Log } from '../types/log.js'
import type { ServiceClient } from '../types/services.js'
import { createBackoff, createOutbox } from './createOutbox.js'
import { toErrorBody, toEventBody } from './toBody.js'

const MAX_ERRORS_PER_WINDOW = 5

const ERROR_WINDOW_MS = 60_000

const TEMPORARY: ReadonlySet<string> = new Set(['OFFLINE', 'RATE_LIMITED', 'SERVER_ERROR'])

export interface AnalyticsParameters {
  readonly client: ServiceClient
  readonly isEnabled: boolean
  readonly signal: AbortSignal
  readonly log: Log
  readonly onForbidden: () => void
  readonly note: RequestLedger['note']
}

export interface Analytics {
  start(): void
  track(event: AnalyticsEvent, moment: EventMoment): void
  reportError(error: unknown, moment: EventMoment): void
  flush(): void
}

// Reports user actions to the project's owner without identifying users. Sends nothing before `start`, nor before the
// project's configuration allows it.
export function createAnalytics({ client, isEnabled, signal, log, onForbidden, note }: AnalyticsParameters): Analytics {
  const query = getServiceQueryParameters(client)
  const baseUrl = getServiceUrl(client, 'analytics')
  const outbox = createOutbox({ baseUrl, query, signal, log, onForbidden, note: note('analytics') })
  const http = createHttp({ baseUrl: getServiceUrl(client, 'directory'), query, signal, note: note('directory') })
  const keep = new Set<string>(client.networks.map(({ caipNetworkId }) => caipNetworkId))
  const mayReport = createLimit(MAX_ERRORS_PER_WINDOW, ERROR_WINDOW_MS)
  const pause = createBackoff()
  let hasStarted = false
  let isAsked = false
  const hasPage = typeof document !== 'undefined'
  if (!isEnabled || !isKnown(client) || !hasPage) outbox.close()

  function ask(): void {
    if (!hasStarted || isAsked || outbox.isClosed() || pause.left()) return
    isAsked = true
    fetchAnalyticsEnabled(http).then(
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

function isKnown({ projectId, services }: ServiceClient): boolean {
  return Boolean(projectId || (services?.analytics && services.directory))
}

function createLimit(count: number, time: number): () => boolean {
  let past: readonly number[] = []
  return () => {
    const now = Date.now()
    past = past.filter((each) => now - each < time)
    if (past.length >= count) return false
    past = [...past, now]
    return true
  }
}

const schema = z.object({ isAnalyticsEnabled: z.boolean() })

// Requests `GET /getAnalyticsConfig` of the directory: whether the project's owner wants events. Rejects as `Http`
// does, and with `RESPONSE_INVALID`.
export async function fetchAnalyticsEnabled(http: Http): Promise<boolean> {
  const parsed = schema.safeParse(await http.getJson('/getAnalyticsConfig'))
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  return parsed.data.isAnalyticsEnabled
}
