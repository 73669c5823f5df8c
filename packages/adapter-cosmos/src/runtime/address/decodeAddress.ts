import { bech32 } from '@scure/base'

/** Decodes a bech32 address (BIP-173). Undefined for an invalid one. */
export function decodeAddress(value: string): { readonly prefix: string; readonly data: Uint8Array } | undefined {
  try {
    const { prefix, bytes } = bech32.decodeToBytes(value)
    return { prefix, data: bytes }
  } catch {
    return undefined
  }
}
