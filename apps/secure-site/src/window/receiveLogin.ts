import * as z from 'zod/mini'
import { type WindowLogin, type WindowMessage, windowLoginSchema } from '../frame/login/loginMessages'

/** Time in which a frame of this site answers its window, in ms. */
const TIMEOUT_MS = 10_000
const LOGIN_IN_URL = /^#([\w-]{43})\.([\w-]{43})$/

interface LoginOpener {
  postMessage(message: WindowMessage, targetOrigin: string): void
}

/** Window with its part of `window` that tests replace. */
export interface LoginWindowGlobals {
  readonly opener: LoginOpener | null
  readonly location: { readonly origin: string; readonly hash: string }
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: unknown; readonly origin: string; readonly source: unknown }) => void,
    options: { readonly signal: AbortSignal },
  ): void
}

interface ReceivedLogin extends Pick<WindowLogin, 'attempt' | 'secret'> {
  /** Passes the ticket to the frame. Absent if no frame has opened this window: then the server waits for the frame. */
  readonly returnTicket?: ((ticket: string) => void) | undefined
}

/**
 * Takes a login from the frame of this site that opened this window, and from nobody else; or, in a window without such
 * an opener, from its address. Undefined if there is none.
 */
export function receiveLogin(own: LoginWindowGlobals): Promise<ReceivedLogin | undefined> {
  const { opener, location } = own
  const [, attempt, secret] = LOGIN_IN_URL.exec(location.hash) ?? []
  if (attempt !== undefined && secret !== undefined) return Promise.resolve({ attempt, secret })
  if (opener === null) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const over = new AbortController()
    const finish = (login?: ReceivedLogin) => {
      over.abort()
      clearTimeout(timer)
      resolve(login)
    }
    const timer = setTimeout(finish, TIMEOUT_MS)
    own.addEventListener(
      'message',
      ({ data, origin, source }) => {
        if (source !== opener || origin !== location.origin) return
        const message = z.safeParse(windowLoginSchema, data)
        if (!message.success) return
        finish({
          attempt: message.data.attempt,
          secret: message.data.secret,
          returnTicket: (ticket) => opener.postMessage({ type: 'secure-login-ticket', ticket }, location.origin),
        })
      },
      { signal: over.signal },
    )
    // Delivered only if the opener is a document of this site.
    opener.postMessage({ type: 'secure-login-ready' }, location.origin)
  })
}
