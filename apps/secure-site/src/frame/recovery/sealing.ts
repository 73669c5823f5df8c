import * as z from 'zod/mini'
import { createRandomBytes, encodeUtf8, fromBase64Url, toBase64Url } from '../vault/bytes'
import { SHARE_BYTES } from '../vault/shares'

export const SALT_BYTES = 16

const IV_BYTES = 12
const TAG_BYTES = 16

/** Owner and sharing to which every sealed share is bound. */
export interface RecoveryBinding {
  readonly userId: string
  readonly sharingId: string
}

/** Accepts base64url of exactly as many bytes. */
export const bytesSchema = (length: number) => z.string().check(z.refine((text) => hasBytes(text, length)))

function hasBytes(text: string, length: number): boolean {
  if (text.length !== Math.ceil((length * 4) / 3)) return false
  try {
    return fromBase64Url(text).length === length
  } catch {
    return false
  }
}

export const sealedShareSchema = z.object({
  iv: bytesSchema(IV_BYTES),
  ciphertext: bytesSchema(SHARE_BYTES + TAG_BYTES),
})

export type SealedShare = z.output<typeof sealedShareSchema>

/** Encodes texts as bytes from which each text can be told apart, for `info` and additional data. */
export const encodeContext = (...texts: readonly string[]) => encodeUtf8(JSON.stringify(texts))

/** Encrypts a share with AES-256-GCM and a random iv. */
export async function sealShare(
  share: Uint8Array<ArrayBuffer>,
  key: CryptoKey,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<SealedShare> {
  assertShare(share)
  const iv = createRandomBytes(IV_BYTES)
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, share)
  return { iv: toBase64Url(iv), ciphertext: toBase64Url(new Uint8Array(ciphertext)) }
}

/** Decrypts a share; undefined with another key, other additional data, or changed bytes. */
export async function openShare(
  { iv, ciphertext }: SealedShare,
  key: CryptoKey,
  additionalData: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const opening = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData }
  return crypto.subtle.decrypt(opening, key, fromBase64Url(ciphertext)).then(
    (share) => new Uint8Array(share),
    () => undefined,
  )
}

/** Derives a key from key material of high entropy: HKDF-SHA-256 of RFC 5869. */
export async function deriveHkdfKey(
  material: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const source = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return crypto.subtle.deriveKey(derivation, source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Throws for bytes that are no share: of another length, or at x = 0, where the seed itself is. */
export function assertShare(share: Uint8Array): void {
  if (share.length !== SHARE_BYTES || share[SHARE_BYTES - 1] === 0) {
    throw new RangeError(`A share has ${SHARE_BYTES} bytes, and the last one is not 0`)
  }
}
