import type { AbuseCheck, MailRequest } from '../../types'
import { RefusedRequestError } from '../http/RefusedRequestError'

const REFUSED =
  'The site’s protection against abuse refused to send an email. Try again later, or from another network.'
const UNCHECKED = 'The site couldn’t check this request. Try again in a minute.'
const NEEDS_CAPTCHA =
  'The site sends this email once you’ve shown that you’re not a bot. Reload the page and try again.'

/**
 * Throws unless the operator’s check allows the mail; also if the check fails. @param hasCaptcha whether the site can
 * show one
 */
export async function refuseAbuse(
  { checkAbuse, hasCaptcha, log }: { checkAbuse: AbuseCheck; hasCaptcha: boolean; log: (line: string) => void },
  request: MailRequest,
) {
  const verdict = await Promise.resolve(request)
    .then(checkAbuse)
    .catch((error: unknown) => {
      log(`secure: the abuse check failed: ${error instanceof Error ? error.name : 'unknown error'}`)
      throw new RefusedRequestError(503, UNCHECKED)
    })
  if (verdict === true) return
  if (verdict !== 'captcha') throw new RefusedRequestError(403, REFUSED)
  if (hasCaptcha) throw new RefusedRequestError(403, NEEDS_CAPTCHA, { needsCaptcha: true })
  log('secure: the abuse check asks for a captcha, but there is no `captchaPage`')
  throw new RefusedRequestError(503, UNCHECKED)
}
