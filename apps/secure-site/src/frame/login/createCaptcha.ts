import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { createAbortedError, FrameError } from '../errors/FrameError'
import { createElement } from '../screen/createElement'
import { captchaMessageSchema } from './captchaMessages'
import type { WindowMessages } from './createWindowMessages'

/** Time for the page to report its height, in ms. */
const LOAD_MS = 20_000
/** Greatest height in CSS pixels: a challenge with pictures needs less. */
const MAX_HEIGHT = 640
const MIN_HEIGHT = 1

export interface CaptchaRequest {
  readonly email: string
  /** True if the server has not accepted the former token. */
  readonly isAgain: boolean
}

export interface Captcha {
  readonly element: HTMLIFrameElement
  /** Rejects with a `FrameError` if the page shows nothing within 20 s. */
  readonly token: Promise<string>
}

/** Embeds the operator’s page with a captcha, from an origin of its own, and takes messages from it alone. */
export function createCaptcha(
  url: string,
  { messages, signal }: { messages: WindowMessages; signal: AbortSignal },
): Captcha {
  const { origin, host } = new URL(url)
  const element = createElement('iframe', {
    ...{ title: texts().login.captcha.frame, src: url, height: '80', class: 'captcha' },
    // Without windows of its own, and without navigating the page around it.
    ...{ sandbox: 'allow-scripts allow-same-origin allow-forms', allow: '', referrerpolicy: 'no-referrer' },
  })
  const token = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new FrameError(texts().login.captcha.notLoaded(host)))
    const timer = setTimeout(fail, LOAD_MS)
    let loads = 0
    // A second load is not the operator’s page: the app’s page can navigate a frame within its own.
    element.addEventListener('load', () => {
      loads += 1
      if (loads > 1) fail()
    })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason instanceof FrameError ? signal.reason : createAbortedError())
    })
    messages.listen((event) => {
      if (event.origin !== origin || event.source === null || event.source !== element.contentWindow) return
      const message = z.safeParse(captchaMessageSchema, event.data)
      if (!message.success) return
      clearTimeout(timer)
      if (message.data.type === 'captcha-token') resolve(message.data.token)
      else element.height = String(Math.min(Math.max(Math.ceil(message.data.height), MIN_HEIGHT), MAX_HEIGHT))
    }, signal)
  })
  return { element, token }
}

export function describeCaptcha({ email, isAgain }: CaptchaRequest): string {
  const { again, first } = texts().login.captcha
  return isAgain ? again(email) : first(email)
}
