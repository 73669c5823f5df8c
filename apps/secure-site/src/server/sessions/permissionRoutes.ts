import * as z from 'zod/mini'
import { caipNetworkIdSchema, originSchema } from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'

/** Records what the frame, which stores permissions on the device, grants and revokes. */
export const permissionRoutes = () => [
  createUserApiRoute(
    '/api/permission',
    z.object({
      action: z.enum(['grant', 'revoke']),
      origin: originSchema,
      caipNetworkId: caipNetworkIdSchema,
    }),
    () => ({}),
    {
      audit: ({ action, origin, caipNetworkId }) => ({ event: `permission.${action}`, origin, network: caipNetworkId }),
    },
  ),
]
