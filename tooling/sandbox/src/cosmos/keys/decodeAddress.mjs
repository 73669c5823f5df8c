import { bech32 } from '@scure/base'

/**
 * The parts of an address; throws for anything else. CosmJS's own decoder sets a limit that the library beneath it no
 * longer takes.
 *
 * @param {string} address
 */
export function decodeAddress(address) {
  const { prefix, bytes } = bech32.decodeToBytes(address)
  return { prefix, bytes }
}
