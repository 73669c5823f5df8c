import { ModalError } from '@foyer/core/adapter'
import { blake2b } from '@noble/hashes/blake2.js'
import { decodeSs58 } from '../address/ss58.js'
import { toHex } from '../address/toHex.js'
import { toBytes } from './bytes.js'

/** A part of a key is hashed with so many bytes, and then repeated. */
export const HASH_LENGTH = 16

/** What an account goes by in a chain's storage: 32 bytes, or the 20 of Ethereum's. */
export function accountIdOf(address: string): Uint8Array {
  const id = decodeSs58(address)?.publicKey ?? toBytes(address)
  if (id?.length) return id
  throw new ModalError('RPC_INVALID_PARAMS', { message: 'Not an address', context: { address } })
}

/** Where a chain keeps something: the place (xxHash of its two words), then each part of the key (blake2_128_concat). */
export function keyOf(place: string, ...parts: readonly Uint8Array[]): string {
  return (
    place + parts.map((part) => toHex(blake2b(part, { dkLen: HASH_LENGTH })).slice(2) + toHex(part).slice(2)).join('')
  )
}
