import type { RecoveryChange } from '../../formatRecoveryChange'
import { openSeed } from '../../frame/vault/sealSeed'
import { computeSeedCheck } from '../../frame/vault/shares'
import { RefusedRequestError } from '../http/RefusedRequestError'
import type { ServiceKeys } from '../keys/createServiceKeys'
import type { Users } from '../sessions/createUsers'
import type { StoredRecovery, StoredSharing, User } from '../sessions/userSchema'
import { openShare, sealShare } from './sealShare'
import { verifyRecoveryChange } from './verifyRecoveryChange'

const MOST_WAYS = 10
const NO_WALLET = 'There is no wallet yet. Log in again.'

export interface NewSharing {
  readonly id: string
  readonly check: string
  readonly proofKey: string
  readonly share: string
}

export interface RecoveryProof {
  readonly change: RecoveryChange
  readonly wayId: string
  readonly token: string | undefined
  /** Signature by the wallet’s proof key. */
  readonly proof: string
}

/**
 * Stores the server’s share of each wallet and, until the user has a way of recovery, a share for a new device. Each
 * alone opens nothing.
 */
export function createShares({
  now,
  users,
  keys,
  unnamedKey,
}: {
  now: () => number
  users: Pick<Users, 'change'>
  keys: ServiceKeys
  unnamedKey: string
}) {
  const findKey = (id: string) => {
    const key = keys.find(id)
    if (key === undefined) throw createUnreadableError()
    return key
  }
  const open = (kind: 'share' | 'escrow', userId: string, { key, ...sharing }: StoredSharing) => {
    const sealed = sharing[kind]
    if (sealed === undefined) throw createUnreadableError()
    const found = findKey(key)
    try {
      return openShare(found, kind, userId, sealed)
    } catch (cause) {
      throw Object.assign(createUnreadableError(), { cause })
    }
  }
  const describe = ({ sharing }: User) => ({
    hasEscrow: sharing?.escrow !== undefined,
    recovery: (sharing?.recovery ?? []).map(({ id, kind, createdAt }) => ({ id, kind, createdAt })),
  })
  const readSharing = ({ id, sharing }: User) =>
    sharing && { id: sharing.id, check: sharing.check, share: open('share', id, sharing) }

  /** Returns the seed of a version before shares, with the two halves of its key. */
  const readLegacy = ({ id, storedHalf, seed, sharing }: User) => {
    if (sharing !== undefined || seed === undefined || storedHalf === undefined) return undefined
    const key = seed.key ?? unnamedKey
    return { seed: { ...seed, key }, storedHalf, serviceHalf: findKey(key).derive('seed', id) }
  }
  /** Throws if the new sharing is not of the seed that it replaces. A seed that can’t be opened is replaced. */
  const requireSameSeed = async (user: User, check: string) => {
    const legacy = readLegacy(user)
    if (legacy === undefined) return
    const seed = await openSeed(legacy.seed, { ...legacy, userId: user.id }).catch(() => undefined)
    if (seed === undefined) return
    const known = await computeSeedCheck(seed, user.id)
    seed.fill(0)
    if (known !== check) throw new RefusedRequestError(409, 'These shares are of another wallet.')
  }
  const changeRecovery = async (id: string, to: (sharing: StoredSharing) => StoredSharing) =>
    describe(
      await users.change(id, (user) => {
        if (user.sharing === undefined) throw new RefusedRequestError(409, NO_WALLET)
        return { ...user, sharing: to(user.sharing) }
      }),
    )
  return {
    /** Gives the server’s share. Only for this user’s session. */
    read(user: User, { isRecent }: { isRecent: boolean }) {
      // A device that has stored the seed needs none.
      const [sharing, legacy] = [readSharing(user), isRecent ? readLegacy(user) : undefined]
      const hasSeed = user.sharing === undefined && user.seed !== undefined
      return { userId: user.id, ...describe(user), hasSeed, ...(sharing && { sharing }), ...(legacy && { legacy }) }
    },
    /** Stores a new sharing unless there is one: two first logins at once would create two wallets. */
    async keep(owner: User, { share, ...named }: NewSharing, escrow: string | undefined) {
      const { id } = owner
      await requireSameSeed(owner, named.check)
      const fresh: StoredSharing = {
        ...named,
        key: keys.newest.id,
        share: sealShare(keys.newest, 'share', id, share),
        ...(escrow !== undefined && { escrow: sealShare(keys.newest, 'escrow', id, escrow) }),
        recovery: [],
      }
      const { sharing } = await users.change(id, (user) => {
        if (user.sharing !== undefined) return user
        // From now on shares open the wallet; the whole seed and its key are no longer needed.
        const { seed: _seed, storedHalf: _half, ...rest } = user
        return { ...rest, sharing: fresh }
      })
      const stored = sharing ?? fresh
      return { sharing: { id: stored.id, check: stored.check } }
    },
    /** Throws with the ways of recovery if the user has some of their own. */
    requireEscrow({ sharing }: User) {
      if (sharing === undefined) throw new RefusedRequestError(409, NO_WALLET)
      if (sharing.escrow !== undefined) return
      const kinds = [...new Set(sharing.recovery.map(({ kind }) => kind))]
      const message = 'This device needs your recovery code, password or passkey to open your wallet.'
      throw new RefusedRequestError(409, message, { recovery: kinds })
    },
    readEscrow({ id, sharing }: User) {
      if (sharing === undefined) throw createUnreadableError()
      return { share: open('escrow', id, sharing) }
    },
    describe,
    /** Gives what a password or passkey of the user protects. */
    readSealed({ sharing }: User, wayId: string) {
      const sealed = sharing?.recovery.find(({ id }) => id === wayId)?.sealed
      if (sealed === undefined) throw new RefusedRequestError(404, 'This way of recovery no longer exists.')
      return { sealed }
    },
    /**
     * Throws unless the opened wallet has signed the change: a mailed code must be enough neither to replace the user’s
     * recovery nor to end the escrow share.
     */
    requireProof({ sharing }: User, { proof, ...change }: RecoveryProof) {
      if (sharing === undefined) throw new RefusedRequestError(409, NO_WALLET)
      if (verifyRecoveryChange({ proofKey: sharing.proofKey, signature: proof }, change)) return
      throw new RefusedRequestError(403, 'Open your wallet on this device first. Nothing was changed.')
    },
    /** Adds a way of recovery. The first one replaces the escrow share in the same change. Idempotent. */
    addRecovery({ id }: User, way: Omit<StoredRecovery, 'createdAt'>) {
      return changeRecovery(id, ({ escrow: _, ...sharing }) => {
        if (sharing.recovery.some((known) => known.id === way.id)) return sharing
        if (sharing.recovery.length >= MOST_WAYS) {
          throw new RefusedRequestError(409, 'You already have many ways to recover your wallet. Remove one first.')
        }
        return { ...sharing, recovery: [...sharing.recovery, { ...way, createdAt: now() }] }
      })
    },
    /** Removes a way of recovery, but never the last one. Idempotent. */
    removeRecovery({ id }: User, wayId: string) {
      return changeRecovery(id, (sharing) => {
        const recovery = sharing.recovery.filter((way) => way.id !== wayId)
        if (recovery.length === 0 && sharing.recovery.length > 0) {
          const message = 'This is the last way to recover your wallet. Add another one before you remove it.'
          throw new RefusedRequestError(409, message)
        }
        return { ...sharing, recovery }
      })
    },
  }
}

const createUnreadableError = () =>
  new RefusedRequestError(503, 'Your wallet can’t be opened right now. It hasn’t been changed.')
