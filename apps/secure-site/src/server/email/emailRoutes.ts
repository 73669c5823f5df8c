import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import { longPollUntil } from '../http/longPollUntil'
import { emailSchema, originSchema, proofSchema, secretSchema, sixDigitCodeSchema } from '../http/requestSchemas'
import { createApiRoute, createLoginApiRoute, createUserApiRoute } from '../http/routes'

export const emailRoutes = ({ login, change, shares, enter, mayEmbed, refuseAbuse, signals }: SecureServices) => [
  createApiRoute(
    '/api/email/begin',
    z.object({ email: emailSchema, origin: originSchema, device: z.optional(secretSchema) }),
    async (body, { userAgent, client }) => {
      mayEmbed(body.origin)
      const { email, origin } = body
      await refuseAbuse({ kind: 'login', email, origin, userAgent, client })
      return login.begin({ ...body, userAgent, client })
    },
  ),
  createApiRoute('/api/email/device', z.object({ attempt: secretSchema }), async ({ attempt }, { signal }) => ({
    approved: await longPollUntil(() => login.isApproved(attempt), { signals, name: login.signalOf(attempt), signal }),
  })),
  createLoginApiRoute(
    '/api/email/finish',
    z.object({ attempt: secretSchema, digits: sixDigitCodeSchema }),
    async (body, { client, device }) => {
      const proved = await login.finish(body.attempt, body.digits, client)
      return enter({ identity: `email:${proved}`, profile: { email: proved }, device, client })
    },
  ),
  createUserApiRoute(
    '/api/email/change',
    z.object({ email: emailSchema, origin: originSchema, proof: z.optional(proofSchema) }),
    async ({ proof = '', ...body }, { user, client, token, userAgent }) => {
      // A mailed code must not be enough to take the wallet's login away from its owner.
      if (user.sharing) shares.requireProof(user, { change: 'email', wayId: body.email, token, proof })
      await refuseAbuse({ kind: 'emailChange', ...body, userAgent, client })
      return { action: await change.begin(user, { ...body, client }) }
    },
    { audit: ({ email, origin }) => ({ event: 'email.change', newEmail: email, origin }) },
  ),
  createUserApiRoute(
    '/api/email/change/old',
    z.object({ digits: sixDigitCodeSchema }),
    (body, { user, client }) => change.proveOld(user, body.digits, client),
    { audit: () => ({ event: 'email.approve' }) },
  ),
  createUserApiRoute(
    '/api/email/change/new',
    z.object({ digits: sixDigitCodeSchema }),
    (body, call) => change.proveNew(call.user, body.digits, call),
    { audit: () => ({ event: 'email.confirm' }) },
  ),
]
