import { isSiwxErrorCode, SiwxError } from '../errors/SiwxError.js'
import { readText } from '../messages/readText.js'

/** The server has answered by then, or it has failed. Milliseconds. */
const ANSWER_WAIT = 30_000

/** Of a hundred sessions. Bytes. */
const MAX_ANSWER = 1_000_000

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
      const text = await readText(response.body, MAX_ANSWER).catch(() => {
        late.signal.throwIfAborted()
        return ''
      })
      if (text === undefined) throw new SiwxError('SERVER_FAILED', { message: 'Too long an answer' })
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
