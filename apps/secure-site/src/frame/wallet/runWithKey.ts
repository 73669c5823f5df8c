import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { HARDENED_OFFSET, HDKey } from '@scure/bip32'
import { encodeUtf8 } from '../vault/bytes'
import { encodeMnemonic } from './encodeMnemonic'

type KeyUse<Result> = (key: Uint8Array) => Result

/** `m/44'/60'/0'/0/0`, the first account of EVM wallets. */
const EVM_PATH = [44 + HARDENED_OFFSET, 60 + HARDENED_OFFSET, HARDENED_OFFSET, 0, 0]
/** `m/44'/501'/0'/0'`, the first account of Solana wallets. */
const SOLANA_PATH = [44 + HARDENED_OFFSET, 501 + HARDENED_OFFSET, HARDENED_OFFSET, HARDENED_OFFSET]

/** Iterations of PBKDF2 that BIP-39 sets. */
const PBKDF2_ITERATIONS = 2048
const ROOT_BITS = 512

/**
 * Derives the EVM key of a seed, runs, and overwrites the key with zeros, as all byte arrays on the way.
 *
 * JavaScript cannot wipe everything: libraries compute with `bigint`s and with copies of their own (chain codes of
 * BIP-32, states of hashes), and engines may move or copy memory. These are left for the garbage collector.
 */
export const runWithEvmKey = <Result>(seed: Uint8Array, run: KeyUse<Result>): Promise<Result> =>
  runWithRoot(seed, (root) => {
    let node = HDKey.fromMasterSeed(root)
    const nodes = [node]
    try {
      for (const step of EVM_PATH) {
        node = node.deriveChild(step)
        nodes.push(node)
      }
      const key = node.privateKey
      if (key === null) throw new Error('A derived node has no private key.')
      try {
        return run(key)
      } finally {
        key.fill(0)
      }
    } finally {
      for (const each of nodes) each.wipePrivateData()
    }
  })

/** Derives the Solana key of a seed by SLIP-0010 for ed25519, runs, and overwrites the key with zeros. */
export const runWithSolanaKey = <Result>(seed: Uint8Array, run: KeyUse<Result>): Promise<Result> =>
  runWithRoot(seed, (root) => {
    let node = hmac(sha512, encodeUtf8('ed25519 seed'), root)
    try {
      for (const step of SOLANA_PATH) {
        const data = new Uint8Array(37)
        data.set(node.subarray(0, 32), 1)
        new DataView(data.buffer).setUint32(33, step)
        const next = hmac(sha512, node.subarray(32), data)
        data.fill(0)
        node.fill(0)
        node = next
      }
      return run(node.subarray(0, 32))
    } finally {
      node.fill(0)
    }
  })

/** Derives the root of all keys: the seed of BIP-39, 64 bytes. */
async function runWithRoot<Result>(seed: Uint8Array, run: (root: Uint8Array) => Result): Promise<Result> {
  const words = await encodeMnemonic(seed)
  const source = await crypto.subtle
    .importKey('raw', words, 'PBKDF2', false, ['deriveBits'])
    .finally(() => words.fill(0))
  const derivation = { name: 'PBKDF2', hash: 'SHA-512', salt: encodeUtf8('mnemonic'), iterations: PBKDF2_ITERATIONS }
  const root = new Uint8Array(await crypto.subtle.deriveBits(derivation, source, ROOT_BITS))
  try {
    return run(root)
  } finally {
    root.fill(0)
  }
}
