import { ModalError } from '../errors/ModalError.js'
import type { RpcErrorCode } from '../errors/rpc.js'
import type { ModalContext, Service } from '../modal/context.js'
import { readResponseText } from '../utils/readResponseText.js'
import { combineSignals, sleep, withTimeout } from '../utils/waiting.js'
import { getServiceQueryParameters, getServiceUrl } from './getServiceUrl.js'

const QUERY_RETRIES = 3

// Delay before the first retry, in ms. Each next delay is twice as long.
const QUERY_RETRY_DELAY_MS = 1_000

const QUERY_RETRY_DELAY_MAX_MS = 30_000

export const RESPONSE_TIMEOUT_MS = 30_000

export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

export const MAX_ERROR_BODY_BYTES = 16 * 1024
export const ERROR_BODY_TIMEOUT_MS = 2_000

const RETRIED_STATUSES = new Set([403, 408, 413, 429, 500, 502, 503, 504])

export type HttpQuery = Readonly<Record<string, string | number | boolean | undefined>>

export interface CreateHttpParameters {
  readonly baseUrl: string
  readonly query: HttpQuery
  readonly signal: AbortSignal
  // Records each request, as `services.requests.note(purpose)` does.
  readonly note: (url: string) => void
}

export interface HttpRequestOptions {
  readonly query?: HttpQuery | undefined
  readonly signal?: AbortSignal | undefined
  /** Number of retries. @default 3 for `getJson`, and 0 for `postJson`, because a POST may have an effect each time */
  readonly retries?: number | undefined
}

/**
 * Requests JSON and returns it as `unknown`, which the caller parses. Rejects with `RATE_LIMITED` (429), `SERVER_ERROR`
 * (5xx), `FORBIDDEN` (403), `HTTP_FAILED` (other statuses, invalid JSON), `OFFLINE` (no response),
 * `RESPONSE_TOO_LARGE`, `RESPONSE_TIMEOUT`, `ABORTED` and `FETCH_MISSING`. An error's `context` contains `status`,
 * `rpcCode` and, for a 4xx status, the parsed `body`, which is as untrusted as a response.
 */
export interface Http {
  getJson(path: string, options?: HttpRequestOptions): Promise<unknown>
  postJson(path: string, body: unknown, options?: HttpRequestOptions): Promise<unknown>
}

/** Creates a client for one service. Retries after 1, 2 and 4 seconds, or when the header `retry-after` says. */
export function createHttp({ baseUrl, query, signal: life, note }: CreateHttpParameters): Http {
  const ask = async (path: string, init: RequestInit, { query: own, signal, retries = 0 }: HttpRequestOptions) => {
    const url = `${baseUrl}${path}${toSearch({ ...query, ...own })}`
    const both = combineSignals(life, signal)
    if (both.aborted) throw new ModalError('ABORTED')
    const send = () => {
      note(baseUrl)
      return requestOnce(url, init, both)
    }
    try {
      const first = send()
      return await first.catch((failed: unknown) => retry(failed, send, retries, both))
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

async function retry<T>(first: unknown, ask: () => Promise<T>, retries: number, signal: AbortSignal): Promise<T> {
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
    minTimeout: QUERY_RETRY_DELAY_MS,
    maxTimeout: QUERY_RETRY_DELAY_MAX_MS,
    factor: 2,
    signal,
    shouldRetry: ({ error }) => isTemporary(error),
    onFailedAttempt: ({ error }) => waitRetryAfter(error, signal),
  })
}

async function requestOnce(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  if (typeof fetch !== 'function') throw new ModalError('FETCH_MISSING', { message: 'No fetch implementation found' })
  const attempt = new AbortController()
  const answer = fetchJson(url, { ...init, credentials: 'omit', signal: combineSignals(signal, attempt.signal) })
  const onTimeout = () => {
    attempt.abort()
    throw new ModalError('RESPONSE_TIMEOUT')
  }
  return withTimeout(answer, RESPONSE_TIMEOUT_MS, onTimeout, signal).finally(() => attempt.abort())
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ModalError('OFFLINE', { cause })
  })
  const { status } = response
  if (!response.ok) {
    const body =
      status < 500 ? await withTimeout(readErrorBody(response), ERROR_BODY_TIMEOUT_MS, () => undefined) : undefined
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
  const text = await readResponseText(response, MAX_RESPONSE_BYTES)
  if (!text && init.method) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ModalError('HTTP_FAILED', { cause, message: 'The answer is not JSON' })
  }
}

async function readErrorBody(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readResponseText(response, MAX_ERROR_BODY_BYTES))
  } catch {
    // If the body of an error cannot be read, its HTTP status has to suffice.
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
  return error.code === 'OFFLINE' || (typeof status === 'number' && RETRIED_STATUSES.has(status))
}

async function waitRetryAfter(error: unknown, signal: AbortSignal): Promise<void> {
  const seconds = error instanceof ModalError ? error.context.retryAfter : undefined
  if (typeof seconds !== 'number') return
  const extra = Math.min(seconds * 1000, QUERY_RETRY_DELAY_MAX_MS) - QUERY_RETRY_DELAY_MS
  if (extra <= 0) return
  await sleep(extra, signal)
}

function toSeconds(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

function toSearch(query: HttpQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

const byStatus: Readonly<Record<number, RpcErrorCode>> = {
  400: 'RPC_INVALID_REQUEST',
  401: 'PROVIDER_UNAUTHORIZED',
  402: 'RPC_LIMIT_EXCEEDED',
  403: 'PROVIDER_UNAUTHORIZED',
  404: 'RPC_RESOURCE_NOT_FOUND',
  405: 'RPC_METHOD_NOT_SUPPORTED',
  406: 'RPC_METHOD_NOT_SUPPORTED',
  408: 'RPC_RESOURCE_UNAVAILABLE',
  409: 'RPC_INVALID_INPUT',
  410: 'RPC_RESOURCE_NOT_FOUND',
  413: 'RPC_LIMIT_EXCEEDED',
  415: 'RPC_INVALID_REQUEST',
  422: 'RPC_INVALID_PARAMS',
  425: 'RPC_RESOURCE_UNAVAILABLE',
  429: 'RPC_LIMIT_EXCEEDED',
  500: 'RPC_INTERNAL',
  501: 'RPC_METHOD_NOT_SUPPORTED',
  502: 'RPC_RESOURCE_UNAVAILABLE',
  503: 'RPC_RESOURCE_UNAVAILABLE',
  504: 'RPC_RESOURCE_UNAVAILABLE',
}

function rpcErrorCodeOfStatus(status: number): RpcErrorCode | undefined {
  if (!Number.isInteger(status) || status < 400 || status > 504) return undefined
  return byStatus[status] ?? (status < 500 ? 'RPC_INVALID_REQUEST' : 'RPC_INTERNAL')
}

export const directoryHttp: Service<Http> = {
  create: ({ options, services, signal }: ModalContext) =>
    createHttp({
      baseUrl: getServiceUrl(options, 'directory'),
      query: getServiceQueryParameters(options),
      signal,
      note: services.requests.note('directory'),
    }),
}
