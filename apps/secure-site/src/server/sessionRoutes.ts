import * as z from 'zod/mini'
import { api, userApi } from './createListener'
import type { Site } from './createSite'
import { sealedSeed } from './fields'

const nothing = z.object({})

export const sessionRoutes = ({ users, sessions, describe }: Site) => [
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
