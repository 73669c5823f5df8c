import * as z from 'zod/mini'
import { isModalError, ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import { directoryHttp, type Http } from '../http/http.js'
import type { ModalContext } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { raiseAlert } from '../notices/raiseAlert.js'
import { isOriginAllowed } from '../utils/origin.js'

export interface OriginCheck {
  readonly isAllowed: boolean
  /** Set if the list of allowed origins could not be read. Every origin is refused then. */
  readonly failure?: ModalError | undefined
}

/**
 * Returns whether the project may be used on this origin (`https://shop.example`). Raises an alert if not, or if the
 * list of allowed origins cannot be read. Sends no request in basic mode or with `features.originCheck: false`. Never
 * rejects.
 */
export async function checkOrigin(modal: Modal, origin: string): Promise<boolean> {
  const { isAllowed } = await performOriginCheck(getContext(modal), origin)
  return isAllowed
}

export async function performOriginCheck(context: ModalContext, origin: string): Promise<OriginCheck> {
  const { basic, features } = context.options
  if (basic || !features.originCheck) return { isAllowed: true }
  const { origins, failure } = await readOrigins(context)
  if (failure) {
    alertOf(context, failure)
    return { isAllowed: false, failure }
  }
  const isAllowed = isOriginAllowed(origin, origins)
  if (!isAllowed) raiseAlert(context, 'APP_CONFIGURATION', `${origin} is not in the project's list of origins`)
  return { isAllowed }
}

async function readOrigins(context: ModalContext): Promise<AllowedOrigins> {
  try {
    return await fetchAllowedOrigins(context.use(directoryHttp))
  } catch (cause) {
    return { origins: [], failure: toModalError(cause) }
  }
}

function alertOf(context: ModalContext, { code }: ModalError): void {
  if (code === 'ABORTED') return
  if (code === 'RATE_LIMITED') raiseAlert(context, 'RATE_LIMITED', 'Too many requests for the origins')
  else if (code === 'SERVER_ERROR') raiseAlert(context, 'SERVER_ERROR', 'The list of origins could not be read')
  else {
    const detail = `The project's list of origins could not be read (${code}): email and social logins need it`
    raiseAlert(context, 'APP_CONFIGURATION', detail)
  }
}

const schema = z.object({ allowedOrigins: z.array(z.string()) })

export interface AllowedOrigins {
  readonly origins: readonly string[]
  /** Set if the list could not be read; `origins` is then empty. */
  readonly failure?: ModalError | undefined
}

/**
 * Requests `GET /projects/v1/origins`. Rejects with `RATE_LIMITED` or `SERVER_ERROR`. After any other failure, resolves
 * to an empty list with a `failure`.
 */
export async function fetchAllowedOrigins(http: Http, signal?: AbortSignal): Promise<AllowedOrigins> {
  try {
    const { data } = schema.safeParse(await http.getJson('/projects/v1/origins', { signal }))
    return data ? { origins: data.allowedOrigins } : { origins: [], failure: new ModalError('RESPONSE_INVALID') }
  } catch (cause) {
    if (!isModalError(cause) || isModalError(cause, 'RATE_LIMITED') || isModalError(cause, 'SERVER_ERROR')) throw cause
    return { origins: [], failure: cause }
  }
}
