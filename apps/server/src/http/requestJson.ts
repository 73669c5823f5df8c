import { withUpstreamSpan } from '../operation/withSpan'
import { readText } from './readText'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 4_000_000

/** Reports that a foreign service gave no usable answer. Its message names no URL, which may contain a key. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'

  /** @param status of the answer, undefined if there was none, or none that is JSON */
  constructor(
    readonly service: string,
    readonly status?: number,
  ) {
    super(status === undefined ? `${service} gave no usable answer` : `${service} answered ${status}`)
  }
}

export interface JsonRequest {
  readonly service: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Body of a POST. Without it, the request is a GET. */
  readonly body?: unknown
  readonly maxBytes?: number
}

export const requestJson = (request: JsonRequest): Promise<unknown> =>
  withUpstreamSpan('service request', { 'foyer.service': request.service }, () => fetchAnswer(request))

async function fetchAnswer({
  service,
  url,
  headers,
  body,
  maxBytes = MAX_ANSWER_BYTES,
}: JsonRequest): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  try {
    const response = await fetch(url, {
      ...init,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      // A service that redirects is not the one to which the key belongs.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new UpstreamError(service, response.status)
    }
    return JSON.parse(await readText(response, maxBytes))
  } catch (error) {
    throw error instanceof UpstreamError ? error : new UpstreamError(service)
  }
}
