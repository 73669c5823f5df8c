import { ed25519 } from '@noble/curves/ed25519.js'
import { holds } from './bytes.js'

/** By RFC 8032 to the letter: a key of a small group, which signs anything for anybody, is none. */
export const isEd25519 = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean =>
  holds(() => ed25519.verify(signature, message, publicKey, { zip215: false }))
