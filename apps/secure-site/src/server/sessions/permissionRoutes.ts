import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import { caipNetworkIdSchema, originSchema, secretSchema } from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'
import { assertionSchema } from '../policy/passkeys'

/** Records what the frame, which stores permissions on the device, grants and revokes. */
export const permissionRoutes = ({ policies }: SecureServices) => [
  createUserApiRoute(
    '/api/permission',
    z.object({
      action: z.enum(['grant', 'revoke']),
      origin: originSchema,
      caipNetworkId: caipNetworkIdSchema,
      spend: z.optional(z.object({ id: secretSchema, assertion: z.optional(assertionSchema) })),
    }),
    async ({ action, spend }, { user, token }) => {
      if (action === 'grant' && spend !== undefined) {
        await policies.permit(user, { ...spend, token, assertion: spend.assertion })
      }
      if (action === 'revoke' && spend !== undefined) await policies.revoke(user, spend.id)
      return {}
    },
    {
      audit: ({ action, origin, caipNetworkId }) => ({ event: `permission.${action}`, origin, network: caipNetworkId }),
    },
  ),
]
