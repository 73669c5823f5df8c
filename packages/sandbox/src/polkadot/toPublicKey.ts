import { u8aToHex } from '@polkadot/util/u8a'
import { base58 } from '@scure/base'

/**
 * Decodes an address of any prefix to hex, or returns undefined. Skips the checksum, as wallets only compare addresses.
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
