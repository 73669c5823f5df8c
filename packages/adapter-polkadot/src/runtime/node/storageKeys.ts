import { ModalError } from '@foyer/core/adapter'
import { blake2b } from '@noble/hashes/blake2.js'
import { decodeSs58 } from '../address/ss58.js'
import { toHex } from '../address/toHex.js'
import { hexToBytes } from './bytes.js'

export const KEY_HASH_LENGTH = 16

export function toAccountId(address: string): Uint8Array {
  const id = decodeSs58(address)?.publicKey ?? hexToBytes(address)
  if (id?.length) return id
  throw new ModalError('RPC_INVALID_PARAMS', { message: 'Expected an SS58 or Ethereum address', context: { address } })
}

export function toStorageKey(place: string, ...parts: readonly Uint8Array[]): string {
  return (
    place +
    parts.map((part) => toHex(blake2b(part, { dkLen: KEY_HASH_LENGTH })).slice(2) + toHex(part).slice(2)).join('')
  )
}
