import * as z from 'zod/mini'
import { Refusal } from './Refusal.mjs'
import { fingerprint, newSecret } from './secrets.mjs'

const LIFE_MS = 30 * 24 * 60 * 60_000

const sessionSchema = z.object({
  userId: z.string(),
  /** Sessions of an earlier generation have ended, whatever else is kept of them. */
  generation: z._default(z.number(), 0),
})

/**
 * Who is logged in, by a token that only the frame holds; the server keeps its fingerprint.
 *
 * @param {{
 *   now: () => number,
 *   tables: import('./createTables.mjs').Tables,
 *   users: { get(id: string): Promise<import('./createUsers.mjs').User> },
 * }} parameters
 */
export function createSessions({ now, tables, users }) {
  const sessions = tables('session', sessionSchema)
  /** By the user's id. */
  const generations = tables('generation', z.number())
  const generationOf = async (/** @type {string} */ userId) => (await generations.get(userId)) ?? 0
  return {
    /** @param {string} userId */
    async begin(userId) {
      const token = newSecret()
      const session = { userId, generation: await generationOf(userId) }
      await sessions.put(fingerprint(token), session, now() + LIFE_MS)
      return token
    },
    /** Throws when nobody is logged in with it. @param {string | undefined} token */
    async user(token) {
      const session = token === undefined ? undefined : await sessions.get(fingerprint(token))
      if (session === undefined || session.generation !== (await generationOf(session.userId))) {
        throw new Refusal(401, 'Log in first.')
      }
      return users.get(session.userId)
    },
    /** @param {string | undefined} token */
    async end(token) {
      if (token !== undefined) await sessions.take(fingerprint(token))
    },
    /** Ends every session of somebody but one. @param {string} userId @param {string} keep its fingerprint */
    async endOthers(userId, keep) {
      const before = await generationOf(userId)
      await generations.change(userId, (kept = 0) => kept + 1)
      const generation = await generationOf(userId)
      await sessions.change(keep, (session) =>
        session?.userId === userId && session.generation === before ? { ...session, generation } : session,
      )
    },
  }
}
