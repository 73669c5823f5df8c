import type { Key } from './deriveKey.mjs'

/** A transaction on the wire with the signature of one more account. Throws when the account is none of its signers. */
export function signWire(bytes: Uint8Array, key: Pick<Key, 'address' | 'sign'>): Uint8Array
