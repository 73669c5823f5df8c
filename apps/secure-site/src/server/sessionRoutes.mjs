import * as z from 'zod/mini'
import { api, userApi } from './createListener.mjs'
import { sealedSeed } from './fields.mjs'

const nothing = z.object({})

/** @param {import('./createSite.mjs').Site} site */
export const sessionRoutes = ({ users, sessions, describe }) => [
  userApi('/api/session', nothing, (_, { user }) => describe(user)),
  api('/api/session/end', nothing, (_, { token }) => sessions.end(token)),
  userApi('/api/seed', nothing, (_, { user }) => ({
    ...users.halves(user),
    userId: user.id,
    ...(user.seed === undefined ? {} : { seed: user.seed }),
  })),
  userApi('/api/seed/keep', z.object({ seed: sealedSeed }), async ({ seed }, { user }) => ({
    seed: await users.keepSeed(user, seed),
  })),
]
