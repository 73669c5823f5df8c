import * as z from 'zod/mini'

export const secretSchema = z.string().check(z.regex(/^[\w-]{43}$/))
export const sixDigitCodeSchema = z.string().check(z.regex(/^\d{6}$/))
export const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(320))
export const originSchema = z.string().check(z.regex(/^https?:\/\/[^\s/]+$/), z.maxLength(300))
const id = z.string().check(z.regex(/^[\w-]{22}$/))
// 33 bytes as base64url.
export const shareSchema = z.string().check(z.regex(/^[\w-]{44}$/))
export const sharingIdSchema = id
export const seedCheckSchema = id
export const recoveryIdSchema = id
/** Ed25519 public key and signature, base64url. */
export const proofKeySchema = z.string().check(z.regex(/^[\w-]{43}$/))
export const proofSchema = z.string().check(z.regex(/^[\w-]{86}$/))
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(400))
export const sealedSeedSchema = z.object({
  salt: bytes,
  iv: bytes,
  ciphertext: bytes,
  key: z.string().check(z.regex(/^[\w-]{16}$/)),
})
export const caipNetworkIdSchema = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))
