import { blake2b as digest } from '@noble/hashes/blake2.js'

const OUTPUT = { least: 1, most: 64 } as const
const MOST_KEY = 64
const SALT = 16
const PERSONALIZATION = 16

export interface Blake2bParameters {
  readonly length: number
  readonly key: Uint8Array
  readonly salt: Uint8Array
  /** 16 bytes that separate hashes by purpose. */
  readonly personalization: Uint8Array
}

/** Computes keyed BLAKE2b. Throws a `RangeError` for invalid lengths. */
export function blake2b(
  message: Uint8Array,
  { length, key, salt, personalization }: Blake2bParameters,
): Uint8Array<ArrayBuffer> {
  if (!Number.isInteger(length) || length < OUTPUT.least || length > OUTPUT.most) {
    throw new RangeError(`BLAKE2b gives ${OUTPUT.least} to ${OUTPUT.most} bytes, and ${length} were asked for`)
  }
  if (key.length < 1 || key.length > MOST_KEY) throw new RangeError(`A key of BLAKE2b has up to ${MOST_KEY} bytes`)
  if (salt.length !== SALT) throw new RangeError(`A salt of BLAKE2b has ${SALT} bytes`)
  if (personalization.length !== PERSONALIZATION) {
    throw new RangeError(`A personalization of BLAKE2b has ${PERSONALIZATION} bytes`)
  }
  return Uint8Array.from(digest(message, { dkLen: length, key, salt, personalization }))
}
