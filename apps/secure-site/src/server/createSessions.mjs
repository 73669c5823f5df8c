import * as z from 'zod/mini'
import { Refusal } from './Refusal.mjs'
import { fingerprint, newSecret } from './secrets.mjs'

const LIFE_MS = 30 * 24 * 60 * 60_000

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
  const sessions = tables('session', z.object({ userId: z.string() }))
  return {
    /** @param {string} userId */
    async begin(userId) {
      const token = newSecret()
      await sessions.put(fingerprint(token), { userId }, now() + LIFE_MS)
      return token
    },
    /** Throws when nobody is logged in with it. @param {string | undefined} token */
    async user(token) {
      const session = token === undefined ? undefined : await sessions.get(fingerprint(token))
      if (session === undefined) throw new Refusal(401, 'Log in first.')
      return users.get(session.userId)
    },
    /** @param {string | undefined} token */
    async end(token) {
      if (token !== undefined) await sessions.take(fingerprint(token))
    },
  }
}
