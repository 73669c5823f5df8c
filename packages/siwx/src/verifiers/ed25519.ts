import { ed25519 } from '@noble/curves/ed25519.js'
import { isTrueWithoutError } from './bytes.js'

// Verifies by the rules of RFC 8032. Those of ZIP-215 accept keys of small order, for which one signature verifies any
// message.
export const isValidEd25519Signature = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean =>
  isTrueWithoutError(() => ed25519.verify(signature, message, publicKey, { zip215: false }))
