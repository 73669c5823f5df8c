import { ed25519 } from '@noble/curves/ed25519.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { mnemonicToSeedWebcrypto } from '@scure/bip39'

export interface SolanaKey {
  /** Base58. */
  readonly address: string
  readonly publicKey: Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

const HARDENED = 0x80000000

// `m/44'/501'/index'/0'`, the path of Solana's wallets.
const path = (index: number) => [44, 501, index, 0]

/** Derives a key by SLIP-0010 for ed25519, where every step is hardened. */
export async function deriveSolanaKey(mnemonic: string, index: number): Promise<SolanaKey> {
  const seed = await mnemonicToSeedWebcrypto(mnemonic)
  let node = hmac(sha512, new TextEncoder().encode('ed25519 seed'), seed)
  for (const step of path(index)) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, step + HARDENED)
    node = hmac(sha512, node.subarray(32), data)
  }
  const secret = node.slice(0, 32)
  const publicKey = ed25519.getPublicKey(secret)
  return {
    address: base58.encode(publicKey),
    publicKey,
    sign: (bytes: Uint8Array): Uint8Array => ed25519.sign(bytes, secret),
  }
}
