import { bech32 } from '@scure/base'

/** The parts of a bech32 text (BIP-173), its checksum being right; undefined for anything else. */
export function decodeAddress(value: string): { readonly prefix: string; readonly data: Uint8Array } | undefined {
  try {
    const { prefix, bytes } = bech32.decodeToBytes(value)
    return { prefix, data: bytes }
  } catch {
    return undefined
  }
}
