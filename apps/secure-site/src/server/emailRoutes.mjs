import * as z from 'zod/mini'
import { api } from './createListener.mjs'
import { digits, email, origin, secret } from './fields.mjs'
import { waitUntil } from './waitUntil.mjs'

/** @param {import('./createSite.mjs').Site} site */
export const emailRoutes = ({ login, change, sessions, enter, mayEmbed }) => [
  api('/api/email/begin', z.object({ email, origin, device: z.optional(secret) }), (body, { userAgent }) => {
    mayEmbed(body.origin)
    return login.begin({ ...body, userAgent })
  }),
  api('/api/email/device', z.object({ attempt: secret }), async ({ attempt }, { signal }) => ({
    approved: await waitUntil(() => login.isApproved(attempt), signal),
  })),
  api('/api/email/finish', z.object({ attempt: secret, digits }), (body) => {
    const proved = login.finish(body.attempt, body.digits)
    return enter(`email:${proved}`, { email: proved })
  }),
  api('/api/email/change', z.object({ email, origin }), async (body, { token }) => ({
    action: await change.begin(sessions.user(token), body),
  })),
  api('/api/email/change/old', z.object({ digits }), (body, { token }) =>
    change.proveOld(sessions.user(token), body.digits),
  ),
  api('/api/email/change/new', z.object({ digits }), (body, { token }) => ({
    email: change.proveNew(sessions.user(token), body.digits),
  })),
]
