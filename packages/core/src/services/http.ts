import { ModalError } from '../errors/ModalError.js'
import { anySignal, pause } from '../utils/waiting.js'

/** How often a query is tried again. */
const QUERY_RETRIES = 3

/** Before the first new try; each later one waits twice as long. Milliseconds. */
const QUERY_RETRY_DELAY = 1_000

/** No try waits longer. Milliseconds. */
const QUERY_RETRY_DELAY_MAX = 30_000

/** Statuses that another try may change. */
const RETRIED = new Set([403, 408, 413, 429, 500, 502, 503, 504])

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface HttpParameters {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** Goes with every call. */
  readonly query: Query
  readonly signal: AbortSignal
}

export interface GetOptions {
  readonly query?: Query | undefined
  readonly signal?: AbortSignal | undefined
  /** @default 3 */
  readonly retries?: number | undefined
}

export interface Http {
  /**
   * The JSON at a path. Rejects with `RATE_LIMITED` (429), `SERVER_ERROR` (5xx), `FORBIDDEN` (403), `HTTP_FAILED` for
   * other statuses and for what is no JSON, `OFFLINE` when nobody answered, `ABORTED`, and `FETCH_MISSING`.
   */
  getJson(path: string, options?: GetOptions): Promise<unknown>
}

/** A JSON client for one backend. Tries again after 1, 2 and 4 seconds, or when the server says. */
export function createHttp({ baseUrl, query, signal: life }: HttpParameters): Http {
  return {
    async getJson(path, { query: own, signal, retries = QUERY_RETRIES } = {}) {
      const url = `${baseUrl}${path}${toSearch({ ...query, ...own })}`
      const both = anySignal(life, signal)
      if (both.aborted) throw new ModalError('ABORTED')
      try {
        return await once(url, both).catch((first: unknown) => again(first, () => once(url, both), retries, both))
      } catch (cause) {
        if (both.aborted) throw new ModalError('ABORTED', { cause })
        throw cause instanceof ModalError ? cause : new ModalError('HTTP_FAILED', { cause, message: String(cause) })
      }
    },
  }
}

/** What tries again is loaded when something has failed, which is seldom. */
async function again<T>(first: unknown, ask: () => Promise<T>, retries: number, signal: AbortSignal): Promise<T> {
  if (!isTemporary(first) || retries === 0) throw first
  const { default: pRetry } = await import('p-retry').catch(() => {
    throw first
  })
  let isFirst = true
  const attempt = () => {
    if (!isFirst) return ask()
    isFirst = false
    throw first
  }
  return pRetry(attempt, {
    retries,
    minTimeout: QUERY_RETRY_DELAY,
    maxTimeout: QUERY_RETRY_DELAY_MAX,
    factor: 2,
    signal,
    shouldRetry: ({ error }) => isTemporary(error),
    onFailedAttempt: ({ error }) => waitAsTold(error, signal),
  })
}

async function once(url: string, signal: AbortSignal): Promise<unknown> {
  if (typeof fetch !== 'function') throw new ModalError('FETCH_MISSING', { message: 'No fetch implementation found' })
  const response = await fetch(url, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    throw new ModalError('OFFLINE', { cause })
  })
  const { status } = response
  if (!response.ok) {
    // The body is not read: let the connection go.
    response.body?.cancel().catch(() => undefined)
    throw new ModalError(codeOf(status), {
      context: { status, retryAfter: toSeconds(response.headers.get('retry-after')) },
      message: `HTTP status code: ${status}`,
    })
  }
  return response.json().catch((cause: unknown) => {
    throw new ModalError('HTTP_FAILED', { cause, message: 'The answer is not JSON' })
  })
}

function codeOf(status: number): string {
  if (status === 429) return 'RATE_LIMITED'
  if (status === 403) return 'FORBIDDEN'
  return status >= 500 ? 'SERVER_ERROR' : 'HTTP_FAILED'
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof ModalError)) return false
  const { status } = error.context
  return error.code === 'OFFLINE' || (typeof status === 'number' && RETRIED.has(status))
}

/** A server that says when to come back is believed, within reason. */
async function waitAsTold(error: unknown, signal: AbortSignal): Promise<void> {
  const seconds = error instanceof ModalError ? error.context.retryAfter : undefined
  if (typeof seconds !== 'number') return
  const extra = Math.min(seconds * 1000, QUERY_RETRY_DELAY_MAX) - QUERY_RETRY_DELAY
  if (extra <= 0) return
  await pause(extra, signal)
}

function toSeconds(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

function toSearch(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
