import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, bech32, bech32m } from '@scure/base'

// Returns true if the address of any namespace has a wrong checksum. False if its format has no checksum.
export function isMistypedAddress(text: string): boolean {
  if (/^0x[\da-f]{40}$/i.test(text)) return !fitsEip55(text.slice(2))
  if (BECH32.test(text)) return !fitsBech32(text)
  return BASE58.test(text) && !fitsBase58(text)
}

const BECH32 = /^((bc|tb|bcrt)1[\da-z]{11,87}|(BC|TB|BCRT)1[\dA-Z]{11,87}|[a-z]{2,20}1[\da-z]{38,64})$/
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{26,50}$/

function fitsEip55(digits: string): boolean {
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = keccak_256(new TextEncoder().encode(lower))
  return [...digits].every((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 15
    return digit === (nibble > 7 ? digit.toUpperCase() : digit.toLowerCase())
  })
}

// Checks the checksum of a bech32 address. Bitcoin's witness version decides between bech32 and bech32m (BIP-350);
// other chains use bech32.
function fitsBech32(text: string): boolean {
  const isBitcoin = /^(bc|tb|bcrt)1/i.test(text)
  const [version] = text.toLowerCase().slice(text.lastIndexOf('1') + 1)
  const codec = isBitcoin && version !== 'q' ? bech32m : bech32
  return codec.decodeUnsafe(text) !== undefined
}

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
  // A Solana address has no checksum: any 32 bytes are valid.
  return true
}

const SS58 = new TextEncoder().encode('SS58PRE')

const isEnd = (bytes: Uint8Array, end: Uint8Array): boolean =>
  end.every((byte, index) => byte === bytes[bytes.length - end.length + index])
