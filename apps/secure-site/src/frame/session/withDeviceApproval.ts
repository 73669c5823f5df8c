import { FrameError } from '../errors/FrameError'
import type { FrameSession } from './createFrameSession'
import { NoShareError } from './NoShareError'

/**
 * Lets a device without a share ask the user’s other devices, while the login fails with what the user has to do. The
 * login is complete once a device has approved.
 *
 * @param windowUrl URL of the site’s own window, in which the user approves
 */
export const withDeviceApproval = (session: FrameSession, windowUrl: string): FrameSession => ({
  ...session,
  async begin(login) {
    try {
      return await session.begin(login)
    } catch (error) {
      if (!(error instanceof NoShareError)) throw error
      const { code, wait } = await session.requestApproval()
      // Until then, and if it is declined, this device stays logged out.
      void wait().catch(() => {})
      throw new FrameError(
        `This device needs your approval. Open ${windowUrl}, approve the code ${code}, and log in here again.`,
      )
    }
  },
})
