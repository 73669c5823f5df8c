import { withUpstreamSpan } from '../../operation/withSpan'
import { parseExactJson } from './parseExactJson'
import { SourceError } from './SourceError'

const TIMEOUT_MS = 5_000
const MAX_ANSWER_BYTES = 2_000_000

export interface FetchJsonOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly maxBytes?: number
}

/** Fetches JSON within 5 s and the size limit. Rejects with a `SourceError`. */
export const fetchJson = (url: string, options: FetchJsonOptions): Promise<unknown> =>
  withUpstreamSpan('source request', {}, () => fetchAnswer(url, options))

async function fetchAnswer(
  url: string,
  { body, headers = {}, signal, maxBytes = MAX_ANSWER_BYTES }: FetchJsonOptions,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      // A source that redirects is not the one that the operator has chosen.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    // JSON-RPC nodes send some errors of a call with status 400 or 500.
    if (!response.ok && body === undefined) throw new SourceError(`status ${response.status}`)
    return parseExactJson(await readText(response, maxBytes))
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('no usable answer', { cause: error })
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new SourceError('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
