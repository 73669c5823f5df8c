import { base58 } from '@scure/base'
import type { Verifier } from '../server/verifier.js'
import { decodeBytes, toUtf8 } from './bytes.js'
import { isValidEd25519Signature } from './ed25519.js'

/** Creates a verifier for Solana accounts. Accepts base58 ed25519 signatures of the text. */
export function solana(): Verifier {
  return {
    isAddress: (address) => decodeBytes(base58, address, 32) !== undefined,
    async verify({ address, message, signature }) {
      const publicKey = decodeBytes(base58, address, 32)
      const signed = decodeBytes(base58, signature, 64)
      return (
        publicKey !== undefined && signed !== undefined && isValidEd25519Signature(signed, toUtf8(message), publicKey)
      )
    },
  }
}
