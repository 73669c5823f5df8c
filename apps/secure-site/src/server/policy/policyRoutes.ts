import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import { secretSchema } from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'
import { assertionSchema, newPasskeySchema } from './passkeys'
import { policySchema, spendSchema } from './policySchema'

const LOG_IN_TO_CHANGE = 'Log in again to change your limits.'

const nothing = z.object({})

export const policyRoutes = ({ policies, sessions }: SecureServices) => [
  createUserApiRoute('/api/policy', nothing, (_, { user }) => policies.read(user), { audit: undefined }),
  createUserApiRoute(
    '/api/policy/begin',
    z.object({ id: secretSchema, spend: spendSchema }),
    ({ id, spend }, { user, token }) => policies.begin(user, { id, token, spend }),
    { audit: undefined },
  ),
  createUserApiRoute(
    '/api/policy/export',
    z.object({ id: secretSchema }),
    async ({ id }, { user, token }) => {
      await sessions.requireRecent(token, 'Log in again to see your words.')
      return policies.beginExport(user, { id, token })
    },
    { audit: () => ({ event: 'wallet.export' }) },
  ),
  createUserApiRoute(
    '/api/policy/passkey',
    nothing,
    async (_, { user, token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_CHANGE)
      return policies.beginPasskey(user)
    },
    { audit: undefined },
  ),
  createUserApiRoute(
    '/api/policy/passkey/add',
    z.object({ passkey: newPasskeySchema }),
    async ({ passkey }, { user, token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_CHANGE)
      await policies.addPasskey(user, passkey)
      return {}
    },
    { audit: () => ({ event: 'policy.passkey' }) },
  ),
  createUserApiRoute(
    '/api/policy/change',
    z.object({
      policy: policySchema,
      removesPasskey: z.boolean(),
      delay: z.optional(z.boolean()),
      assertion: z.optional(assertionSchema),
    }),
    async ({ policy, removesPasskey, ...by }, { user, token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_CHANGE)
      return policies.change(user, { policy, removesPasskey }, by)
    },
    { audit: () => ({ event: 'policy.change' }) },
  ),
  createUserApiRoute(
    '/api/policy/stop',
    nothing,
    async (_, { user }) => {
      await policies.stop(user)
      return {}
    },
    { audit: () => ({ event: 'policy.stop' }) },
  ),
]
