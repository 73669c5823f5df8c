import type { Handlers } from '@foyer/auth-frame/server'
import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'
import type { FrameContext } from './types'

type EmailHandlers = Pick<Handlers, 'CONNECT_EMAIL' | 'CONNECT_DEVICE' | 'CONNECT_OTP'>

/** Handles login by email. The user enters the code in the site’s own window, as the page must not see it. */
export function createEmailHandlers({ session, logins }: FrameContext): EmailHandlers {
  return {
    async CONNECT_EMAIL({ email }, { origin, signal }) {
      const address = email.trim().toLowerCase()
      await logins.resume(origin)
      const person = await session.find()
      if (person?.email === address && (await session.isGood())) return { action: 'CONNECT' }
      const { isMailed } = await logins.begin(address, origin, signal)
      return { action: 'VERIFY_DEVICE', ...(!isMailed && { isMailed }) }
    },
    CONNECT_DEVICE: (_, { origin, signal }) => logins.wait(origin, signal),
    CONNECT_OTP() {
      throw new FrameError(texts().login.frame.onlyInWindow(location.host))
    },
  }
}
