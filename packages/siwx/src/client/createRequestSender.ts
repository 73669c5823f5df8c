import { isSiwxErrorCode, SiwxError } from '../errors/SiwxError.js'
import { readStreamText } from '../messages/readStreamText.js'

const ANSWER_TIMEOUT_MS = 30_000

const MAX_ANSWER_BYTES = 1_000_000

export function createRequestSender(
  url: string,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
) {
  const base = url.replace(/\/+$/, '')
  return async (name: 'nonce' | 'sign-in' | 'sign-out' | 'sessions', body?: object): Promise<unknown> => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new SiwxError('SERVER_FAILED', { message: 'The server timed out' })),
      ANSWER_TIMEOUT_MS,
    )
    try {
      const response = await fetch(`${base}/${name}`, { ...init, cache: 'no-store', signal: late.signal })
      const text = await readStreamText(response.body, MAX_ANSWER_BYTES).catch(() => {
        late.signal.throwIfAborted()
        return ''
      })
      if (text === undefined) throw new SiwxError('SERVER_FAILED', { message: 'The response is too large' })
      const answer = parse(text)
      if (response.ok) return answer
      throw toError(answer, response.status)
    } finally {
      clearTimeout(timer)
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toError(answer: unknown, status: number): SiwxError {
  const { code, field } = { code: undefined, field: undefined, ...(typeof answer === 'object' ? answer : undefined) }
  if (!isSiwxErrorCode(code)) return new SiwxError('SERVER_FAILED', { message: `The server answered with ${status}` })
  return new SiwxError(code, { field: typeof field === 'string' ? field : undefined })
}
