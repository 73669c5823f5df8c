import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { createSecret, hashSecret } from '../keys/secrets'
import { getSessionEndPublicKey, signSessionEndNotice } from './signSessionEndNotice'
import type { User } from './userSchema'

const DAY_MS = 24 * 60 * 60_000
const LIFE_MS = 30 * DAY_MS
const REMEMBERED_MS = 90 * DAY_MS
const RECENT_MS = 10 * 60_000

const sessionSchema = z.object({
  userId: z.string(),
  generation: z._default(z.number(), 0),
  until: z.optional(z.number()),
  isEnded: z.optional(z.boolean()),
  key: z.optional(z.string()),
  /** SHA-256 of the key of the session’s device (RFC 7638). Sessions of an earlier version, without one, have ended. */
  thumbprint: z.optional(z.string()),
})

type StoredSession = z.output<typeof sessionSchema>

export interface LoginDevice {
  readonly thumbprint: string
}

/**
 * Stores sessions by the token's fingerprint. Signs the end of a session only if it is known to have ended, because
 * devices then delete its share.
 */
export function createSessions({
  now,
  tables,
  users,
  keys,
}: {
  now: () => number
  tables: TableFactory
  users: { get(id: string): Promise<User> }
  keys: ServiceKeys
}) {
  const sessions = tables('session', sessionSchema)
  const generations = tables('generation', z.number())
  const generationOf = async (userId: string) => (await generations.get(userId)) ?? 0

  const sign = (id: string, { key, userId }: StoredSession) => {
    const known = key === undefined ? undefined : keys.find(key)
    return known && signSessionEndNotice(known, id, userId)
  }
  const isRecent = async (token: string | undefined): Promise<boolean> => {
    const { until = 0 } = (await sessions.get(hashSecret(token ?? ''))) ?? {}
    return now() < until - LIFE_MS + RECENT_MS
  }
  return {
    async begin(userId: string, { thumbprint }: LoginDevice) {
      const token = createSecret()
      const id = hashSecret(token)
      const until = now() + LIFE_MS
      const session = { userId, generation: await generationOf(userId), until, key: keys.newest.id, thumbprint }
      await sessions.put(id, session, until + REMEMBERED_MS)
      return { token, endKey: getSessionEndPublicKey(keys.newest, id) }
    },
    /**
     * Throws if signed out, with a signature if the session is known to have ended, and unless the session’s device has
     * signed the call.
     */
    async user(token: string | undefined, thumbprint: string) {
      const id = hashSecret(token ?? '')
      const session = await sessions.get(id)
      if (session === undefined) throw new RefusedRequestError(401, 'Sign in first.')
      const { isEnded = false, until = Number.POSITIVE_INFINITY, generation, userId } = session
      const current = await generationOf(userId)
      const isBound = session.thumbprint !== undefined
      if (isBound && session.thumbprint !== thumbprint) throw new RefusedRequestError(401, 'Sign in first.')
      if (isEnded || until <= now() || generation < current || !isBound) {
        throw new RefusedRequestError(401, 'Sign in first.', { ended: sign(id, session) })
      }
      // A session whose generation is above its user’s has not provably ended: the storage is inconsistent, or
      // `endOthers` is under way.
      if (generation !== current) throw new RefusedRequestError(401, 'Sign in first.')
      return users.get(userId)
    },
    async endKey(token: string | undefined) {
      const id = hashSecret(token ?? '')
      if ((await sessions.get(id))?.key !== keys.newest.id) {
        await sessions.change(id, (session) => session && { ...session, key: keys.newest.id })
      }
      return getSessionEndPublicKey(keys.newest, id)
    },
    isRecent,
    /** Throws unless the session began less than 10 minutes ago, so that an older stolen token is not enough. */
    async requireRecent(token: string | undefined, message: string) {
      if (!(await isRecent(token))) throw new RefusedRequestError(403, message)
    },
    /** Returns whether there is a session to end. Throws unless its device has signed the call. */
    async canEnd(token: string | undefined, thumbprint: string) {
      const session = await sessions.get(hashSecret(token ?? ''))
      if (session?.thumbprint !== undefined && session.thumbprint !== thumbprint)
        throw new RefusedRequestError(401, 'Sign in first.')
      return session !== undefined && session.isEnded !== true
    },
    async end(token: string | undefined) {
      const id = hashSecret(token ?? '')
      let ended: StoredSession | undefined
      await sessions.change(id, (session) => {
        ended = session && { ...session, isEnded: true, key: session.key ?? keys.newest.id }
        return ended
      })
      return ended && sign(id, ended)
    },
    async endOthers(userId: string, keep: string) {
      const before = await generationOf(userId)
      // Raises the kept session’s generation before the user’s, so that this session never counts as ended.
      await sessions.change(keep, (session) =>
        session?.userId === userId && session.generation === before ? { ...session, generation: before + 1 } : session,
      )
      // Not by one more for each of two calls at once, which would end the kept session.
      await generations.change(userId, (stored = 0) => Math.max(stored, before + 1))
    },
  }
}
