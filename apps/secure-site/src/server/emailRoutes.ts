import * as z from 'zod/mini'
import { api, userApi } from './createListener'
import type { Site } from './createSite'
import { digits, email, origin, secret } from './fields'
import { waitUntil } from './waitUntil'

export const emailRoutes = ({ login, change, enter, mayEmbed }: Site) => [
  api('/api/email/begin', z.object({ email, origin, device: z.optional(secret) }), (body, { userAgent, asker }) => {
    mayEmbed(body.origin)
    return login.begin({ ...body, userAgent, asker })
  }),
  api('/api/email/device', z.object({ attempt: secret }), async ({ attempt }, { signal }) => ({
    approved: await waitUntil(() => login.isApproved(attempt), signal),
  })),
  api('/api/email/finish', z.object({ attempt: secret, digits }), async (body, { asker }) => {
    const proved = await login.finish(body.attempt, body.digits, asker)
    return enter(`email:${proved}`, { email: proved })
  }),
  userApi('/api/email/change', z.object({ email, origin }), async (body, { user, asker }) => ({
    action: await change.begin(user, { ...body, asker }),
  })),
  userApi('/api/email/change/old', z.object({ digits }), (body, { user, asker }) =>
    change.proveOld(user, body.digits, asker),
  ),
  userApi('/api/email/change/new', z.object({ digits }), (body, call) => change.proveNew(call.user, body.digits, call)),
]
