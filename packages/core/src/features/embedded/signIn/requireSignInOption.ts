import { ModalError } from '../../../errors/ModalError.js'
import type { ModalContext } from '../../../modal/context.js'
import type { SocialProvider } from '../../../types/features.js'
import { withTimeout } from '../../../utils/waiting.js'
import { embeddedError } from '../embeddedError.js'
import { resolveEmbeddedNamespace } from './connectEmbeddedWallet.js'
import { loginOptions } from './loginOptions.js'

// Time limit to load the project's settings, in ms. Longer than the HTTP client needs for all its retries.
const SETTINGS_TIMEOUT_MS = 12_000

/**
 * Resolves if the project allows this login option on this origin. Rejects with `AUTH_CONNECTOR_MISSING` if no adapter
 * supports the embedded wallet, `ORIGIN_NOT_ALLOWED`, or `SOCIAL_FAILED` for a disabled provider. If the project's
 * settings cannot be loaded, rejects with `SERVER_ERROR`, `OFFLINE`, `RATE_LIMITED` or `RESPONSE_TIMEOUT`, and the next
 * call loads them again.
 */
export async function requireSignInOption(context: ModalContext, way: 'email' | SocialProvider): Promise<void> {
  resolveEmbeddedNamespace(context, undefined)
  const { email, socials, isOriginAllowed, failure } = await withTimeout(
    context.use(loginOptions).settled(),
    SETTINGS_TIMEOUT_MS,
    () => {
      throw new ModalError('SERVER_ERROR', { context: { way } })
    },
  )
  if (way === 'email' ? email : socials.includes(way)) return
  if (failure) throw failure
  if (isOriginAllowed === false) throw new ModalError('ORIGIN_NOT_ALLOWED', { context: { way } })
  throw embeddedError(way === 'email' ? 'AUTH_CONNECTOR_MISSING' : 'SOCIAL_FAILED', { context: { way } })
}
