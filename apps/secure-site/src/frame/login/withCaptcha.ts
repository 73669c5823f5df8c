import { ApiError } from '../session/createSiteApi'

export const isCaptchaNeeded = (error: unknown): boolean => error instanceof ApiError && error.needsCaptcha

/**
 * Sends a request, and again with the token of a captcha as long as the server asks for one. @param ask shows the
 * captcha; `isAgain`: the server has not accepted the former token
 */
export async function withCaptcha<Result>(
  send: (captcha: string | undefined) => Promise<Result>,
  ask: (isAgain: boolean) => Promise<string>,
): Promise<Result> {
  for (let captcha: string | undefined; ; ) {
    try {
      return await send(captcha)
    } catch (error) {
      if (!isCaptchaNeeded(error)) throw error
      captcha = await ask(captcha !== undefined)
    }
  }
}
