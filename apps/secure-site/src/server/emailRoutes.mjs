import * as z from 'zod/mini'
import { api, userApi } from './createListener.mjs'
import { digits, email, origin, secret } from './fields.mjs'
import { waitUntil } from './waitUntil.mjs'

/** @param {import('./createSite.mjs').Site} site */
export const emailRoutes = ({ login, change, enter, mayEmbed }) => [
  api('/api/email/begin', z.object({ email, origin, device: z.optional(secret) }), (body, { userAgent }) => {
    mayEmbed(body.origin)
    return login.begin({ ...body, userAgent })
  }),
  api('/api/email/device', z.object({ attempt: secret }), async ({ attempt }, { signal }) => ({
    approved: await waitUntil(() => login.isApproved(attempt), signal),
  })),
  api('/api/email/finish', z.object({ attempt: secret, digits }), async (body) => {
    const proved = await login.finish(body.attempt, body.digits)
    return enter(`email:${proved}`, { email: proved })
  }),
  userApi('/api/email/change', z.object({ email, origin }), async (body, { user }) => ({
    action: await change.begin(user, body),
  })),
  userApi('/api/email/change/old', z.object({ digits }), (body, { user }) => change.proveOld(user, body.digits)),
  userApi('/api/email/change/new', z.object({ digits }), (body, { user, token }) =>
    change.proveNew(user, body.digits, token),
  ),
]
