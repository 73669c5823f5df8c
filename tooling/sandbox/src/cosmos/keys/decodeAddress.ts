import { bech32 } from '@scure/base'

/**
 * The parts of an address; throws for anything else. CosmJS's own decoder sets a limit that the library beneath it no
 * longer takes.
 */
export function decodeAddress(address: string) {
  const { prefix, bytes } = bech32.decodeToBytes(address)
  return { prefix, bytes }
}
