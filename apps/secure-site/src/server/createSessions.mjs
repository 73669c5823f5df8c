import { Refusal } from './Refusal.mjs'
import { fingerprint, newSecret } from './secrets.mjs'

const LIFE_MS = 30 * 24 * 60 * 60_000

/**
 * Who is logged in, by a token that only the frame holds; the server keeps its fingerprint.
 *
 * @param {{ now: () => number, users: { get(id: string): import('./createUsers.mjs').User } }} parameters
 */
export function createSessions({ now, users }) {
  /** @type {Map<string, { userId: string, expiresAt: number }>} */
  const sessions = new Map()
  return {
    /** @param {string} userId */
    begin(userId) {
      const token = newSecret()
      sessions.set(fingerprint(token), { userId, expiresAt: now() + LIFE_MS })
      return token
    },
    /** Throws when nobody is logged in with it. @param {string | undefined} token */
    user(token) {
      const session = token === undefined ? undefined : sessions.get(fingerprint(token))
      if (session === undefined || session.expiresAt <= now()) throw new Refusal(401, 'Log in first.')
      return users.get(session.userId)
    },
    /** @param {string | undefined} token */
    end(token) {
      if (token !== undefined) sessions.delete(fingerprint(token))
    },
  }
}
