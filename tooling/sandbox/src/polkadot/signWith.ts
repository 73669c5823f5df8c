import { u8aToHex, u8aToU8a, u8aWrapBytes } from '@polkadot/util/u8a'
import type { Key } from './deriveKey'
import { encodePayload } from './encodePayload'

/** The number of a kind of key in a MultiSignature. */
const KINDS = { ed25519: 0, sr25519: 1 }

/** A transaction's signature, which says by what kind of key it was made. */
export const signPayload = (key: Key, payload: Readonly<Record<string, unknown>>): `0x${string}` =>
  u8aToHex(Uint8Array.of(KINDS[key.type], ...key.sign(encodePayload(payload))))

/** A message's, hex where it is hex, around which wallets put `<Bytes>` unless it is there. */
export const signBytes = (key: Key, data: string): `0x${string}` => u8aToHex(key.sign(u8aWrapBytes(data)))

/** For people. */
export function describeBytes(data: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(u8aToU8a(data))
  } catch {
    return data
  }
}
