import type { Handlers } from '@foyer/auth-frame/server'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { readNetwork } from '../chain/networks'
import { FrameError } from '../errors/FrameError'
import { loginResponseSchema } from '../session/createFrameSession'
import { describeUser } from '../session/describeUser'
import { computeSha256, createRandomBytes, toBase64Url } from '../vault/bytes'
import type { FrameContext } from './types'

type SocialHandlers = Pick<Handlers, 'GET_SOCIAL_REDIRECT_URI' | 'CONNECT_SOCIAL'>

const SECRET_BYTES = 32

/**
 * Handles social login in a popup. The page relays the login ticket, which is valid only with the verifier in this
 * closure.
 */
export function createSocialHandlers(context: FrameContext): SocialHandlers {
  const { api, session, network, served, accountType } = context
  let verifier: string | undefined
  return {
    async GET_SOCIAL_REDIRECT_URI({ provider }, { origin, signal }) {
      const fresh = toBase64Url(createRandomBytes(SECRET_BYTES))
      const body = { brand: provider, origin, challenge: await computeSha256(fresh) }
      const answer = await api.call('social/begin', body, z.object({ uri: z.string() }), { signal })
      verifier = fresh
      return answer
    },
    async CONNECT_SOCIAL({ uri, chainId, preferredAccountType }, { signal }) {
      const ticket = readTicket(uri)
      if (verifier === undefined) throw new FrameError(texts().login.social.over)
      const login = await api.call('social/finish', { ticket, verifier }, loginResponseSchema, { signal })
      verifier = undefined
      const person = await session.begin(login)
      if (chainId !== undefined) network.set(readNetwork(chainId, served))
      if (preferredAccountType) await accountType.set(preferredAccountType)
      return describeUser(context, person, signal)
    },
  }
}

/** Accepts the popup's own URLs only. */
function readTicket(uri: string): string {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const ticket = url?.searchParams.get('ticket')
  if (url?.origin !== location.origin || url.pathname !== '/social/result') throw new FrameError('Untrusted Origin')
  if (!ticket) throw new FrameError(texts().login.social.notSignedIn)
  return ticket
}
