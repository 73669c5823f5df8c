import { base58 } from '@scure/base'
import type { Verifier } from '../server/verifier.js'
import { decode, toUtf8 } from './bytes.js'
import { isEd25519 } from './ed25519.js'

/** Solana: ed25519 over the text, the signature in base58. */
export function solana(): Verifier {
  return {
    isAddress: (address) => decode(base58, address, 32) !== undefined,
    async verify({ address, message, signature }) {
      const publicKey = decode(base58, address, 32)
      const signed = decode(base58, signature, 64)
      return publicKey !== undefined && signed !== undefined && isEd25519(signed, toUtf8(message), publicKey)
    },
  }
}
