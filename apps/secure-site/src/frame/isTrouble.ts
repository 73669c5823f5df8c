import { chainOf } from './chainOf'
import { ApiError } from './createApi'

const TOO_MANY = 429

/** No answer came, or none from who was meant: nothing is known of what was asked, and asking again may help. */
export const isTrouble = (error: unknown): boolean =>
  [...chainOf(error)].some(
    (each) => each instanceof ApiError && (each.status === 0 || each.status === TOO_MANY || each.status >= 500),
  )
