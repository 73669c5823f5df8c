import { blake2b as digest } from '@noble/hashes/blake2.js'

/** Bytes: what BLAKE2b gives, and what goes into it beside the message (RFC 7693, and the parameter block of its paper). */
const OUTPUT = { least: 1, most: 64 } as const
const MOST_KEY = 64
const SALT = 16
const PERSONALIZATION = 16

export interface Blake2bParameters {
  /** Of what comes out. Bytes, 1 to 64. */
  readonly length: number
  /** Up to 64 bytes: who does not have it cannot make the hash. */
  readonly key: Uint8Array
  /** 16 bytes. */
  readonly salt: Uint8Array
  /** 16 bytes: what the hash is for, so that it can stand for nothing else. */
  readonly personalization: Uint8Array
}

/** BLAKE2b under a key. Throws a `RangeError` where a length is none of the function's. */
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
