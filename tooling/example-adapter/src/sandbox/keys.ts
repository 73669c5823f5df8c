import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'

// Mnemonic of every sandbox wallet; the derivation path is TRON's.
const MNEMONIC = 'test test test test test test test test test test test junk'

export interface TronKey {
  readonly address: string
  /** Signs 32 bytes; returns r, s and v as 0x hex. */
  sign(hash: Uint8Array): string
}

/** Derives the first three accounts. */
export function createTronKeys(): readonly TronKey[] {
  const root = HDKey.fromMasterSeed(mnemonicToSeedSync(MNEMONIC))
  return [0, 1, 2].map((index) => {
    const { privateKey } = root.derive(`m/44'/195'/0'/0/${index}`)
    if (!privateKey) throw new Error('The mnemonic gives no key.')
    const hash = keccak_256(secp256k1.getPublicKey(privateKey, false).slice(1))
    return {
      address: createBase58check(sha256).encode(concatBytes(Uint8Array.of(0x41), hash.slice(-20))),
      sign(message) {
        const [recovery = 0, ...bytes] = secp256k1.sign(message, privateKey, { prehash: false, format: 'recovered' })
        return `0x${bytesToHex(Uint8Array.of(...bytes, 27 + recovery))}`
      },
    }
  })
}

/** Hashes a message as `signMessageV2` does. */
export function hashMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\x19TRON Signed Message:\n${bytes.length}`), bytes))
}
