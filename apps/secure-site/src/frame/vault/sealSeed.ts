import { createRandomBytes, encodeUtf8, fromBase64Url, toBase64Url } from './bytes'

interface SealedSeed {
  readonly salt: string
  readonly iv: string
  readonly ciphertext: string
}

/**
 * Holds the two halves from which the seed’s key is derived. The server stores them apart, and sends them to the
 * owner’s session alone.
 */
export interface SeedKeyHalves {
  readonly storedHalf: string
  readonly serviceHalf: string
  readonly userId: string
}

const SALT_BYTES = 16
const IV_BYTES = 12

/** Encrypts a seed with a fresh salt and iv, and binds it to its owner. */
export async function sealSeed(seed: Uint8Array<ArrayBuffer>, halves: SeedKeyHalves): Promise<SealedSeed> {
  const [salt, iv] = [createRandomBytes(SALT_BYTES), createRandomBytes(IV_BYTES)]
  const key = await deriveKey(halves, salt)
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: label(halves) }, key, seed)
  return { salt: toBase64Url(salt), iv: toBase64Url(iv), ciphertext: toBase64Url(new Uint8Array(ciphertext)) }
}

/** Decrypts a seed. Rejects for a wrong half or changed data. */
export async function openSeed(
  { salt, iv, ciphertext }: SealedSeed,
  halves: SeedKeyHalves,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await deriveKey(halves, fromBase64Url(salt))
  const opening = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: label(halves) }
  return new Uint8Array(await crypto.subtle.decrypt(opening, key, fromBase64Url(ciphertext)))
}

const label = ({ userId }: SeedKeyHalves) => encodeUtf8(`foyer secure site, seed of ${userId}, 1`)

async function deriveKey(halves: SeedKeyHalves, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const parts = [fromBase64Url(halves.storedHalf), fromBase64Url(halves.serviceHalf)]
  const material = new Uint8Array(parts.flatMap((part) => [...part]))
  const source = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']).finally(() => {
    for (const bytes of [material, ...parts]) bytes.fill(0)
  })
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: label(halves) }
  return crypto.subtle.deriveKey(derivation, source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
