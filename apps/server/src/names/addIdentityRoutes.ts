import type { ServerApp } from '../http/createApp'

/**
 * Adds what a modal asks for each account. This server knows no name or picture of ENS, which the modal reads from the
 * chain. An empty answer keeps browsers from writing status 404 to the console of each page.
 */
export const addIdentityRoutes =
  ({ hasNames }: { readonly hasNames: boolean }) =>
  (app: ServerApp): void => {
    app.get('/v1/identity/:address', ({ json }) => json({ name: null, avatar: null }))
    if (!hasNames) app.get('/v1/profile/reverse/:address', ({ json }) => json([]))
  }
