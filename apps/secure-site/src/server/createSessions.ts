import * as z from 'zod/mini'
import type { Tables } from './createTables'
import type { User } from './createUsers'
import { Refusal } from './Refusal'
import { fingerprint, newSecret } from './secrets'

const LIFE_MS = 30 * 24 * 60 * 60_000

const sessionSchema = z.object({
  userId: z.string(),
  /** Sessions of an earlier generation have ended, whatever else is kept of them. */
  generation: z._default(z.number(), 0),
})

/** Who is logged in, by a token that only the frame holds; the server keeps its fingerprint. */
export function createSessions({
  now,
  tables,
  users,
}: {
  now: () => number
  tables: Tables
  users: { get(id: string): Promise<User> }
}) {
  const sessions = tables('session', sessionSchema)
  /** By the user's id. */
  const generations = tables('generation', z.number())
  const generationOf = async (userId: string) => (await generations.get(userId)) ?? 0
  return {
    async begin(userId: string) {
      const token = newSecret()
      const session = { userId, generation: await generationOf(userId) }
      await sessions.put(fingerprint(token), session, now() + LIFE_MS)
      return token
    },
    /** Throws when nobody is logged in with it. */
    async user(token: string | undefined) {
      const session = token === undefined ? undefined : await sessions.get(fingerprint(token))
      if (session === undefined || session.generation !== (await generationOf(session.userId))) {
        throw new Refusal(401, 'Log in first.')
      }
      return users.get(session.userId)
    },
    async end(token: string | undefined) {
      if (token !== undefined) await sessions.take(fingerprint(token))
    },
    /** Ends every session of somebody but one. @param keep its fingerprint */
    async endOthers(userId: string, keep: string) {
      const before = await generationOf(userId)
      await generations.change(userId, (kept = 0) => kept + 1)
      const generation = await generationOf(userId)
      await sessions.change(keep, (session) =>
        session?.userId === userId && session.generation === before ? { ...session, generation } : session,
      )
    },
  }
}
