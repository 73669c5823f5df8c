import { rpcErrorCodeOfStatus } from '../errors/http.js'
import { ModalError } from '../errors/ModalError.js'
import { readBody } from '../utils/readBody.js'
import { anySignal, pause, within } from '../utils/waiting.js'

/** How often a query is tried again. */
const QUERY_RETRIES = 3

/** Before the first new try; each later one waits twice as long. Milliseconds. */
const QUERY_RETRY_DELAY = 1_000

/** No try waits longer. Milliseconds. */
const QUERY_RETRY_DELAY_MAX = 30_000

/** An answer has come in whole by then, or it is none. Milliseconds. */
export const ANSWER_WAIT = 30_000

/** No answer is longer. Bytes. */
export const ANSWER_LIMIT = 4 * 1024 * 1024

/** What is read of the body of a refusal: bytes, and milliseconds until it has come in. */
export const REFUSAL_LIMIT = 16 * 1024
export const REFUSAL_WAIT = 2_000

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

export interface AskOptions {
  readonly query?: Query | undefined
  readonly signal?: AbortSignal | undefined
  /** @default 3 for `getJson`, 0 for `postJson`: what was done must not be done twice */
  readonly retries?: number | undefined
}

/**
 * Answers are `unknown`: whoever asks parses them. Each call rejects with `RATE_LIMITED` (429), `SERVER_ERROR` (5xx),
 * `FORBIDDEN` (403), `HTTP_FAILED` for other statuses and for what is no JSON, `OFFLINE` when nobody answered,
 * `RESPONSE_TOO_LARGE` and `RESPONSE_TIMEOUT` (neither is tried again), `ABORTED`, and `FETCH_MISSING`. In the `context` of
 * an error are the `status`, the `rpcCode` that it stands for, and for 4xx the `body`: the JSON that came with it, as unknown as an answer.
 */
export interface Http {
  /** The JSON at a path. */
  getJson(path: string, options?: AskOptions): Promise<unknown>
  /** Sends JSON, and gives the JSON that is answered; `undefined` where the answer is empty. */
  postJson(path: string, body: unknown, options?: AskOptions): Promise<unknown>
}

/** A JSON client for one backend. Tries again after 1, 2 and 4 seconds, or when the server says. */
export function createHttp({ baseUrl, query, signal: life }: HttpParameters): Http {
  const ask = async (path: string, init: RequestInit, { query: own, signal, retries = 0 }: AskOptions) => {
    const url = `${baseUrl}${path}${toSearch({ ...query, ...own })}`
    const both = anySignal(life, signal)
    if (both.aborted) throw new ModalError('ABORTED')
    try {
      const first = once(url, init, both)
      return await first.catch((failed: unknown) => again(failed, () => once(url, init, both), retries, both))
    } catch (cause) {
      if (both.aborted) throw new ModalError('ABORTED', { cause })
      throw cause instanceof ModalError ? cause : new ModalError('HTTP_FAILED', { cause, message: String(cause) })
    }
  }
  return {
    getJson: (path, options) => ask(path, {}, { retries: QUERY_RETRIES, ...options }),
    postJson: (path, body, options = {}) =>
      ask(
        path,
        { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        options,
      ),
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

/** One try, within its time. */
async function once(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  if (typeof fetch !== 'function') throw new ModalError('FETCH_MISSING', { message: 'No fetch implementation found' })
  const gone = new AbortController()
  const answer = fetchJson(url, { ...init, credentials: 'omit', signal: anySignal(signal, gone.signal) })
  const late = () => {
    gone.abort()
    throw new ModalError('RESPONSE_TIMEOUT')
  }
  // Whatever is left of it then is not wanted.
  return within(answer, ANSWER_WAIT, late, signal).finally(() => gone.abort())
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ModalError('OFFLINE', { cause })
  })
  const { status } = response
  if (!response.ok) {
    const body = status < 500 ? await within(readRefusal(response), REFUSAL_WAIT, () => undefined) : undefined
    throw new ModalError(codeOf(status), {
      context: {
        status,
        rpcCode: rpcErrorCodeOfStatus(status),
        retryAfter: toSeconds(response.headers.get('retry-after')),
        body,
      },
      message: `HTTP status code: ${status}`,
    })
  }
  const text = await readBody(response, ANSWER_LIMIT)
  if (!text && init.method) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ModalError('HTTP_FAILED', { cause, message: 'The answer is not JSON' })
  }
}

/** Why it was refused, where that is said in JSON. */
async function readRefusal(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readBody(response, REFUSAL_LIMIT))
  } catch {
    // That it was refused is known all the same.
    return undefined
  }
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
