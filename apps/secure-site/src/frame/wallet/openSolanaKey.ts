import { ed25519 } from '@noble/curves/ed25519.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { mnemonicToSeedWebcrypto } from '@scure/bip39'

export interface SolanaKey {
  readonly address: string
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

const HARDENED = 0x80000000
/** Derivation path of a Solana wallet's first account. */
const PATH = [44, 501, 0, 0]

/** Derives the key by SLIP-0010 for ed25519, hardened at every step. */
export async function openSolanaKey(mnemonic: string): Promise<SolanaKey> {
  const seed = await mnemonicToSeedWebcrypto(mnemonic)
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed)
  for (const step of PATH) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, step + HARDENED)
    node = hmac(sha512, node.subarray(32), data)
  }
  const secret = node.slice(0, 32)
  return {
    address: base58.encode(ed25519.getPublicKey(secret)),
    sign: (bytes) => ed25519.sign(bytes, secret),
  }
}
