import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { CompactSize } from '@scure/btc-signer'
import { toUtf8 } from '../bytes.js'
import { hash160, isSame, nestedScript, sha256Twice } from './keys.js'
import type { SignerAddress } from './readAddress.js'

const PREFIX = toUtf8('\x18Bitcoin Signed Message:\n')

/** One byte of header, and the two numbers. */
export const LEGACY_BYTES = 65

/** Headers of BIP-137: 27 for a whole key, 31 for a short one, and as wallets say it 35 for nested and 39 for native segwit. */
const HEADERS = { first: 27, compressed: 31, last: 42 }

/**
 * The form of `signmessage`, older than BIP-322. The key is found from the signature; which kind of address it stands for is
 * the address's to say, because wallets differ in the header.
 */
export function isLegacy(signed: Uint8Array, message: string, { kind, program }: SignerAddress): boolean {
  const header = signed[0] ?? 0
  if (header < HEADERS.first || header > HEADERS.last || kind === 'p2tr') return false
  const isCompressed = header >= HEADERS.compressed
  const signature = secp256k1.Signature.fromBytes(signed.subarray(1), 'compact')
  if (signature.hasHighS() || (!isCompressed && kind !== 'p2pkh')) return false
  const point = signature.addRecoveryBit((header - HEADERS.first) % 4).recoverPublicKey(hashOf(message))
  const publicKey = point.toBytes(isCompressed)
  return isSame(hash160(kind === 'p2sh' ? nestedScript(publicKey) : publicKey), program)
}

function hashOf(message: string): Uint8Array {
  const text = toUtf8(message)
  return sha256Twice(concatBytes(PREFIX, CompactSize.encode(BigInt(text.length)), text))
}
