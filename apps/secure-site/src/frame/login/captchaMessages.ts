import * as z from 'zod/mini'

/** Characters. The tokens of Turnstile, hCaptcha and reCAPTCHA have a few thousand. */
const MAX_TOKEN = 8192

export const captchaTokenSchema = z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN))

/** From the page with the captcha. It reports its height once it shows something, and then the token. */
export const captchaMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('captcha-height'), height: z.number() }),
  z.object({ type: z.literal('captcha-token'), token: captchaTokenSchema }),
])
