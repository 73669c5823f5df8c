import { DEVICE_UNAPPROVED_RPC_CODE } from '@foyer/auth-frame/server'
import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'
import type { FrameSession } from './createFrameSession'
import { NoShareError } from './NoShareError'

/**
 * Makes a login fail on a device without a share, with what the user has to do, and meanwhile asks the user’s other
 * devices for one. The login is complete once a device has approved.
 */
export const withDeviceApproval = (session: FrameSession): FrameSession => ({
  ...session,
  async begin(login, options) {
    try {
      return await session.begin(login, options)
    } catch (error) {
      if (!(error instanceof NoShareError)) throw error
      const { code, wait } = await session.requestApproval()
      // Until then, and if it is declined, this device stays logged out.
      void wait().catch(() => {})
      throw new FrameError(texts().errors.device.needsApproval(code), DEVICE_UNAPPROVED_RPC_CODE)
    }
  },
})
