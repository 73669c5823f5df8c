import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import { secretSchema } from '../http/requestSchemas'
import { createApiRoute, createUserApiRoute } from '../http/routes'
import { hashSecret } from '../keys/secrets'

const nothing = z.object({})

export const sessionRoutes = ({ sessions, proofs, audit, describe }: SecureServices) => [
  createUserApiRoute(
    '/api/session',
    nothing,
    async (_, { user, token }) => ({ ...describe(user), endKey: await sessions.endKey(token) }),
    { audit: undefined },
  ),
  createUserApiRoute(
    '/api/sessions',
    nothing,
    async (_, { user, token }) => ({ sessions: await sessions.list(user.id, token) }),
    { audit: undefined },
  ),
  createUserApiRoute(
    '/api/session/other/end',
    z.object({ id: secretSchema }),
    async ({ id }, { user }) => {
      await sessions.endOne(user.id, id)
      return {}
    },
    { audit: () => ({ event: 'logout.other' }) },
  ),
  createUserApiRoute(
    '/api/session/others/end',
    nothing,
    async (_, { user, token }) => {
      await sessions.endOthers(user.id, hashSecret(token ?? ''))
      return {}
    },
    { audit: () => ({ event: 'logout.others' }) },
  ),
  createApiRoute('/api/session/end', nothing, async (_, call) => {
    const { token, client } = call
    const proof = await proofs.read(call)
    const isOpen = await sessions.canEnd(token, proof.thumbprint)
    await proofs.use(proof)
    if (isOpen) await audit.append('logout', { client, token })
    const ended = await sessions.end(token)
    return ended === undefined ? {} : { ended }
  }),
]
