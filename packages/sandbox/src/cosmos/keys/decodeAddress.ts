import { bech32 } from '@scure/base'

/** Decodes an address, or throws. CosmJS 0.39 passes a limit that @scure/base 2.4 rejects. */
export function decodeAddress(address: string) {
  const { prefix, bytes } = bech32.decodeToBytes(address)
  return { prefix, bytes }
}
