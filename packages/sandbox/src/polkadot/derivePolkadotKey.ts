import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import * as sr25519 from '@scure/sr25519'

type KeyType = 'sr25519' | 'ed25519'

export interface PolkadotKey {
  type: KeyType
  publicKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
}

const WORDS = new TextEncoder()
const ED25519_HARD = Uint8Array.of('Ed25519HDKD'.length << 2, ...WORDS.encode('Ed25519HDKD'))

/** Derives the key at `//index`: Substrate uses the mnemonic's entropy, not its words. */
export async function derivePolkadotKey(
  mnemonic: string,
  { index, type }: { index: number; type: KeyType },
): Promise<PolkadotKey> {
  const entropy = mnemonicToEntropy(mnemonic, wordlist)
  const seed = (await pbkdf2Async(sha512, entropy, WORDS.encode('mnemonic'), { c: 2048, dkLen: 64 })).slice(0, 32)
  const chainCode = Uint8Array.of(index, ...new Uint8Array(31))
  if (type === 'sr25519') {
    const secret = sr25519.HDKD.secretHard(sr25519.secretFromSeed(seed), chainCode)
    return { type, publicKey: sr25519.getPublicKey(secret), sign: (message) => sr25519.sign(secret, message) }
  }
  const secret = blake2b(Uint8Array.of(...ED25519_HARD, ...seed, ...chainCode), { dkLen: 32 })
  return { type, publicKey: ed25519.getPublicKey(secret), sign: (message) => ed25519.sign(message, secret) }
}
