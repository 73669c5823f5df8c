import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { sealedSeed } from './fields.mjs'
import { Refusal } from './Refusal.mjs'
import { newSecret, sealed } from './secrets.mjs'

const TAKEN = 'This e-mail belongs to another wallet.'

const userSchema = z.object({
  id: z.string(),
  identity: z.string(),
  email: z.optional(z.string()),
  userName: z.optional(z.string()),
  storedHalf: z.string(),
  seed: z.optional(sealedSeed),
})

/**
 * @typedef {import('../types.d.mts').SealedSeed} SealedSeed
 * @typedef {z.output<typeof userSchema>} User
 */

/**
 * Who has a wallet here. An identity is a way to log in: `email:…`, `google:…`, `farcaster:…`.
 *
 * @param {{ tables: import('./createTables.mjs').Tables, serviceKey: string }} parameters
 */
export function createUsers({ tables, serviceKey }) {
  const byId = tables('user', userSchema)
  /** Ids of users. */
  const identities = tables('identity', z.string())

  /** @param {string} id */
  const get = async (id) => {
    const user = await byId.get(id)
    if (user === undefined) throw new Refusal(401, 'Log in first.')
    return user
  }
  /**
   * @param {string} id
   * @param {(user: User) => User} to
   * @returns {Promise<User>}
   */
  const change = async (id, to) => {
    await byId.change(id, (user) => user && to(user))
    return get(id)
  }
  /** Throws when the address logs in somebody else. @param {User} user @param {string} email */
  const refuseTaken = async ({ id, identity }, email) => {
    if (!identity.startsWith('email:')) return
    const owner = await identities.get(`email:${email}`)
    if (owner !== undefined && owner !== id) throw new Refusal(409, TAKEN)
  }
  return {
    get,
    refuseTaken,
    /** Who logs in so, if anybody does. @param {string} identity */
    async find(identity) {
      const id = await identities.get(identity)
      return id === undefined ? undefined : byId.get(id)
    },
    /**
     * @param {string} identity
     * @param {{ email?: string | undefined, userName?: string | undefined }} profile
     * @returns {Promise<User>}
     */
    async enter(identity, profile) {
      let id = ''
      await identities.change(identity, (known) => {
        id = known ?? randomUUID()
        return id
      })
      // What they changed here since counts more than what a company says of them.
      await byId.change(id, (known) => known ?? { id, identity, ...profile, storedHalf: newSecret() })
      return get(id)
    },
    /** Both halves of the key around this user's seed; for a session of the user alone. @param {User} user */
    halves: ({ id, storedHalf }) => ({ storedHalf, serviceHalf: sealed(serviceKey, 'seed', id) }),
    /** @param {User} user @param {SealedSeed} seed */
    async keepSeed({ id }, seed) {
      // Never replaced: two devices that log in for the first time at once would each have another wallet.
      const { seed: kept } = await change(id, (user) => ({ ...user, seed: user.seed ?? seed }))
      return kept
    },
    /** Throws when the address logs in somebody else. @param {User} user @param {string} email */
    async moveTo({ id, identity: old }, email) {
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
