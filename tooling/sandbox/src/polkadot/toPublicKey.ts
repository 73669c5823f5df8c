import { u8aToHex } from '@polkadot/util/u8a'
import { base58 } from '@scure/base'

/**
 * The 32 bytes behind an address of any prefix, as hex; undefined when it is none. Its checksum is not looked at: a
 * wallet only compares.
 */
export function toPublicKey(address: unknown) {
  try {
    const bytes = base58.decode(String(address))
    const size = (bytes[0] ?? 0) & 0x40 ? 2 : 1
    return bytes.length === size + 34 ? u8aToHex(bytes.slice(size, -2)) : undefined
  } catch {
    return undefined
  }
}
