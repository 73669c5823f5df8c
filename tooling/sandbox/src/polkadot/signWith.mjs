import { u8aToHex, u8aToU8a, u8aWrapBytes } from '@polkadot/util/u8a'
import { encodePayload } from './encodePayload.mjs'

/** @typedef {import('./deriveKey.mjs').Key} Key */

/** The number of a kind of key in a MultiSignature. */
const KINDS = { ed25519: 0, sr25519: 1 }

/** A transaction's signature, which says by what kind of key it was made. @type {(key: Key, payload: Readonly<Record<string, unknown>>) => `0x${string}`} */
export const signPayload = (key, payload) =>
  u8aToHex(Uint8Array.of(KINDS[key.type], ...key.sign(encodePayload(payload))))

/** A message's, hex where it is hex, around which wallets put `<Bytes>` unless it is there. @type {(key: Key, data: string) => `0x${string}`} */
export const signBytes = (key, data) => u8aToHex(key.sign(u8aWrapBytes(data)))

/** For people. @param {string} data */
export function describeBytes(data) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(u8aToU8a(data))
  } catch {
    return data
  }
}
