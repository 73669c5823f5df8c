import type { AbuseCheck, MailRequest } from '../../types'
import { RefusedRequestError } from '../http/RefusedRequestError'

const REFUSED =
  'The site’s protection against abuse refused to send an email. Try again later, or from another network.'
const UNCHECKED = 'The site couldn’t check this request. Try again in a minute.'

/** Throws unless the operator’s check allows the mail; also if the check fails. */
export async function refuseAbuse(checkAbuse: AbuseCheck, request: MailRequest, log: (line: string) => void) {
  const isAllowed = await Promise.resolve(request)
    .then(checkAbuse)
    .catch((error: unknown) => {
      log(`secure: the abuse check failed: ${error instanceof Error ? error.name : 'unknown error'}`)
      throw new RefusedRequestError(503, UNCHECKED)
    })
  if (!isAllowed) throw new RefusedRequestError(403, REFUSED)
}
