import { encodePayload } from './encodePayload.mjs'
import { toBytes, toHex } from './hex.mjs'

/** @typedef {import('./deriveKey.mjs').Key} Key */

/** The number of a kind of key in a MultiSignature. */
const KINDS = { ed25519: 0, sr25519: 1 }
const WORDS = new TextEncoder()
const OPEN = WORDS.encode('<Bytes>')
const CLOSE = WORDS.encode('</Bytes>')

/** A transaction's signature, which says by what kind of key it was made. @type {(key: Key, payload: Readonly<Record<string, unknown>>) => `0x${string}`} */
export const signPayload = (key, payload) => toHex(Uint8Array.of(KINDS[key.type], ...key.sign(encodePayload(payload))))

/** A message's, around which wallets put `<Bytes>` unless it is there. @type {(key: Key, data: string) => `0x${string}`} */
export function signBytes(key, data) {
  const bytes = readBytes(data)
  const isWrapped = startsWith(bytes, OPEN) && startsWith(bytes.slice(-CLOSE.length), CLOSE)
  return toHex(key.sign(isWrapped ? bytes : Uint8Array.of(...OPEN, ...bytes, ...CLOSE)))
}

/** For people. @param {string} data */
export function describeBytes(data) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readBytes(data))
  } catch {
    return data
  }
}

/** Hex where it is hex, else a text. @param {string} data */
function readBytes(data) {
  try {
    return toBytes(data)
  } catch {
    return WORDS.encode(data)
  }
}

/** @type {(bytes: Uint8Array, beginning: Uint8Array) => boolean} */
const startsWith = (bytes, beginning) => beginning.every((byte, index) => bytes[index] === byte)
