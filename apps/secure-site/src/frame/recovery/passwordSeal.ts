import { argon2idAsync } from '@noble/hashes/argon2.js'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { createRandomBytes, encodeUtf8, fromBase64Url, toBase64Url } from '../vault/bytes'
import { assertPasswordLength, assertStrongPassword, normalizePassword } from './passwordRules'
import { RecoveryError } from './RecoveryError'
import {
  bytesSchema,
  encodeContext,
  openShare,
  type RecoveryBinding,
  SALT_BYTES,
  sealedShareSchema,
  sealShare,
} from './sealing'

/** Cost of Argon2, stored with what it seals. */
export interface Argon2Cost {
  readonly memoryKiB: number
  readonly passes: number
  readonly lanes: number
}

/** RFC 9106, section 4: the second recommended option, for less memory. Some seconds in a browser. */
export const PASSWORD_COST: Argon2Cost = { memoryKiB: 65_536, passes: 3, lanes: 4 }

/** Bounds for what a foreign file may ask of this device. */
const MAX_COST: Argon2Cost = { memoryKiB: 262_144, passes: 10, lanes: 16 }
/** Memory times passes: about five times the work of a password sealed here. */
const MAX_WORK_KIB = 1_048_576
/** RFC 9106, section 3.1: at least 8 KiB a lane. */
const MIN_LANE_KIB = 8
/** Version 1.3 of Argon2, RFC 9106. */
const ARGON2_VERSION = 0x13
const KEY_BYTES = 32

export const passwordSealSchema = z
  .object({
    kdf: z.literal('argon2id'),
    version: z.literal(ARGON2_VERSION),
    memoryKiB: z.int().check(z.minimum(MIN_LANE_KIB), z.maximum(MAX_COST.memoryKiB)),
    passes: z.int().check(z.minimum(1), z.maximum(MAX_COST.passes)),
    lanes: z.int().check(z.minimum(1), z.maximum(MAX_COST.lanes)),
    salt: bytesSchema(SALT_BYTES),
    share: sealedShareSchema,
  })
  .check(
    z.refine(({ memoryKiB, passes, lanes }) => memoryKiB >= lanes * MIN_LANE_KIB && memoryKiB * passes <= MAX_WORK_KIB),
  )

/** Recovery share under a password. Base64url. */
export type PasswordSeal = z.output<typeof passwordSealSchema>

export interface PasswordSealOptions {
  /** Words that an attacker tries first: the site's name, the user's e-mail address. @default none */
  readonly context?: readonly string[] | undefined
  /** @default PASSWORD_COST */
  readonly cost?: Argon2Cost | undefined
}

/** Encrypts a share, bound to its owner and sharing. Rejects with a `RecoveryError` for a weak password. */
export async function sealWithPassword(
  share: Uint8Array<ArrayBuffer>,
  password: string,
  binding: RecoveryBinding,
  { context: words = [], cost = PASSWORD_COST }: PasswordSealOptions = {},
): Promise<PasswordSeal> {
  assertStrongPassword(password, words)
  const salt = createRandomBytes(SALT_BYTES)
  const context = toContext(binding)
  const key = await deriveKey(password, salt, context, cost)
  return {
    kdf: 'argon2id',
    version: ARGON2_VERSION,
    ...cost,
    salt: toBase64Url(salt),
    share: await sealShare(share, key, context),
  }
}

/** Decrypts a share. Throws a `RecoveryError` for another password or owner, and for a costlier seal than allowed. */
export async function openWithPassword(
  sealed: unknown,
  password: string,
  binding: RecoveryBinding,
): Promise<Uint8Array<ArrayBuffer>> {
  const parsed = z.safeParse(passwordSealSchema, sealed)
  if (!parsed.success) {
    throw new RecoveryError('DAMAGED', texts().recovery.passwordMistakes.damaged)
  }
  const { salt, share, memoryKiB, passes, lanes } = parsed.data
  const context = toContext(binding)
  const key = await deriveKey(password, fromBase64Url(salt), context, { memoryKiB, passes, lanes })
  const opened = await openShare(share, key, context)
  if (!opened) {
    throw new RecoveryError('WRONG_PASSWORD', texts().recovery.passwordMistakes.wrong)
  }
  return opened
}

const toContext = ({ userId, sharingId }: RecoveryBinding) =>
  encodeContext('foyer secure site, recovery share under a password, 1', userId, sharingId)

async function deriveKey(
  password: string,
  salt: Uint8Array,
  associatedData: Uint8Array,
  cost: Argon2Cost,
): Promise<CryptoKey> {
  const normalized = normalizePassword(password)
  assertPasswordLength(normalized)
  const bytes = encodeUtf8(normalized)
  const tag = await computeArgon2id({ password: bytes, salt, associatedData }, cost)
  const key = await crypto.subtle.importKey('raw', tag, 'AES-GCM', false, ['encrypt', 'decrypt'])
  for (const secret of [bytes, tag]) secret.fill(0)
  return key
}

/** Inputs of RFC 9106, section 3.1. */
export interface Argon2Input {
  readonly password: Uint8Array
  readonly salt: Uint8Array
  readonly associatedData: Uint8Array
  readonly secret?: Uint8Array | undefined
}

/** Computes a tag of 32 bytes, and lets the page respond meanwhile. */
export async function computeArgon2id(
  { password, salt, associatedData, secret }: Argon2Input,
  { memoryKiB, passes, lanes }: Argon2Cost,
): Promise<Uint8Array<ArrayBuffer>> {
  const tag = await argon2idAsync(password, salt, {
    m: memoryKiB,
    t: passes,
    p: lanes,
    version: ARGON2_VERSION,
    dkLen: KEY_BYTES,
    personalization: associatedData,
    ...(secret && { key: secret }),
  })
  const copy = Uint8Array.from(tag)
  tag.fill(0)
  return copy
}
