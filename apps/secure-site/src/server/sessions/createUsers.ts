import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { SealedSeed } from '../../types'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { sealedSeedSchema } from '../http/requestSchemas'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { createSecret } from '../keys/secrets'

const TAKEN = 'This email belongs to another wallet.'

const storedSeed = z.extend(sealedSeedSchema, { key: z.optional(sealedSeedSchema.shape.key) })

export const userSchema = z.object({
  id: z.string(),
  identity: z.string(),
  email: z.optional(z.string()),
  userName: z.optional(z.string()),
  storedHalf: z.string(),
  seed: z.optional(storedSeed),
})

export type StoredUser = z.output<typeof userSchema>
export type User = StoredUser

/** Stores users. An identity is a way to sign in: `email:…`, `google:…`, `farcaster:…`. */
export function createUsers({
  tables,
  keys,
  unnamedKey,
}: {
  tables: TableFactory
  keys: ServiceKeys
  unnamedKey: string
}) {
  const byId = tables('user', userSchema)
  const identities = tables('identity', z.string())

  const get = async (id: string) => {
    const user = await byId.get(id)
    if (user === undefined) throw new RefusedRequestError(401, 'Sign in first.')
    return user
  }
  const change = async (id: string, to: (user: User) => User): Promise<User> => {
    await byId.change(id, (user) => user && to(user))
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
  return {
    get,
    refuseTaken,
    async find(identity: string) {
      const id = await identities.get(identity)
      return id === undefined ? undefined : byId.get(id)
    },
    async enter(
      identity: string,
      profile: { email?: string | undefined; userName?: string | undefined },
      former?: string,
    ): Promise<User> {
      const isNew = former !== undefined && (await identities.get(identity)) === undefined
      const earlier = isNew ? await adopt(former, identity) : undefined
      let id = ''
      await identities.change(identity, (known) => {
        id = known ?? earlier ?? randomUUID()
        return id
      })
      // Frees the former identity, because the next user who signs in with it is another one.
      if (earlier !== undefined) await identities.take(former ?? '')
      // Keeps an existing user, whose own changes outrank the provider's profile.
      await byId.change(id, (known) => known ?? { id, identity, ...profile, storedHalf: createSecret() })
      return get(id)
    },
    /**
     * Returns the user's sealed seed and the two halves of the key that opens it: the user's stored one, and the
     * server's. A new user has no seed yet. Give it only to this user's session.
     */
    readVault({ id, storedHalf, seed }: User) {
      const keyId = seed === undefined ? keys.newest.id : (seed.key ?? unnamedKey)
      const key = keys.find(keyId)
      if (key === undefined)
        throw new RefusedRequestError(503, 'Your wallet can’t be opened right now. It hasn’t been changed.')
      const halves = { userId: id, storedHalf, serviceHalf: key.derive('seed', id), key: keyId }
      return { ...halves, ...(seed && { seed: { ...seed, key: keyId } }) }
    },
    async keepSeed({ id }: User, seed: SealedSeed): Promise<SealedSeed> {
      // Never replaces a seed: two first logins at once would create two wallets.
      const { seed: stored } = await change(id, (user) => {
        if (user.seed === undefined && seed.key !== keys.newest.id) throw new RefusedRequestError(409, 'Try again.')
        return { ...user, seed: user.seed ?? seed }
      })
      return { ...(stored ?? seed), key: stored?.key ?? unnamedKey }
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
        if (left !== identity) await identities.change(left, (owner) => (owner === id ? undefined : owner))
      }
      return moved
    },
  }
}
