import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import { proofSchema } from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'

const LOG_IN_TO_DELETE = 'Log in again to delete your wallet.'

export const userRoutes = ({ sessions, shares, deletion }: SecureServices) => [
  createUserApiRoute(
    '/api/user/delete',
    z.object({ proof: z.optional(proofSchema) }),
    async ({ proof = '' }, { user, token }) => {
      await sessions.requireRecent(token, LOG_IN_TO_DELETE)
      // A mailed code must not be enough to delete a wallet.
      if (user.sharing !== undefined || user.seed !== undefined) {
        shares.requireProof(user, { change: 'delete', wayId: user.id, token, proof })
      }
      await deletion.run(user)
      return {}
    },
    { audit: () => ({ event: 'user.delete' }) },
  ),
]
