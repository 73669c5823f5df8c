import { ApiError } from '../session/createSiteApi'
import { getCauses } from './getCauses'

const TOO_MANY = 429

/** Detects a missing or unexpected response: the outcome is unknown, and a retry may help. */
export const isTransientError = (error: unknown): boolean =>
  [...getCauses(error)].some(
    (each) => each instanceof ApiError && (each.status === 0 || each.status === TOO_MANY || each.status >= 500),
  )
