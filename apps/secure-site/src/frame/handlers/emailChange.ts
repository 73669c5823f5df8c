import type { Handlers } from '@foyer/auth-frame/host'
import * as z from 'zod/mini'
import type { FrameContext } from './types'

type ChangeHandlers = Pick<Handlers, 'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'>

const action = z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) })

/** Another e-mail for who is logged in. */
export const createEmailChangeHandlers = ({ api, session }: FrameContext): ChangeHandlers => ({
  async UPDATE_EMAIL({ email }, { origin, signal }) {
    const { token } = await session.get()
    return api.call('email/change', { email, origin }, action, { token, signal })
  },
  async UPDATE_EMAIL_PRIMARY_OTP({ otp }, { signal }) {
    const { token } = await session.get()
    await api.call('email/change/old', { digits: otp }, z.unknown(), { token, signal })
  },
  async UPDATE_EMAIL_SECONDARY_OTP({ otp }, { signal }) {
    const { token } = await session.get()
    const { email } = await api.call('email/change/new', { digits: otp }, z.object({ email: z.string() }), {
      token,
      signal,
    })
    session.update({ email })
    return { newEmail: email }
  },
})
