import { isRecord } from '../../utils/isRecord.js'

const CODES: readonly unknown[] = [
  'HTTP_FAILED',
  'OFFLINE',
  'RATE_LIMITED',
  'RESPONSE_INVALID',
  'SERVER_ERROR',
  // Of the server half, `@foyer/siwx`.
  'SERVER_FAILED',
  'VERIFIER_FAILED',
]

/** Whether a site that something was handed in to has not judged it: the visitor may be signed in, or not. `fetch` rejects with a `TypeError`. */
export const isUnanswered = (cause: unknown): boolean =>
  cause instanceof TypeError || (isRecord(cause) && CODES.includes(cause.code))
