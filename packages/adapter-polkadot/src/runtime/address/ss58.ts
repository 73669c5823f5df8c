import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

/** Describes a decoded SS58 address (https://docs.polkadot.com/reference/parachains/accounts/#address-formats). */
export interface Ss58Address {
  readonly prefix: number
  readonly publicKey: Uint8Array
}

const SALT = new TextEncoder().encode('SS58PRE')
const KEY_LENGTH = 32
const CHECKSUM_LENGTH = 2

const LAST_SHORT_PREFIX = 63

/** Decodes an SS58 address of a 32-byte account. Undefined for any other text or a wrong checksum. */
export function decodeSs58(address: string): Ss58Address | undefined {
  const bytes = decodeBase58(address)
  const [first = 0, second = 0] = bytes ?? []
  const size = first & 0x40 ? 2 : 1
  if (!bytes || first & 0x80 || bytes.length !== size + KEY_LENGTH + CHECKSUM_LENGTH) return
  const body = bytes.subarray(0, -CHECKSUM_LENGTH)
  if (checksum(body).some((byte, index) => byte !== bytes[body.length + index])) return
  // The first byte holds bits 2 to 7 of the prefix, the second one bits 0, 1 and 8 to 13.
  const prefix = size === 1 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  // A prefix that fits one byte must not be written in two.
  if (size === 2 && prefix <= LAST_SHORT_PREFIX) return
  return { prefix, publicKey: body.slice(size) }
}

export function encodeSs58({ prefix, publicKey }: Ss58Address): string {
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
