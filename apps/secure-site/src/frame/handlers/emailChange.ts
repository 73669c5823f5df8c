import type { Handlers } from '@foyer/auth-frame/server'
import { texts } from '../../texts/texts'
import { describeEmailChange } from '../decode/describeEmailChange'
import { FrameError } from '../errors/FrameError'
import { createSpending, TEXT } from '../spending/createSpending'
import type { FrameContext } from './types'

type ChangeHandlers = Pick<Handlers, 'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'>

/**
 * Handles a change of email. The frame itself prompts the user, as the email opens the wallet, and the user enters both
 * codes in the site’s own window, as the page must not see them.
 */
export const createEmailChangeHandlers = ({
  api,
  session,
  approvals,
  emailChanges,
  emailChangeDelay,
  network,
}: FrameContext): ChangeHandlers => ({
  async UPDATE_EMAIL({ email: input }, { origin, signal }) {
    const person = await session.get()
    const { token, email: old } = person
    const email = input.trim().toLowerCase()
    const spending = createSpending({ api, token, network: network.get() })
    let begun: ReturnType<typeof emailChanges.begin> | undefined
    return approvals.request({
      approvedIn: 'window',
      spend: spending.of(() => TEXT),
      origin,
      signal,
      person,
      request: ['UPDATE_EMAIL', email, old],
      working: texts().login.frame.sending,
      prepare: async () => describeEmailChange({ email, old, delay: emailChangeDelay }),
      async act(running) {
        // Begins once, so that a retry goes on with the codes that were mailed.
        begun ??= session
          .signRecoveryChange(person, 'email', email, spending.current())
          .then((proof) => emailChanges.begin({ email, old, origin, proof }, token, running))
        const change = await begun.catch((error: unknown) => {
          begun = undefined
          throw error
        })
        const { from } = await emailChanges.wait(change, { email, old, token }, running)
        if (from === undefined) session.update({ email })
        return { action: 'CHANGED' as const, newEmail: email, ...(from !== undefined && { from }) }
      },
    })
  },
  UPDATE_EMAIL_PRIMARY_OTP: refuseCode,
  UPDATE_EMAIL_SECONDARY_OTP: refuseCode,
})

function refuseCode(): never {
  throw new FrameError(texts().login.frame.onlyInWindow(location.host))
}
