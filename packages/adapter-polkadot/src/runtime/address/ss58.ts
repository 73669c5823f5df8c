import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

/** An SS58 address taken apart (https://docs.polkadot.com/reference/parachains/accounts/#address-formats). */
export interface Ss58 {
  /** Which network the text is written for; the account is the same on all. */
  readonly prefix: number
  /** The 32 bytes of the account. */
  readonly publicKey: Uint8Array
}

const SALT = new TextEncoder().encode('SS58PRE')
const KEY_LENGTH = 32
const CHECKSUM_LENGTH = 2

/** Prefixes up to this one take one byte, those beyond it two. */
const LAST_SHORT_PREFIX = 63

/** Undefined for whatever is no address of a 32-byte account with a right checksum. */
export function decodeSs58(address: string): Ss58 | undefined {
  const bytes = decodeBase58(address)
  const [first = 0, second = 0] = bytes ?? []
  const size = first & 0x40 ? 2 : 1
  if (!bytes || first & 0x80 || bytes.length !== size + KEY_LENGTH + CHECKSUM_LENGTH) return
  const body = bytes.subarray(0, -CHECKSUM_LENGTH)
  if (checksum(body).some((byte, index) => byte !== bytes[body.length + index])) return
  // The six lower bits of the first byte are bits 2 to 7 of the number; the second byte holds bits 0, 1 and 8 to 13.
  const prefix = size === 1 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  // A number that would have fitted into one byte has one spelling only.
  if (size === 2 && prefix <= LAST_SHORT_PREFIX) return
  return { prefix, publicKey: body.slice(size) }
}

/** The account as a network spells it. */
export function encodeSs58({ prefix, publicKey }: Ss58): string {
  const head =
    prefix <= LAST_SHORT_PREFIX ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6)]
  const body = Uint8Array.of(...head, ...publicKey)
  return base58.encode(Uint8Array.of(...body, ...checksum(body)))
}

function checksum(body: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.of(...SALT, ...body)).subarray(0, CHECKSUM_LENGTH)
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
