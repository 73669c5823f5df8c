import type { ModalContext } from '../context.js'
import { isModalError } from '../errors/ModalError.js'
import { getAllowedOrigins } from '../services/directory/getAllowedOrigins.js'
import { isOriginAllowed } from '../utils/origin.js'
import { directory } from './directory.js'
import { raiseAlert } from './raiseAlert.js'

/**
 * Whether the project may be used on a page of this origin. Where it may not, or where that cannot be known, an alert
 * tells the developer why and the answer is no. Basic mode asks nobody.
 */
export async function checkOrigin(context: ModalContext, origin: string): Promise<boolean> {
  if (context.options.basic) return true
  try {
    const isAllowed = isOriginAllowed(origin, await getAllowedOrigins(context.use(directory).http))
    if (!isAllowed) raiseAlert(context, 'APP_CONFIGURATION', `${origin} is not in the project's list of origins`)
    return isAllowed
  } catch (cause) {
    if (isModalError(cause, 'RATE_LIMITED')) raiseAlert(context, 'RATE_LIMITED', 'Too many requests for the origins')
    else raiseAlert(context, 'SERVER_ERROR', 'The list of origins could not be read')
    return false
  }
}
