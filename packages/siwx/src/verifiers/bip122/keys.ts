import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

export const hashTwice = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))

export const createNestedSegwitScript = (publicKey: Uint8Array): Uint8Array =>
  concatBytes(Uint8Array.of(0, 20), hash160(publicKey))

export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const ALL = 1

export function isValidEcdsaSignature(signed: Uint8Array, hash: Uint8Array, publicKey: Uint8Array): boolean {
  if (signed.at(-1) !== ALL) return false
  const options = { format: 'der', prehash: false, lowS: true } as const
  return secp256k1.verify(signed.subarray(0, -1), hash, publicKey, options)
}
