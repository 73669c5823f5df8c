import type { Handlers } from '@foyer/auth-frame/server'
import * as z from 'zod/mini'
import { FrameError } from '../errors/FrameError'
import { loginResponseSchema } from '../session/createFrameSession'
import type { FrameContext } from './types'

const begun = z.object({
  attempt: z.string(),
  device: z.string(),
  action: z.enum(['VERIFY_OTP', 'VERIFY_DEVICE']),
})

type EmailHandlers = Pick<Handlers, 'CONNECT_EMAIL' | 'CONNECT_DEVICE' | 'CONNECT_OTP'>

export function createEmailHandlers({ api, device, session }: FrameContext): EmailHandlers {
  let attempt: string | undefined
  const current = () => {
    if (attempt === undefined) throw new FrameError('Start with your email.')
    return attempt
  }
  return {
    async CONNECT_EMAIL({ email }, { origin, signal }) {
      const address = email.trim().toLowerCase()
      const person = await session.find()
      if (person?.email === address && (await session.isGood())) return { action: 'CONNECT' }
      const stored = await device.read(origin)
      const body = { email: address, origin, ...(stored.device && { device: stored.device }) }
      const answer = await api.call('email/begin', body, begun, { signal })
      attempt = answer.attempt
      await device.change(origin, (record) => ({ ...record, device: answer.device }))
      return { action: answer.action }
    },
    async CONNECT_DEVICE(_, { signal }) {
      const id = current()
      for (let approved = false; !approved; ) {
        const answer = await api.call('email/device', { attempt: id }, z.object({ approved: z.boolean() }), { signal })
        approved = answer.approved
      }
    },
    async CONNECT_OTP({ otp }, { signal }) {
      await session.begin(
        await api.call('email/finish', { attempt: current(), digits: otp }, loginResponseSchema, { signal }),
      )
      attempt = undefined
    },
  }
}
