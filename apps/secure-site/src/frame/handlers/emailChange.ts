import type { Handlers } from '@foyer/auth-frame/server'
import * as z from 'zod/mini'
import { describeEmailChange } from '../decode/describeEmailChange'
import { createSpending, TEXT } from '../spending/createSpending'
import type { FrameContext } from './types'

type ChangeHandlers = Pick<Handlers, 'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'>

const begun = z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) })
const proved = z.object({ email: z.string(), from: z.optional(z.number()) })

/** Handles a change of email. The frame itself prompts the user, as the email opens the wallet. */
export const createEmailChangeHandlers = ({
  api,
  session,
  approvals,
  emailChangeDelay,
  network,
}: FrameContext): ChangeHandlers => ({
  async UPDATE_EMAIL({ email: input }, { origin, signal }) {
    const person = await session.get()
    const { token, email: old } = person
    const email = input.trim().toLowerCase()
    const spending = createSpending({ api, token, network: network.get() })
    return approvals.request({
      approvedIn: 'window',
      spend: spending.of(() => TEXT),
      origin,
      signal,
      person,
      request: ['UPDATE_EMAIL', email, old],
      working: 'Sending a code',
      prepare: async () => describeEmailChange({ email, old, delay: emailChangeDelay }),
      async act() {
        const proof = await session.signRecoveryChange(person, 'email', email, spending.current())
        return api.call('email/change', { email, origin, proof }, begun, { token, signal })
      },
    })
  },
  async UPDATE_EMAIL_PRIMARY_OTP({ otp }, { signal }) {
    const { token } = await session.get()
    await api.call('email/change/old', { digits: otp }, z.unknown(), { token, signal })
  },
  async UPDATE_EMAIL_SECONDARY_OTP({ otp }, { signal }) {
    const { token } = await session.get()
    const { email, from } = await api.call('email/change/new', { digits: otp }, proved, { token, signal })
    if (from === undefined) session.update({ email })
    return { newEmail: email, ...(from !== undefined && { from }) }
  },
})
