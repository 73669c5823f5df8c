import * as z from 'zod/mini'
import type { AbuseCheck } from '../../types'
import { readBodyText } from '../http/readBodyText'

const TIMEOUT_MS = 5000
const MAX_ANSWER_BYTES = 16_384

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})

/** Reports that the provider refuses the site’s secret or request, or took the token for another page. */
class CaptchaSetupError extends Error {
  override readonly name = 'CaptchaSetupError'
}

/** Reports that the captcha’s provider could not check a token. */
class CaptchaUnavailableError extends Error {
  override readonly name = 'CaptchaUnavailableError'
}

export interface CaptchaCheckOptions {
  /** Page that shows the captcha: `captchaPage` of the site. The provider has to name its host, if it names any. */
  readonly page: string
  /**
   * Address at which the provider checks tokens, in the form that Turnstile, hCaptcha and reCAPTCHA share: `secret` and
   * `response` as form fields, answered by `{ success, hostname, "error-codes" }`. Source:
   * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
   */
  readonly verifyUrl: string
  /** Secret key of the site at the provider. */
  readonly secret: string
  /** @default the global fetch */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Creates a check that has every visitor solve a captcha before a mail. It rejects if the provider does not answer
 * within 5 s, or refuses the secret: then no mail is sent.
 */
export function createCaptchaCheck({ page, verifyUrl, secret, fetch: send = fetch }: CaptchaCheckOptions): AbuseCheck {
  const { hostname } = new URL(page)
  return async ({ captcha, isRepeated }) => {
    if (isRepeated) return true
    if (captcha === undefined) return 'captcha'
    const response = await send(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: captcha }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    const answer = z.parse(answerSchema, JSON.parse(await readBodyText(response, MAX_ANSWER_BYTES)))
    const reasons = answer['error-codes'] ?? []
    if (reasons.some((reason) => /input-secret|sitekey-secret|bad-request/.test(reason))) throw new CaptchaSetupError()
    if (reasons.includes('internal-error')) throw new CaptchaUnavailableError()
    if (!answer.success) return 'captcha'
    // Also what the test keys of providers name.
    if (answer.hostname !== undefined && answer.hostname !== hostname) throw new CaptchaSetupError()
    return true
  }
}
