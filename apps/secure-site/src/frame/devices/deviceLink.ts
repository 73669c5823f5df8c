import { createRandomBytes, encodeUtf8, fromBase64Url, toBase64Url } from '../vault/bytes'

/** Share encrypted to the key of one new device. Base64url. */
export interface LinkedShare {
  /** Public key that the approving device created for this share alone. */
  readonly publicKey: string
  readonly iv: string
  readonly ciphertext: string
}

/** Names what a linked share is for, so that it opens for nothing else. */
export interface LinkSubject {
  readonly userId: string
  readonly sharingId: string
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const IV_BYTES = 12
const CODE_BYTES = 6
const GROUP_LENGTH = 5
// Crockford's base32 (https://www.crockford.com/base32.html): no letter that looks like a digit.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_LETTER = 5
const LETTERS = 10

/**
 * Creates the key of a new device that waits for a share. The private half cannot be exported, and exists only as long
 * as the returned object.
 */
export async function createLinkKey() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  const exported = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  return {
    publicKey: exported,
    /** Decrypts the share. Rejects if it was encrypted for another device, user or sharing, or changed on the way. */
    async open(linked: LinkedShare, subject: LinkSubject): Promise<Uint8Array<ArrayBuffer>> {
      const other = await importPublicKey(linked.publicKey)
      const key = await deriveKey(
        { privateKey, other, device: exported, approver: linked.publicKey, subject },
        'decrypt',
      )
      const opening = { name: 'AES-GCM', iv: fromBase64Url(linked.iv) }
      return new Uint8Array(await crypto.subtle.decrypt(opening, key, fromBase64Url(linked.ciphertext)))
    },
  }
}

/** Encrypts a share for the device with this public key (raw P-256, base64url). Rejects for an invalid key. */
export async function sealLinkedShare(
  share: Uint8Array<ArrayBuffer>,
  device: string,
  subject: LinkSubject,
): Promise<LinkedShare> {
  const own = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  const approver = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey)))
  const other = await importPublicKey(device)
  const key = await deriveKey({ privateKey: own.privateKey, other, device, approver, subject }, 'encrypt')
  const iv = createRandomBytes(IV_BYTES)
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, share)
  return { publicKey: approver, iv: toBase64Url(iv), ciphertext: toBase64Url(new Uint8Array(ciphertext)) }
}

/**
 * Formats the code that both devices show, so that the user notices a key that was replaced on the way: 50 bits of the
 * key's hash, which nobody finds a second key for while the user waits.
 */
export async function formatLinkCode(publicKey: string): Promise<string> {
  const text = encodeUtf8(`foyer secure site, device code, 1\n${publicKey}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).subarray(0, CODE_BYTES + 1)
  const number = hash.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const top = BigInt(hash.length * 8)
  const letters = Array.from({ length: LETTERS }, (_, index) => {
    const shift = top - BigInt(BITS_PER_LETTER * (index + 1))
    return ALPHABET.charAt(Number((number >> shift) & 31n))
  }).join('')
  return `${letters.slice(0, GROUP_LENGTH)}-${letters.slice(GROUP_LENGTH)}`
}

const importPublicKey = (text: string) => crypto.subtle.importKey('raw', fromBase64Url(text), CURVE, false, [])

async function deriveKey(
  {
    privateKey,
    other,
    device,
    approver,
    subject: { userId, sharingId },
  }: { privateKey: CryptoKey; other: CryptoKey; device: string; approver: string; subject: LinkSubject },
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const secret = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256))
  const source = await crypto.subtle
    .importKey('raw', secret, 'HKDF', false, ['deriveKey'])
    .finally(() => secret.fill(0))
  const info = encodeUtf8(JSON.stringify(['foyer secure site, linked share, 1', userId, sharingId, device, approver]))
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info }
  return crypto.subtle.deriveKey(derivation, source, { name: 'AES-GCM', length: 256 }, false, [usage])
}
