import type { Handlers } from '@foyer/auth-frame/host'
import * as z from 'zod/mini'
import { loginAnswer } from '../createSession'
import { describeUser } from '../describeUser'
import { FrameError } from '../FrameError'
import { readNetwork } from '../networks'
import { random, toText, utf8 } from '../vault/bytes'
import type { FrameContext } from './types'

type SocialHandlers = Pick<Handlers, 'GET_SOCIAL_REDIRECT_URI' | 'CONNECT_SOCIAL'>

const SECRET_BYTES = 32

/**
 * Logging in with a company, in a popup. The page brings back what the popup says; that is worth nothing without the
 * verifier, which stays in this closure.
 */
export function createSocialHandlers(context: FrameContext): SocialHandlers {
  const { api, session, network, served, accountType } = context
  let verifier: string | undefined
  return {
    async GET_SOCIAL_REDIRECT_URI({ provider }, { origin, signal }) {
      const fresh = toText(random(SECRET_BYTES))
      const body = { brand: provider, origin, challenge: await fingerprint(fresh) }
      const answer = await api.call('social/begin', body, z.object({ uri: z.string() }), { signal })
      verifier = fresh
      return answer
    },
    async CONNECT_SOCIAL({ uri, chainId, preferredAccountType }, { signal }) {
      const ticket = readTicket(uri)
      if (verifier === undefined) throw new FrameError('This login is over. Begin again.')
      const login = await api.call('social/finish', { ticket, verifier }, loginAnswer, { signal })
      verifier = undefined
      const person = await session.begin(login)
      if (chainId !== undefined) network.set(readNetwork(chainId, served))
      if (preferredAccountType) await accountType.set(preferredAccountType)
      return describeUser(context, person, signal)
    },
  }
}

/** Only what our own popup says. */
function readTicket(uri: string): string {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const ticket = url?.searchParams.get('ticket')
  if (url?.origin !== location.origin || url.pathname !== '/social/result') throw new FrameError('Untrusted Origin')
  if (!ticket) throw new FrameError('You were not logged in. Try again.')
  return ticket
}

const fingerprint = async (text: string) => toText(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))))
