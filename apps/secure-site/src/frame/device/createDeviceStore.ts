import * as z from 'zod/mini'
import { createRandomBytes, encodeUtf8 } from '../vault/bytes'
import type { DeviceDatabase } from './openDeviceDatabase'

const KEY = 'key'
/** ES256 of JWS (RFC 7518, section 3.4), which every server of DPoP knows. */
const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' } as const
const IV_BYTES = 12

const session = z.object({
  token: z.string(),
  userId: z.string(),
  /** Address or name of the login. */
  name: z.optional(z.string()),
  /** Public key that verifies the server's signature over the end of this session. */
  endKey: z.optional(z.string()),
  /** True after a logout on this device: its share goes once the server has signed the end. */
  isLeaving: z.optional(z.boolean()),
  /** True once the session is known to have ended. Its share stays for the next login. */
  isEnded: z.optional(z.boolean()),
  /** True once the user has started a new wallet in place of this one, which the server had forgotten. */
  isReplaced: z.optional(z.boolean()),
})
/** Share of this device, with the addresses of its wallet. Alone it opens nothing. */
const share = z.object({
  sharing: z.object({ id: z.string(), check: z.string() }),
  share: z.string(),
  addresses: z.object({ evm: z.templateLiteral(['0x', z.string()]), solana: z.string() }),
})
const deviceSession = z.extend(session, share.shape)
/** Whole seed, stored by a version before shares. */
const legacySession = z.extend(session, { seed: z.string() })
const anySession = z.union([deviceSession, legacySession])

export type DeviceShare = z.output<typeof share>
export type DeviceSession = z.output<typeof deviceSession>
export type LegacyDeviceSession = z.output<typeof legacySession>
export type AnyDeviceSession = z.output<typeof anySession>

/** Narrows to the record of a version before shares. */
export const isLegacySession = (stored: AnyDeviceSession): stored is LegacyDeviceSession => 'seed' in stored

const record = z.object({
  device: z.optional(z.string()),
  session: z.optional(anySession),
  /** Shares of sessions that ended on this device, before the server confirmed the end. */
  others: z.optional(z.array(anySession)),
  accountType: z.optional(z.enum(['eoa', 'smartAccount'])),
  /** Login by email that waits for its code. */
  login: z.optional(
    z.object({ attempt: z.string(), verifier: z.string(), secret: z.string(), email: z.string(), at: z.number() }),
  ),
  /** Social login of the site’s own window, which leaves for the provider. */
  social: z.optional(z.object({ verifier: z.string(), at: z.number() })),
})
const sealed = z.object({ iv: z.instanceof(Uint8Array), ciphertext: z.instanceof(ArrayBuffer) })

const signingKey = z.object({ publicKey: z.instanceof(CryptoKey), privateKey: z.instanceof(CryptoKey) })

export type SigningKey = z.output<typeof signingKey>
export type DeviceRecord = z.output<typeof record>
export type DeviceStore = ReturnType<typeof createDeviceStore>

/**
 * Stores an encrypted record per embedding site, under a non-extractable key. Browsers partition storage by site, and
 * treat a host's ports as one.
 */
export function createDeviceStore(openDatabase: () => Promise<DeviceDatabase>, exclusive = withLock) {
  let opened: Promise<DeviceDatabase> | undefined
  const database = () => {
    opened ??= openDatabase()
    return opened
  }
  const key = async (): Promise<CryptoKey> => {
    const stored = await (await database()).get(KEY)
    if (stored instanceof CryptoKey) return stored
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    return z.parse(z.instanceof(CryptoKey), await (await database()).add(KEY, fresh))
  }
  const place = (origin: string) => `of ${origin}`
  const permissions = (origin: string) => `permissions of ${origin}`
  const reviews = (origin: string) => `reviews of ${origin}`
  const open = async (name: string, bound: string): Promise<unknown> => {
    const stored = z.safeParse(sealed, await (await database()).get(name))
    if (!stored.success) return undefined
    const opening = { name: 'AES-GCM', iv: Uint8Array.from(stored.data.iv), additionalData: encodeUtf8(bound) }
    const text = await crypto.subtle.decrypt(opening, await key(), stored.data.ciphertext).catch(() => undefined)
    return text && JSON.parse(new TextDecoder().decode(text))
  }
  const seal = async (name: string, bound: string, value: unknown): Promise<void> => {
    const iv = createRandomBytes(IV_BYTES)
    const sealing = { name: 'AES-GCM', iv, additionalData: encodeUtf8(bound) }
    const ciphertext = await crypto.subtle.encrypt(sealing, await key(), encodeUtf8(JSON.stringify(value)))
    await (await database()).set(name, { iv, ciphertext })
  }
  const read = async (origin: string): Promise<DeviceRecord> => {
    const parsed = z.safeParse(record, await open(place(origin), origin))
    if (parsed.success) return parsed.data
    // Keeps an unreadable record, in which there may be the only share of this device.
    const stored = await (await database()).get(place(origin))
    if (stored !== undefined) await (await database()).set(`unreadable ${place(origin)}`, stored)
    return {}
  }
  const write = (origin: string, value: DeviceRecord): Promise<void> => seal(place(origin), origin, value)
  const rewrite = async (origin: string, to: (stored: DeviceRecord) => DeviceRecord) =>
    write(origin, to(await read(origin)))
  const createSigningKey = async (name: string): Promise<SigningKey> => {
    const stored = z.safeParse(signingKey, await (await database()).get(name))
    if (stored.success) return stored.data
    const fresh = await crypto.subtle.generateKey(SIGNING, false, ['sign', 'verify'])
    return z.parse(signingKey, await (await database()).add(name, fresh))
  }
  const signingKeys = new Map<string, Promise<SigningKey>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** Returns the key that signs this device’s calls for an embedding site. Its private half can’t be exported. */
    signingKey(origin: string): Promise<SigningKey> {
      const known = signingKeys.get(origin) ?? createSigningKey(`signing key of ${origin}`)
      signingKeys.set(origin, known)
      known.catch(() => signingKeys.delete(origin))
      return known
    },
    read: (origin: string) => last.then(() => read(origin)),
    change(origin: string, to: (stored: DeviceRecord) => DeviceRecord): Promise<void> {
      const mine = last.then(() =>
        // Otherwise another tab could write back a record without the share that this one has stored.
        canLock() ? exclusive(place(origin), () => rewrite(origin, to)) : rewrite(origin, to),
      )
      last = mine.catch(() => {})
      return mine
    },
    readPermissions: (origin: string): Promise<unknown> => open(permissions(origin), permissions(origin)),
    /**
     * Changes the permissions under a lock shared by all documents, so that no tab writes back permissions already
     * spent.
     */
    async changePermissions(origin: string, to: (stored: unknown) => unknown): Promise<void> {
      const name = permissions(origin)
      await exclusive(name, async () => seal(name, name, to(await open(name, name))))
    },
    readReviews: (origin: string): Promise<unknown> => open(reviews(origin), reviews(origin)),
    /** Changes the reviews under a lock shared by all documents, so that two tabs cannot use one approval. */
    async changeReviews(origin: string, to: (stored: unknown) => unknown): Promise<void> {
      const name = reviews(origin)
      await exclusive(name, async () => seal(name, name, to(await open(name, name))))
    },
  }
}

const canLock = (): boolean => globalThis.navigator?.locks !== undefined

/**
 * Runs while no other document of this site holds the lock. Rejects in browsers without locks, which therefore can
 * grant no permissions.
 */
const withLock = async (name: string, run: () => Promise<void>): Promise<void> => {
  await navigator.locks.request(name, run)
}
