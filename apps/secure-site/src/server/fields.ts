import * as z from 'zod/mini'

/** What comes in calls more than once. */
export const secret = z.string().check(z.regex(/^[\w-]{43}$/))
export const digits = z.string().check(z.regex(/^\d{6}$/))
export const email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(320))
export const origin = z.string().check(z.regex(/^https?:\/\/[^\s/]+$/), z.maxLength(300))
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(400))
export const sealedSeed = z.object({ salt: bytes, iv: bytes, ciphertext: bytes })
export const caipNetworkId = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))
