import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { IDENTITY_TABLE } from '../createSignedTables'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { type User, userSchema } from './userSchema'

const TAKEN = 'This email belongs to another wallet.'
// Longer than the site remembers a session, which names its user.
const DELETED_MS = 150 * 24 * 60 * 60_000
const MAX_TRIES = 5

export type Users = ReturnType<typeof createUsers>

/** Stores users. An identity is a way to sign in: `email:…`, `google:…`, `farcaster:…`. */
export function createUsers({
  now,
  tables,
  identities: open,
}: {
  now: () => number
  tables: TableFactory
  identities: TableFactory
}) {
  const byId = tables('user', userSchema)
  const identities = open(IDENTITY_TABLE, z.string())

  const get = async (id: string) => {
    const user = await byId.get(id)
    // A row at another place would give its shares to another user.
    if (user?.id !== id || user.isDeleted) throw new RefusedRequestError(401, 'Sign in first.')
    return user
  }
  const change = async (id: string, to: (user: User) => User): Promise<User> => {
    await byId.change(id, (user) => (user === undefined || user.isDeleted ? user : to(user)))
    return get(id)
  }
  /**
   * Gives the user of a former identity the new one, unless the user already has another new identity. Idempotent.
   * @returns the user’s id
   */
  const adopt = async (former: string, identity: string) => {
    const id = await identities.get(former)
    if (id === undefined) return undefined
    let isTheirs = false
    await byId.change(id, (user) => {
      isTheirs = user?.identity === former || user?.identity === identity
      return user && isTheirs ? { ...user, identity } : user
    })
    return isTheirs ? id : undefined
  }
  const refuseTaken = async ({ id, identity }: User, email: string) => {
    if (!identity.startsWith('email:')) return
    const owner = await identities.get(`email:${email}`)
    if (owner !== undefined && owner !== id) throw new RefusedRequestError(409, TAKEN)
  }
  const leave = (identity: string, id: string) =>
    identities.change(identity, (owner) => (owner === id ? undefined : owner))

  return {
    get,
    change,
    refuseTaken,
    /** Returns whether there is, or recently was, a user with this id. */
    isKnown: async (id: string) => (await byId.get(id))?.id === id,
    /** Deletes a user, and frees the identity, which opens a new wallet then. Idempotent. */
    async remove({ id, identity }: User) {
      await leave(identity, id)
      let left = identity
      await byId.change(
        id,
        (user) => {
          left = user?.identity ?? identity
          return user && { id, identity: '', isDeleted: true }
        },
        now() + DELETED_MS,
      )
      await leave(left, id)
    },
    async find(identity: string) {
      const id = await identities.get(identity)
      const user = id === undefined ? undefined : await byId.get(id)
      return user === undefined || user.id !== id || user.isDeleted ? undefined : user
    },
    async enter(
      identity: string,
      profile: { email?: string | undefined; userName?: string | undefined },
      former?: string,
    ): Promise<User> {
      const isNew = former !== undefined && (await identities.get(identity)) === undefined
      let earlier = isNew ? await adopt(former, identity) : undefined
      let id = ''
      for (let tries = 0; ; tries++) {
        if (tries === MAX_TRIES) throw new RefusedRequestError(503, 'Something went wrong. Try again.')
        let isDeleted = false
        await identities.change(identity, (known) => {
          id = known ?? earlier ?? randomUUID()
          return id
        })
        // Keeps an existing user, whose own changes outrank the provider's profile.
        await byId.change(id, (known) => {
          isDeleted = known?.isDeleted === true
          return known ?? { id, identity, ...profile }
        })
        if (!isDeleted) break
        // The user was deleted at this moment.
        await leave(identity, id)
        earlier = undefined
      }
      // Frees the former identity, because the next user who signs in with it is another one.
      if (earlier !== undefined) await identities.take(former ?? '')
      return get(id)
    },
    /**
     * Changes the user’s email. Throws if the address belongs to another user. Idempotent.
     * @param from old address, which no longer signs in
     */
    async moveTo({ id, identity: old }: User, email: string, from?: string) {
      const identity = `email:${email}`
      if (!old.startsWith('email:')) return change(id, (user) => ({ ...user, email }))
      // Claims the new identity first, so that the wallet stays reachable after a failure.
      await identities.change(identity, (owner) => {
        if (owner !== undefined && owner !== id) throw new RefusedRequestError(409, TAKEN)
        return id
      })
      const moved = await change(id, (user) => ({ ...user, identity, email }))
      for (const left of new Set([old, ...(from === undefined ? [] : [`email:${from}`])])) {
        if (left !== identity) await leave(left, id)
      }
      return moved
    },
  }
}
