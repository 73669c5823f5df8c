import * as z from 'zod/mini'
import { api } from './createListener.mjs'
import { sealedSeed } from './fields.mjs'

const nothing = z.object({})

/** @param {import('./createSite.mjs').Site} site */
export const sessionRoutes = ({ users, sessions, describe }) => [
  api('/api/session', nothing, (_, { token }) => describe(sessions.user(token))),
  api('/api/session/end', nothing, (_, { token }) => sessions.end(token)),
  api('/api/seed', nothing, (_, { token }) => {
    const user = sessions.user(token)
    return { ...users.halves(user), userId: user.id, ...(user.seed === undefined ? {} : { seed: user.seed }) }
  }),
  api('/api/seed/keep', z.object({ seed: sealedSeed }), ({ seed }, { token }) => ({
    seed: users.keepSeed(sessions.user(token), seed),
  })),
]
