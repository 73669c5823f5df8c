import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { SealedSeed } from '../types'
import type { Tables } from './createTables'
import { sealedSeed } from './fields'
import { Refusal } from './Refusal'
import { newSecret, sealed } from './secrets'

const TAKEN = 'This e-mail belongs to another wallet.'

const userSchema = z.object({
  id: z.string(),
  identity: z.string(),
  email: z.optional(z.string()),
  userName: z.optional(z.string()),
  storedHalf: z.string(),
  seed: z.optional(sealedSeed),
})

export type User = z.output<typeof userSchema>

/** Who has a wallet here. An identity is a way to log in: `email:…`, `google:…`, `farcaster:…`. */
export function createUsers({ tables, serviceKey }: { tables: Tables; serviceKey: string }) {
  const byId = tables('user', userSchema)
  /** Ids of users. */
  const identities = tables('identity', z.string())

  const get = async (id: string) => {
    const user = await byId.get(id)
    if (user === undefined) throw new Refusal(401, 'Log in first.')
    return user
  }
  const change = async (id: string, to: (user: User) => User): Promise<User> => {
    await byId.change(id, (user) => user && to(user))
    return get(id)
  }
  /** Throws when the address logs in somebody else. */
  const refuseTaken = async ({ id, identity }: User, email: string) => {
    if (!identity.startsWith('email:')) return
    const owner = await identities.get(`email:${email}`)
    if (owner !== undefined && owner !== id) throw new Refusal(409, TAKEN)
  }
  return {
    get,
    refuseTaken,
    /** Who logs in so, if anybody does. */
    async find(identity: string) {
      const id = await identities.get(identity)
      return id === undefined ? undefined : byId.get(id)
    },
    async enter(
      identity: string,
      profile: { email?: string | undefined; userName?: string | undefined },
    ): Promise<User> {
      let id = ''
      await identities.change(identity, (known) => {
        id = known ?? randomUUID()
        return id
      })
      // What they changed here since counts more than what a company says of them.
      await byId.change(id, (known) => known ?? { id, identity, ...profile, storedHalf: newSecret() })
      return get(id)
    },
    /** Both halves of the key around this user's seed; for a session of the user alone. */
    halves: ({ id, storedHalf }: User) => ({ storedHalf, serviceHalf: sealed(serviceKey, 'seed', id) }),
    async keepSeed({ id }: User, seed: SealedSeed) {
      // Never replaced: two devices that log in for the first time at once would each have another wallet.
      const { seed: kept } = await change(id, (user) => ({ ...user, seed: user.seed ?? seed }))
      return kept
    },
    /** Throws when the address logs in somebody else. */
    async moveTo({ id, identity: old }: User, email: string) {
      const identity = `email:${email}`
      if (!old.startsWith('email:')) return change(id, (user) => ({ ...user, email }))
      // The new one first: whatever ends this in the middle, the wallet can be reached.
      await identities.change(identity, (owner) => {
        if (owner !== undefined && owner !== id) throw new Refusal(409, TAKEN)
        return id
      })
      const moved = await change(id, (user) => ({ ...user, identity, email }))
      if (old !== identity) await identities.change(old, () => undefined)
      return moved
    },
  }
}
