import { isRecord } from '../../utils/isRecord.js'

const CODES: readonly unknown[] = [
  'HTTP_FAILED',
  'OFFLINE',
  'RATE_LIMITED',
  'RESPONSE_INVALID',
  'SERVER_ERROR',
  // The next codes are those of an app's server that uses `@foyer/siwx`.
  'SERVER_FAILED',
  'VERIFIER_FAILED',
]

/**
 * Returns true if it is unknown what the server did, so that the sign-in may have succeeded. `fetch` rejects with a
 * `TypeError` if there was no response.
 */
export const isServerOutcomeUnknown = (cause: unknown): boolean =>
  cause instanceof TypeError || (isRecord(cause) && CODES.includes(cause.code))
