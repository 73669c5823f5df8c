import type { Handlers } from '@foyer/auth-frame/server'
import * as z from 'zod/mini'
import { FrameError } from '../errors/FrameError'
import { loginResponseSchema } from '../session/createFrameSession'
import type { FrameContext } from './types'

const begun = z.object({ channel: z.string(), url: z.string() })
const answered = z.object({ login: z.optional(loginResponseSchema) })

/** Handles Farcaster login. The page sees the link; the secret channel id stays in this closure. */
export function createFarcasterHandlers({
  api,
  session,
}: FrameContext): Pick<Handlers, 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER'> {
  let channel: string | undefined
  return {
    async GET_FARCASTER_URI(_, { origin, signal }) {
      const answer = await api.call('farcaster/begin', { origin }, begun, { signal })
      channel = answer.channel
      return { url: answer.url }
    },
    async CONNECT_FARCASTER(_, { signal }) {
      const mine = channel
      if (mine === undefined) throw new FrameError('Failed to connect to farcaster')
      for (;;) {
        const { login } = await api.call('farcaster/finish', { channel: mine }, answered, { signal })
        if (login === undefined) continue
        const { userName = '' } = await session.begin(login)
        return { userName }
      }
    },
  }
}
