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
const HOUR_MS = 60 * 60_000
/** Open sessions of a user. A further login ends the oldest one, so that none is missing in the list. */
const MOST_SESSIONS = 50
const MAX_USER_AGENT_LENGTH = 300

const sessionSchema = z.object({
  userId: z.string(),
  generation: z.number(),
  until: z.number(),
  isEnded: z.optional(z.boolean()),
  key: z.string(),
  /** SHA-256 of the key of the session’s device (RFC 7638). */
  thumbprint: z.string(),
  userAgent: z.string(),
  /** Page that embeds the frame, or the site itself. */
  origin: z.string(),
  usedAt: z.number(),
})

type StoredSession = z.output<typeof sessionSchema>

export interface LoginDevice {
  readonly thumbprint: string
  readonly userAgent: string
  readonly origin: string
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
  const idsOf = tables('sessionsOf', z.array(z.string()))
  const generations = tables('generation', z.number())
  const generationOf = async (userId: string) => (await generations.get(userId)) ?? 0

  const sign = (id: string, { key, userId }: StoredSession) => {
    const known = keys.find(key)
    return known && signSessionEndNotice(known, id, userId)
  }
  /** Returns the open sessions of a user, the newest first. */
  const listOpen = async (userId: string) => {
    const [ids = [], generation] = [await idsOf.get(userId), await generationOf(userId)]
    const found = await Promise.all(ids.map(async (id) => ({ id, session: await sessions.get(id) })))
    return found.flatMap(({ id, session }) =>
      session === undefined || session.userId !== userId || hasEnded(session, generation) ? [] : [{ id, session }],
    )
  }
  const hasEnded = ({ isEnded = false, until, generation }: StoredSession, current: number) =>
    isEnded || until <= now() || generation < current
  const endById = (id: string) => sessions.change(id, (session) => session && { ...session, isEnded: true })
  const isRecent = async (token: string | undefined): Promise<boolean> => {
    const { until = 0 } = (await sessions.get(hashSecret(token ?? ''))) ?? {}
    return now() < until - LIFE_MS + RECENT_MS
  }
  return {
    /** Begins a session, and ends an earlier one of the same device and user. */
    async begin(userId: string, { thumbprint, userAgent, origin }: LoginDevice) {
      const token = createSecret()
      const id = hashSecret(token)
      const begunAt = now()
      const until = begunAt + LIFE_MS
      const session = {
        ...{ userId, generation: await generationOf(userId), until, key: keys.newest.id },
        ...{ thumbprint, userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH), origin, usedAt: begunAt },
      }
      const known = new Set(await idsOf.get(userId))
      const open = await listOpen(userId)
      const others = open.filter((other) => other.session.thumbprint !== thumbprint)
      const kept = others.slice(0, MOST_SESSIONS - 1).map((other) => other.id)
      // Before the session, which nobody could otherwise find in the list.
      const keep = (ids: readonly string[] = []) => ids.filter((each) => kept.includes(each) || !known.has(each))
      await idsOf.change(userId, (ids) => [id, ...keep(ids)], until + REMEMBERED_MS)
      await sessions.put(id, session, until + REMEMBERED_MS)
      for (const other of open) if (!kept.includes(other.id)) await endById(other.id)
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
      const { generation, userId, usedAt } = session
      const current = await generationOf(userId)
      if (session.thumbprint !== thumbprint) throw new RefusedRequestError(401, 'Sign in first.')
      if (hasEnded(session, current)) throw new RefusedRequestError(401, 'Sign in first.', { ended: sign(id, session) })
      // A session whose generation is above its user’s has not provably ended: the storage is inconsistent, or
      // `endOthers` is under way.
      if (generation !== current) throw new RefusedRequestError(401, 'Sign in first.')
      if (now() >= usedAt + HOUR_MS) await sessions.change(id, (stored) => stored && { ...stored, usedAt: now() })
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
    /** Returns whether a session of this user is open, by the hash of its token. */
    async isOpen(userId: string, id: string) {
      const session = await sessions.get(id)
      if (session === undefined || session.userId !== userId) return false
      const current = await generationOf(userId)
      return !hasEnded(session, current) && session.generation === current
    },
    /** Throws unless the session began less than 10 minutes ago, so that an older stolen token is not enough. */
    async requireRecent(token: string | undefined, message: string) {
      if (!(await isRecent(token))) throw new RefusedRequestError(403, message)
    },
    /** Returns whether there is a session to end. Throws unless its device has signed the call. */
    async canEnd(token: string | undefined, thumbprint: string) {
      const session = await sessions.get(hashSecret(token ?? ''))
      if (session !== undefined && session.thumbprint !== thumbprint)
        throw new RefusedRequestError(401, 'Sign in first.')
      return session !== undefined && session.isEnded !== true
    },
    async end(token: string | undefined) {
      const id = hashSecret(token ?? '')
      let ended: StoredSession | undefined
      await sessions.change(id, (session) => {
        ended = session && { ...session, isEnded: true }
        return ended
      })
      return ended && sign(id, ended)
    },
    /** Lists the open sessions of a user, the newest first. */
    async list(userId: string, token: string | undefined) {
      const own = hashSecret(token ?? '')
      return (await listOpen(userId)).map(({ id, session: { userAgent, origin, until, usedAt } }) => {
        return { id, userAgent, origin, begunAt: until - LIFE_MS, usedAt, isCurrent: id === own }
      })
    },
    /** Ends a session of a user by its id. */
    async endOne(userId: string, id: string) {
      if ((await sessions.get(id))?.userId !== userId) throw new RefusedRequestError(404, 'This login has ended.')
      await endById(id)
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
