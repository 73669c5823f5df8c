import * as z from 'zod/mini'
import type { Post } from './createPost'
import type { createSessions } from './createSessions'
import type { Tables } from './createTables'
import type { createUsers, User } from './createUsers'
import { Refusal } from './Refusal'
import { fingerprint, newSecret } from './secrets'

const moveSchema = z.object({
  email: z.string(),
  /** When it comes into force. */
  at: z.number(),
  /** The fingerprint of the session that asked: it stays. */
  keep: z.string(),
})

export type Moves = ReturnType<typeof createMoves>

/**
 * Wallets on their way from one e-mail to another. Whoever controls the address controls the wallet, so who has the old one
 * is told in a mail of its own, with a link that stops it, and has time to read it. Every session but the one that asked
 * ends when the move begins, and again when it comes into force; all of them end when it is stopped.
 */
export function createMoves({
  now,
  tables,
  post,
  users,
  sessions,
  delayMs,
}: {
  now: () => number
  tables: Tables
  post: Post
  users: ReturnType<typeof createUsers>
  sessions: ReturnType<typeof createSessions>
  delayMs: number
}) {
  /** By the user's id. */
  const moves = tables('move', moveSchema)
  /** Users' ids, by the new address: it logs in from the moment on. */
  const byEmail = tables('moveTo', z.string())
  /** Users' ids, by the fingerprint of what is in the mailed link. */
  const links = tables('moveLink', z.string())

  const carryOut = async (user: User, { email, keep }: { email: string; keep: string }) => {
    const moved = await users.moveTo(user, email)
    await sessions.endOthers(user.id, keep)
    return moved
  }
  /** Carries out a move whose time has come. @returns as they are then */
  const settle = async (user: User): Promise<User> => {
    const move = await moves.get(user.id)
    if (move === undefined || move.at > now()) return user
    await moves.take(user.id)
    await byEmail.take(move.email)
    // Somebody else may have a wallet with the address by now: then this one stays where it is.
    return carryOut(user, move).catch((error) => {
      if (error instanceof Refusal) return user
      throw error
    })
  }
  const behind = async (link: string) => {
    const id = await links.get(fingerprint(link))
    const move = id === undefined ? undefined : await moves.get(id)
    if (id === undefined || move === undefined || move.at <= now()) {
      throw new Refusal(410, 'This can no longer be stopped here: it was stopped before, or its time is over.')
    }
    return { id, move }
  }
  return {
    settle,
    /** The same for whoever is on the way to this address. */
    async settleFor(email: string) {
      const id = await byEmail.get(email)
      if (id !== undefined) await settle(await users.get(id))
    },
    /** Throws while one is on its way. */
    async refuseSecond({ id }: User) {
      const move = await moves.get(id)
      if (move === undefined) return
      throw new Refusal(409, `Your e-mail changes to ${move.email} already. The mail to the old one can stop that.`)
    },
    /** When it comes into force; undefined, if it has. */
    async begin(user: User, email: string, token: string | undefined = '') {
      await users.refuseTaken(user, email)
      const keep = fingerprint(token)
      const { email: old } = user
      if (old === undefined || delayMs <= 0) {
        await carryOut(user, { email, keep })
        if (old !== undefined) await post.moved({ to: old, email })
        return undefined
      }
      const [link, at] = [newSecret(), now() + delayMs]
      await moves.put(user.id, { email, at, keep })
      await byEmail.put(email, user.id)
      await links.put(fingerprint(link), user.id, at)
      await sessions.endOthers(user.id, keep)
      await post.moving({ to: old, email, link, at })
      return at
    },
    /** What the page behind the link says. */
    describe: async (link: string) => (await behind(link)).move,
    async stop(link: string) {
      const { id, move } = await behind(link)
      await moves.take(id)
      await byEmail.take(move.email)
      await sessions.endOthers(id, '')
    },
  }
}
