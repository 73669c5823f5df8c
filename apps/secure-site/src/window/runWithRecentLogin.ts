import { FrameError } from '../frame/errors/FrameError'
import type { SignedInUser } from '../frame/session/createFrameSession'
import { ApiError } from '../frame/session/createSiteApi'
import { texts } from '../texts/texts'
import type { WindowContext } from './types'

const FORBIDDEN = 403

/**
 * Runs what the server allows shortly after a login only. Asks for another login first if needed, without a logout,
 * which would delete this device’s share.
 */
export async function runWithRecentLogin(
  context: WindowContext,
  owner: SignedInUser,
  action: (user: SignedInUser) => Promise<void>,
): Promise<void> {
  const run = async () => {
    const user = await context.session.get()
    if (user.userId !== owner.userId) throw new FrameError(texts().window.otherWallet)
    await action(user)
  }
  try {
    await context.access.requireRecentLogin(owner)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== FORBIDDEN) throw error
    context.showLogin({ reason: texts().window.logInToChange, next: run })
    return
  }
  await run()
}
