import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { CacheStore } from '../data/cache/createDataCache'
import { parseJson } from '../parseJson'
import { SetupError } from '../settings/SetupError'

const ALGORITHM = 'ES256'
/** Lifetime of an attestation. A wallet reads a proposal or request within five minutes, unless it was offline. */
const LIFE_S = 3_600
/** Time for which wallets store the public key, which a changed signature makes them read again. */
const KEY_LIFE_S = 86_400

const keySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})

/** Stores the key that all instances sign with. */
export interface KeyStorage {
  /** Says how an operator removes a damaged key, such as `delete verify-key.json`. */
  readonly remedy: string
  /** Returns the stored key, which is the given one if there was none. */
  getOrAdd(key: string): Promise<string>
}

export interface Attestor {
  readonly publicKey: JWK
  /** Unix time, in seconds, until which a wallet may store the public key. */
  readonly keyExpiry: () => number
  /** Attests that a page of this origin sent the message with this hash. */
  attest(page: AttestedPage): Promise<string>
  /** Finds the origin that sent a request, by the hash of the decrypted request. */
  find(decryptedId: string): Promise<{ readonly origin: string } | undefined>
}

export interface AttestedPage {
  readonly origin: string
  /** Hash of the encrypted message, as hex. */
  readonly id: string
  /** Hash of the message before its encryption, as hex. */
  readonly decryptedId?: string | undefined
  /** Says that the origin is on the project's list. */
  readonly isVerified: boolean
}

/** @param options.now Unix time in ms */
export async function openAttestor({
  keys,
  store,
  now = Date.now,
}: {
  readonly keys: KeyStorage
  readonly store: Pick<CacheStore, 'get' | 'set'>
  readonly now?: () => number
}): Promise<Attestor> {
  const stored = z.safeParse(keySchema, parseJson(await keys.getOrAdd(await createKey())))
  const damaged = () => new SetupError(`The key that signs attestations is damaged: ${keys.remedy}, and start again.`)
  if (!stored.success) throw damaged()
  const { d, ...publicKey } = stored.data
  const key = await importJWK({ ...publicKey, d }, ALGORITHM).catch(() => {
    throw damaged()
  })
  const getSeconds = () => Math.floor(now() / 1000)
  return {
    publicKey,
    keyExpiry: () => getSeconds() + KEY_LIFE_S,
    async attest({ origin, id, decryptedId, isVerified }) {
      if (decryptedId !== undefined && isVerified) await store.set(toEntry(decryptedId), origin, LIFE_S * 1000)
      return new SignJWT({ id, origin, isScam: false, isVerified })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuedAt(getSeconds())
        .setExpirationTime(getSeconds() + LIFE_S)
        .sign(key)
    },
    async find(decryptedId) {
      const origin = await store.get(toEntry(decryptedId))
      return origin === undefined ? undefined : { origin }
    },
  }
}

// Hashed again, so that who reads the storage cannot tell which requests were made.
const toEntry = (decryptedId: string) => `verify ${createHash('sha256').update(decryptedId).digest('base64url')}`

async function createKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return JSON.stringify(await exportJWK(privateKey))
}
