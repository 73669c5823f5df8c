import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, bech32, bech32m } from '@scure/base'

// Checksums of addresses, of all kinds of networks, whether the page has an adapter for them or not.

/**
 * Whether a text is an address of some kind in its form and its length, and the checksum in it does not fit: something of it
 * was mistyped. False for what has no checksum: nobody can tell.
 */
export function isMistyped(text: string): boolean {
  if (/^0x[\da-f]{40}$/i.test(text)) return !fitsEip55(text.slice(2))
  if (BECH32.test(text)) return !fitsBech32(text)
  return BASE58.test(text) && !fitsBase58(text)
}

/** The data may have letters that the code does not know: those are mistyped. */
const BECH32 = /^((bc|tb|bcrt)1[\da-z]{11,87}|(BC|TB|BCRT)1[\dA-Z]{11,87}|[a-z]{2,20}1[\da-z]{38,64})$/
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{26,50}$/

/** Of one case there is no checksum. */
function fitsEip55(digits: string): boolean {
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = keccak_256(new TextEncoder().encode(lower))
  return [...digits].every((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 15
    return digit === (nibble > 7 ? digit.toUpperCase() : digit.toLowerCase())
  })
}

/** Bitcoin's addresses say by their version which of the two they are (BIP-350), others are of the first. */
function fitsBech32(text: string): boolean {
  const isBitcoin = /^(bc|tb|bcrt)1/i.test(text)
  const [version] = text.toLowerCase().slice(text.lastIndexOf('1') + 1)
  const codec = isBitcoin && version !== 'q' ? bech32m : bech32
  return codec.decodeUnsafe(text) !== undefined
}

/** By how many bytes it is: Bitcoin and its kind are a version, 20 bytes and 4 of checksum, SS58 a prefix, a key and 2 of it. */
function fitsBase58(text: string): boolean {
  const bytes = base58.decode(text)
  if (bytes.length === 25) {
    const hash = sha256(sha256(bytes.subarray(0, -4)))
    return isEnd(bytes, hash.subarray(0, 4))
  }
  if (bytes.length === 35 || bytes.length === 36) {
    const body = bytes.subarray(0, -2)
    const hash = blake2b(Uint8Array.from([...SS58, ...body]), { dkLen: 64 })
    return isEnd(bytes, hash.subarray(0, 2))
  }
  // Solana's 32 have none.
  return true
}

const SS58 = new TextEncoder().encode('SS58PRE')

const isEnd = (bytes: Uint8Array, end: Uint8Array): boolean =>
  end.every((byte, index) => byte === bytes[bytes.length - end.length + index])
