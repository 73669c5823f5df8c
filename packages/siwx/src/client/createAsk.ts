import { isSiwxErrorCode, SiwxError } from '../errors/SiwxError.js'

/** The server has answered by then, or it has failed. Milliseconds. */
const ANSWER_WAIT = 30_000

/** Asks the handler at a URL: a question with a body is a POST. Rejects with what it refuses, as a `SiwxError`. */
export function createAsk(url: string, fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)) {
  const base = url.replace(/\/+$/, '')
  return async (name: 'nonce' | 'sign-in' | 'sign-out' | 'sessions', body?: object): Promise<unknown> => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new SiwxError('SERVER_FAILED', { message: 'Too late' })), ANSWER_WAIT)
    try {
      const response = await fetch(`${base}/${name}`, { ...init, cache: 'no-store', signal: late.signal })
      const answer: unknown = await response.json().catch(() => late.signal.throwIfAborted())
      if (response.ok) return answer
      throw toError(answer, response.status)
    } finally {
      clearTimeout(timer)
    }
  }
}

function toError(answer: unknown, status: number): SiwxError {
  const { code, field } = { code: undefined, field: undefined, ...(typeof answer === 'object' ? answer : undefined) }
  if (!isSiwxErrorCode(code)) return new SiwxError('SERVER_FAILED', { message: `The server answered with ${status}` })
  return new SiwxError(code, { field: typeof field === 'string' ? field : undefined })
}
