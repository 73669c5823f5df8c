import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { CompactSize } from '@scure/btc-signer'
import { toUtf8 } from '../bytes.js'
import { createNestedSegwitScript, hash160, hashTwice, isSameBytes } from './keys.js'
import type { ParsedBitcoinAddress } from './parseBitcoinAddress.js'

const PREFIX = toUtf8('\x18Bitcoin Signed Message:\n')

export const LEGACY_SIGNATURE_BYTES = 65

// First byte of the signature. In BIP-137 it starts at 27 for uncompressed keys and at 31 for compressed ones. Some
// wallets start at 35 for nested and at 39 for native SegWit.
const HEADERS = { first: 27, compressed: 31, last: 42 }

export function isValidLegacySignature(
  signed: Uint8Array,
  message: string,
  { kind, program }: ParsedBitcoinAddress,
): boolean {
  const header = signed[0] ?? 0
  if (header < HEADERS.first || header > HEADERS.last || kind === 'p2tr') return false
  const isCompressed = header >= HEADERS.compressed
  const signature = secp256k1.Signature.fromBytes(signed.subarray(1), 'compact')
  if (signature.hasHighS() || (!isCompressed && kind !== 'p2pkh')) return false
  const point = signature.addRecoveryBit((header - HEADERS.first) % 4).recoverPublicKey(hashOf(message))
  const publicKey = point.toBytes(isCompressed)
  return isSameBytes(hash160(kind === 'p2sh' ? createNestedSegwitScript(publicKey) : publicKey), program)
}

function hashOf(message: string): Uint8Array {
  const text = toUtf8(message)
  return hashTwice(concatBytes(PREFIX, CompactSize.encode(BigInt(text.length)), text))
}
