import { bytesToHex, type Hex } from 'viem'
import * as z from 'zod/mini'
import type { Device } from '../device/createDevice'
import { FrameError } from '../FrameError'
import { blake2b } from '../vault/blake2b'
import { random, toBytes, toText, utf8 } from '../vault/bytes'
import { type Limit, limitSchema, packLimit, type Spend, take } from './limit'

const KEY_BYTES = 64
const SALT_BYTES = 16
const TAG_BYTES = 32
const PERSONALIZATION = utf8('foyer-permission')

/** Each call costs a fee that the account pays. */
export const MOST_CALLS = 100
/** Of one site on one device. */
const MOST_GRANTS = 50

const grantSchema = z.object({
  salt: z.string(),
  userId: z.string(),
  address: z.string(),
  chainId: z.int(),
  /** Seconds. */
  expiry: z.int(),
  limits: z.array(limitSchema),
  /** Calls that were made with it. */
  calls: z.int(),
  /** As the site asked for it, to tell it back. */
  asked: z.unknown(),
})
const keptSchema = z.object({ key: z.string(), grants: z.array(grantSchema) })

export type Grant = z.output<typeof grantSchema>
type Kept = z.output<typeof keptSchema>

/** Who has it, and of what. */
export interface Holder {
  readonly origin: string
  readonly userId: string
  readonly address: Hex
  readonly chainId: number
}

export interface NewGrant {
  readonly expiry: number
  readonly limits: readonly Limit[]
  readonly asked: unknown
}

export interface KnownGrant extends Grant {
  readonly context: Hex
}

export type Grants = ReturnType<typeof createGrants>

/**
 * What a site may do without asking, on this device, until the login ends. It is counted down before anything is signed, by one
 * document at a time, so that two tabs cannot spend the same.
 */
export function createGrants({ device, now = () => Math.floor(Date.now() / 1000) }: GrantsParameters) {
  const change = async <T>(origin: string, to: (kept: Kept) => readonly [Kept, T]): Promise<T> => {
    let result: readonly [Kept, T] | undefined
    await device.changePermissions(origin, (stored) => {
      result = to(read(stored))
      return pack(result[0])
    })
    if (result === undefined) throw new FrameError('What this site may do could not be read.', -32603)
    return result[1]
  }
  const isAlive = (grant: Grant) => grant.expiry > now()
  const isOf = (grant: Grant, { userId, address, chainId }: Holder) =>
    grant.userId === userId && grant.chainId === chainId && grant.address.toLowerCase() === address.toLowerCase()

  return {
    now,
    /** Keeps them, and gives each the context by which the site names it. */
    add: (holder: Holder, wanted: readonly NewGrant[]): Promise<readonly KnownGrant[]> =>
      change(holder.origin, (kept) => {
        const alive = kept.grants.filter(isAlive)
        if (alive.length + wanted.length > MOST_GRANTS)
          throw new FrameError('This site has too many permissions.', -32005)
        const { userId, address, chainId } = holder
        const fresh = wanted.map(({ expiry, limits, asked }) => {
          const salt = toText(random(SALT_BYTES))
          return { expiry, limits: [...limits], asked, salt, userId, address, chainId, calls: 0 }
        })
        const known = fresh.map((each) => ({ ...each, context: contextOf(each, kept.key, holder.origin) }))
        return [{ ...kept, grants: [...alive, ...fresh] }, known]
      }),
    /** Those of a person that are still good, of all their accounts and networks. */
    async list(origin: string, userId: string): Promise<readonly KnownGrant[]> {
      const { key, grants } = read(await device.readPermissions(origin))
      return grants
        .filter((each) => isAlive(each) && each.userId === userId)
        .map((each) => ({ ...each, context: contextOf(each, key, origin) }))
    },
    /** Counts spends off a permission, all or none. Rejects with 4100 where it does not allow them. */
    spend: (holder: Holder, context: string, spends: readonly Spend[]): Promise<void> =>
      change(holder.origin, (kept) => {
        const index = kept.grants.findIndex(
          (each) => contextOf(each, kept.key, holder.origin) === context.toLowerCase(),
        )
        const grant = kept.grants[index]
        if (grant === undefined || !isOf(grant, holder)) throw refused('This site has no such permission.')
        if (!isAlive(grant)) throw refused('This permission is over.')
        if (grant.calls + spends.length > MOST_CALLS) throw refused('This permission has been used too often.')
        const limits = take(grant.limits, spends, now())
        if (spends.length === 0 || limits === undefined) throw refused('This is more than the permission allows.')
        const after = { ...grant, limits: [...limits], calls: grant.calls + spends.length }
        return [{ ...kept, grants: kept.grants.map((each, at) => (at === index ? after : each)) }, undefined]
      }),
    /** False: there was none. */
    revoke: (origin: string, userId: string, context: string): Promise<boolean> =>
      change(origin, (kept) => {
        const isMeant = (each: Grant) =>
          each.userId === userId && contextOf(each, kept.key, origin) === context.toLowerCase()
        const rest = kept.grants.filter((each) => !isMeant(each))
        return [{ ...kept, grants: rest }, rest.length < kept.grants.length]
      }),
  }
}

interface GrantsParameters {
  readonly device: Pick<Device, 'readPermissions' | 'changePermissions'>
  /** Seconds. */
  readonly now?: () => number
}

export const refused = (message: string) => new FrameError(message, 4100)

/** Says all of the terms under a key of this device, so that it can stand for no other permission. */
function contextOf({ salt, userId, address, chainId, expiry, limits }: Grant, key: string, origin: string): Hex {
  const terms = limits.map(({ type, token, amount, period, start }) => [type, token, String(amount), period, start])
  const message = utf8(JSON.stringify([origin, userId, address.toLowerCase(), chainId, expiry, terms]))
  const own = toBytes(salt)
  const tag = blake2b(message, { length: TAG_BYTES, key: toBytes(key), salt: own, personalization: PERSONALIZATION })
  return bytesToHex(new Uint8Array([...own, ...tag]))
}

/** Nothing where it cannot be read: then the site asks again. */
function read(stored: unknown): Kept {
  const parsed = z.safeParse(keptSchema, stored)
  return parsed.success ? parsed.data : { key: toText(random(KEY_BYTES)), grants: [] }
}

const pack = ({ key, grants }: Kept): z.input<typeof keptSchema> => ({
  key,
  grants: grants.map((each) => ({ ...each, limits: each.limits.map((limit: Limit) => packLimit(limit)) })),
})
