import { randomUUID } from 'node:crypto'
import { Refusal } from './Refusal.mjs'
import { newSecret, sealed } from './secrets.mjs'

/**
 * @typedef {import('../types.d.mts').SealedSeed} SealedSeed
 * @typedef {{ id: string, identity: string, email?: string | undefined, userName?: string | undefined,
 *   storedHalf: string, seed?: SealedSeed }} User
 */

/** Who has a wallet here. An identity is a way to log in: `email:…`, `google:…`, `farcaster:…`. */
export function createUsers() {
  /** @type {Map<string, User>} */
  const byIdentity = new Map()
  /** @type {Map<string, User>} */
  const byId = new Map()
  // Stands for a key in an HSM: what is stored is not enough to open a seed.
  const serviceKey = newSecret()

  /** @param {string} id */
  const get = (id) => {
    const user = byId.get(id)
    if (user === undefined) throw new Refusal(401, 'Log in first.')
    return user
  }
  return {
    get,
    /**
     * @param {string} identity
     * @param {{ email?: string | undefined, userName?: string | undefined }} profile
     * @returns {User}
     */
    enter(identity, profile) {
      const known = byIdentity.get(identity)
      // What they changed here since counts more than what a company says of them.
      if (known !== undefined) return known
      const user = { id: randomUUID(), identity, ...profile, storedHalf: newSecret() }
      byIdentity.set(identity, user)
      byId.set(user.id, user)
      return user
    },
    /** Both halves of the key around this user's seed; for a session of the user alone. @param {User} user */
    halves: ({ id, storedHalf }) => ({ storedHalf, serviceHalf: sealed(serviceKey, 'seed', id) }),
    /** @param {User} user @param {SealedSeed} seed */
    keepSeed(user, seed) {
      // Never replaced: two devices that log in for the first time at once would each have another wallet.
      user.seed ??= seed
      return user.seed
    },
    /** Throws when the address logs in somebody else. @param {User} user @param {string} email */
    moveTo(user, email) {
      if (user.identity.startsWith('email:')) {
        const identity = `email:${email}`
        const owner = byIdentity.get(identity)
        if (owner !== undefined && owner !== user) throw new Refusal(409, 'This e-mail belongs to another wallet.')
        byIdentity.delete(user.identity)
        byIdentity.set(identity, user)
        user.identity = identity
      }
      user.email = email
    },
  }
}
