import { random, toBytes, toText, utf8 } from './bytes'

/** A seed as the server keeps it. */
export interface SealedSeed {
  readonly salt: string
  readonly iv: string
  readonly ciphertext: string
}

/** The key around a seed comes from both; the server keeps them apart and gives them to a session of the owner alone. */
export interface Halves {
  readonly storedHalf: string
  readonly serviceHalf: string
  readonly userId: string
}

const SALT_BYTES = 16
const IV_BYTES = 12

/** Under a fresh salt and iv each time, and bound to its owner: another user's does not open with it. */
export async function sealSeed(seed: Uint8Array<ArrayBuffer>, halves: Halves): Promise<SealedSeed> {
  const [salt, iv] = [random(SALT_BYTES), random(IV_BYTES)]
  const key = await deriveKey(halves, salt)
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: label(halves) }, key, seed)
  return { salt: toText(salt), iv: toText(iv), ciphertext: toText(new Uint8Array(ciphertext)) }
}

/** Rejects when a half is wrong, or anything was changed. */
export async function openSeed({ salt, iv, ciphertext }: SealedSeed, halves: Halves): Promise<Uint8Array<ArrayBuffer>> {
  const key = await deriveKey(halves, toBytes(salt))
  const opening = { name: 'AES-GCM', iv: toBytes(iv), additionalData: label(halves) }
  return new Uint8Array(await crypto.subtle.decrypt(opening, key, toBytes(ciphertext)))
}

const label = ({ userId }: Halves) => utf8(`foyer secure site, seed of ${userId}, 1`)

async function deriveKey(halves: Halves, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const parts = [toBytes(halves.storedHalf), toBytes(halves.serviceHalf)]
  const material = new Uint8Array(parts.flatMap((part) => [...part]))
  const source = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: label(halves) }
  return crypto.subtle.deriveKey(derivation, source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
