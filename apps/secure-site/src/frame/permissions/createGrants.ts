import { bytesToHex, type Hex } from 'viem'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { DeviceStore } from '../device/createDeviceStore'
import { FrameError } from '../errors/FrameError'
import { blake2b } from '../vault/blake2b'
import { createRandomBytes, encodeUtf8, fromBase64Url, toBase64Url } from '../vault/bytes'
import { addSpends, type Spend, type SpendingLimit, serializeSpendingLimit, spendingLimitSchema } from './spendingLimit'

const KEY_BYTES = 64
const SALT_BYTES = 16
const TAG_BYTES = 32
const PERSONALIZATION = encodeUtf8('foyer-permission')

export const MAX_GRANT_CALLS = 100
const MAX_GRANTS = 50

const grantSchema = z.object({
  salt: z.string(),
  userId: z.string(),
  address: z.string(),
  chainId: z.int(),
  expiry: z.int(),
  limits: z.array(spendingLimitSchema),
  calls: z.int(),
  requested: z.unknown(),
  /** Id under which the server knows it. Absent on those of earlier versions. */
  permit: z.optional(z.string()),
})
const storedSchema = z.object({ key: z.string(), grants: z.array(grantSchema) })

export type Grant = z.output<typeof grantSchema>
type StoredGrant = z.output<typeof storedSchema>

export interface GranteeSite {
  readonly origin: string
  readonly userId: string
  readonly address: Hex
  readonly chainId: number
}

export interface NewGrant {
  readonly expiry: number
  readonly limits: readonly SpendingLimit[]
  readonly requested: unknown
}

export interface GrantWithContext extends Grant {
  readonly context: Hex
}

export type Grants = ReturnType<typeof createGrants>

/**
 * Stores the permissions of sites on this device, until the user signs out. Counts an amount as spent before it is
 * signed for, in one tab at a time, so that two tabs together cannot exceed a limit.
 */
export function createGrants({ device, now = () => Math.floor(Date.now() / 1000) }: GrantsParameters) {
  const change = async <T>(origin: string, to: (kept: StoredGrant) => readonly [StoredGrant, T]): Promise<T> => {
    let result: readonly [StoredGrant, T] | undefined
    await device.changePermissions(origin, (stored) => {
      result = to(read(stored))
      return pack(result[0])
    })
    if (result === undefined) throw new FrameError(texts().permissions.errors.unreadable, -32603)
    return result[1]
  }
  const isAlive = (grant: Grant) => grant.expiry > now()
  const isOf = (grant: Grant, { userId, address, chainId }: GranteeSite) =>
    grant.userId === userId && grant.chainId === chainId && grant.address.toLowerCase() === address.toLowerCase()

  return {
    now,
    add: (holder: GranteeSite, wanted: readonly NewGrant[], permit?: string): Promise<readonly GrantWithContext[]> =>
      change(holder.origin, (kept) => {
        const alive = kept.grants.filter(isAlive)
        if (alive.length + wanted.length > MAX_GRANTS) throw new FrameError(texts().permissions.errors.tooMany, -32005)
        const { userId, address, chainId } = holder
        const fresh = wanted.map(({ expiry, limits, requested }) => {
          const salt = toBase64Url(createRandomBytes(SALT_BYTES))
          const terms = { expiry, limits: [...limits], requested, ...(permit !== undefined && { permit }) }
          return { ...terms, salt, userId, address, chainId, calls: 0 }
        })
        const known = fresh.map((each) => ({ ...each, context: createContext(each, kept.key, holder.origin) }))
        return [{ ...kept, grants: [...alive, ...fresh] }, known]
      }),
    async list(origin: string, userId: string): Promise<readonly GrantWithContext[]> {
      const { key, grants } = read(await device.readPermissions(origin))
      return grants
        .filter((each) => isAlive(each) && each.userId === userId)
        .map((each) => ({ ...each, context: createContext(each, key, origin) }))
    },
    /** Finds the id under which the server knows a permission. */
    async readPermit(
      { origin, userId }: Pick<GranteeSite, 'origin' | 'userId'>,
      context: string,
    ): Promise<string | undefined> {
      const { key, grants } = read(await device.readPermissions(origin))
      const isMeant = (each: Grant) =>
        each.userId === userId && createContext(each, key, origin) === context.toLowerCase()
      return grants.find(isMeant)?.permit
    },
    /**
     * Counts spends against the permission’s limits: all of them, or none. Rejects with 4100 if one exceeds a limit.
     */
    spend: (holder: GranteeSite, context: string, spends: readonly Spend[]): Promise<void> =>
      change(holder.origin, (kept) => {
        const { errors } = texts().permissions
        const index = kept.grants.findIndex(
          (each) => createContext(each, kept.key, holder.origin) === context.toLowerCase(),
        )
        const grant = kept.grants[index]
        if (grant === undefined || !isOf(grant, holder)) throw createPermissionError(errors.noneOfSite)
        if (!isAlive(grant)) throw createPermissionError(errors.expired)
        if (grant.calls + spends.length > MAX_GRANT_CALLS) throw createPermissionError(errors.usedUp)
        const limits = addSpends(grant.limits, spends, now())
        if (spends.length === 0 || limits === undefined) throw createPermissionError(errors.moreThanAllowed)
        const after = { ...grant, limits: [...limits], calls: grant.calls + spends.length }
        return [{ ...kept, grants: kept.grants.map((each, at) => (at === index ? after : each)) }, undefined]
      }),
    revoke: (origin: string, userId: string, context: string): Promise<boolean> =>
      change(origin, (kept) => {
        const isMeant = (each: Grant) =>
          each.userId === userId && createContext(each, kept.key, origin) === context.toLowerCase()
        const rest = kept.grants.filter((each) => !isMeant(each))
        return [{ ...kept, grants: rest }, rest.length < kept.grants.length]
      }),
  }
}

interface GrantsParameters {
  readonly device: Pick<DeviceStore, 'readPermissions' | 'changePermissions'>
  readonly now?: () => number
}

export const createPermissionError = (message: string) => new FrameError(message, 4100)

/** Derives a context from all terms and a device key, so that it fits no other permission. */
function createContext({ salt, userId, address, chainId, expiry, limits }: Grant, key: string, origin: string): Hex {
  const terms = limits.map(({ type, token, amount, period, start }) => [type, token, String(amount), period, start])
  const message = encodeUtf8(JSON.stringify([origin, userId, address.toLowerCase(), chainId, expiry, terms]))
  const own = fromBase64Url(salt)
  const tag = blake2b(message, {
    length: TAG_BYTES,
    key: fromBase64Url(key),
    salt: own,
    personalization: PERSONALIZATION,
  })
  return bytesToHex(new Uint8Array([...own, ...tag]))
}

/** Returns no permissions if the stored data cannot be read. The site then requests permissions again. */
function read(stored: unknown): StoredGrant {
  const parsed = z.safeParse(storedSchema, stored)
  return parsed.success ? parsed.data : { key: toBase64Url(createRandomBytes(KEY_BYTES)), grants: [] }
}

const pack = ({ key, grants }: StoredGrant): z.input<typeof storedSchema> => ({
  key,
  grants: grants.map((each) => ({
    ...each,
    limits: each.limits.map((limit: SpendingLimit) => serializeSpendingLimit(limit)),
  })),
})
