import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'
import { ApiError } from '../session/createSiteApi'

export const isCaptchaNeeded = (error: unknown): boolean => error instanceof ApiError && error.needsCaptcha

/** Captchas in a row after which the fault is not the user’s: a page may solve them by itself, without end. */
const MOST_TRIES = 3

/**
 * Sends a request, and again with the token of a captcha while the server asks for one, at most three times.
 *
 * @param ask shows the captcha; `isAgain`: the server has not accepted the former token
 */
export async function withCaptcha<Result>(
  send: (captcha: string | undefined) => Promise<Result>,
  ask: (isAgain: boolean) => Promise<string>,
): Promise<Result> {
  let captcha: string | undefined
  for (let tries = 0; ; tries += 1) {
    try {
      return await send(captcha)
    } catch (error) {
      if (!isCaptchaNeeded(error)) throw error
      if (tries === MOST_TRIES) throw new FrameError(texts().login.captcha.failed)
      captcha = await ask(captcha !== undefined)
    }
  }
}
