import type { ModalContext } from '../../../context.js'
import { ModalError } from '../../../errors/ModalError.js'
import type { SocialProvider } from '../../../types/features.js'
import { within } from '../../../utils/waiting.js'
import { embeddedError } from '../embeddedError.js'
import { namespaceFor } from './enter.js'
import { signInOffer } from './offerSignIn.js'

/** Longer than the services are asked again; who pressed is told that they do not answer. Milliseconds. */
const LIMIT = 12_000

/**
 * Whether the visitor may sign in this way here. Rejects with `AUTH_CONNECTOR_MISSING` where nobody can,
 * `ORIGIN_NOT_ALLOWED` where the project does not allow it on this page, `SOCIAL_FAILED` for a provider that is not offered,
 * `SERVER_ERROR` where the project does not answer.
 */
export async function requireOffer(context: ModalContext, way: 'email' | SocialProvider): Promise<void> {
  namespaceFor(context, undefined)
  const { email, socials, isOriginAllowed } = await within(context.use(signInOffer).settled(), LIMIT, () => {
    throw new ModalError('SERVER_ERROR', { context: { way } })
  })
  if (way === 'email' ? email : socials.includes(way)) return
  if (isOriginAllowed === false) throw new ModalError('ORIGIN_NOT_ALLOWED', { context: { way } })
  throw embeddedError(way === 'email' ? 'AUTH_CONNECTOR_MISSING' : 'SOCIAL_FAILED', { context: { way } })
}
