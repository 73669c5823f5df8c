import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import {
  proofKeySchema,
  proofSchema,
  recoveryIdSchema,
  secretSchema,
  seedCheckSchema,
  shareSchema,
  sharingIdSchema,
} from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'
import { assertionSchema } from '../policy/passkeys'

const MAX_SEALED = 4000

const nothing = z.object({})
// As many as a device keeps shares of other users.
const MOST_USERS = 50
const sharing = z.object({ id: sharingIdSchema, check: seedCheckSchema, proofKey: proofKeySchema, share: shareSchema })
const sealed = z.string().check(z.minLength(1), z.maxLength(MAX_SEALED))
// The server stores nothing of a printed code but that it exists.
const way = z.union([
  z.object({ kind: z.literal('code'), id: recoveryIdSchema, proof: proofSchema }),
  z.object({ kind: z.enum(['password', 'passkey']), id: recoveryIdSchema, sealed, proof: proofSchema }),
])

const LOG_IN_TO_OPEN = 'Log in again to open your wallet on this device.'
const LOG_IN_TO_CHANGE = 'Log in again to change how you recover your wallet.'

export const shareRoutes = ({ shares, sessions, policies, users }: SecureServices) => [
  createUserApiRoute(
    '/api/share',
    z.object({ spend: z.optional(z.object({ id: secretSchema, assertion: z.optional(assertionSchema) })) }),
    async ({ spend }, { user, token }) => {
      const isRecent = await sessions.isRecent(token)
      if (spend === undefined) await policies.requireStated(user, { isRecent })
      else await policies.take(user, { ...spend, token, assertion: spend.assertion })
      return shares.read(user, { isRecent })
    },
    { audit: () => ({ event: 'share.read' }) },
  ),
  createUserApiRoute(
    '/api/share/keep',
    z.object({ sharing, escrow: z.optional(shareSchema) }),
    (body, { user }) => shares.keep(user, body.sharing, body.escrow),
    { audit: () => ({ event: 'share.store' }) },
  ),
  createUserApiRoute(
    '/api/share/forgotten',
    z.object({ users: z.array(z.uuid()).check(z.maxLength(MOST_USERS)) }),
    async (body) => {
      const known = await Promise.all(body.users.map(users.isKnown))
      return { users: body.users.filter((_, index) => !known[index]) }
    },
    { audit: undefined },
  ),
  createUserApiRoute(
    '/api/share/escrow',
    nothing,
    async (_, { user, token }) => {
      shares.requireEscrow(user)
      await sessions.requireRecent(token, LOG_IN_TO_OPEN)
      return shares.readEscrow(user)
    },
    { audit: () => ({ event: 'share.recover' }) },
  ),
  createUserApiRoute(
    '/api/recovery/recent',
    nothing,
    async (_, { token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_CHANGE)
      return {}
    },
    { audit: undefined },
  ),
  createUserApiRoute('/api/recovery', nothing, (_, { user }) => shares.describe(user), { audit: undefined }),
  createUserApiRoute(
    '/api/recovery/sealed',
    z.object({ id: recoveryIdSchema }),
    async ({ id }, { user, token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_OPEN)
      return shares.readSealed(user, id)
    },
    { audit: () => ({ event: 'share.recover' }) },
  ),
  createUserApiRoute(
    '/api/recovery/add',
    way,
    async ({ proof, ...added }, { user, token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_CHANGE)
      shares.requireProof(user, { change: 'add', wayId: added.id, token, proof })
      return shares.addRecovery(user, added)
    },
    { audit: () => ({ event: 'recovery.add' }) },
  ),
  createUserApiRoute(
    '/api/recovery/remove',
    z.object({ id: recoveryIdSchema, proof: proofSchema }),
    async ({ id, proof }, { user, token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_CHANGE)
      shares.requireProof(user, { change: 'remove', wayId: id, token, proof })
      return shares.removeRecovery(user, id)
    },
    { audit: () => ({ event: 'recovery.remove' }) },
  ),
]
