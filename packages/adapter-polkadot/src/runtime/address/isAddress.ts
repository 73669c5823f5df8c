import type { Network } from '@foyer/core/adapter'
import { GENERIC_PREFIX, prefixOf, takesEthereum } from './formats.js'
import { decodeSs58 } from './ss58.js'

/**
 * True for SS58 of any prefix with a right checksum: an account is the same on all networks. Where the page has a network
 * with Ethereum's accounts, also for those. Of one network, true for its own form and the generic one: whoever gives an
 * address of another network, a deposit address for one, may only look for it there.
 */
export async function isAddress(
  value: string,
  networks: readonly Network<'polkadot'>[],
  network?: Network<'polkadot'>,
): Promise<boolean> {
  const decoded = decodeSs58(value)
  if (decoded && !network) return true
  if (decoded && network) {
    const { prefix } = decoded
    const own = prefixOf(network, String(network.id))
    return !takesEthereum(network) && (prefix === own || prefix === GENERIC_PREFIX)
  }
  if (!value.startsWith('0x') || !(network ? [network] : networks).some(takesEthereum)) return false
  const { isEthereumAddress } = await import('./isEthereumAddress.js')
  return isEthereumAddress(value)
}
