import type { Network } from '@foyer/core/adapter'
import { takesEthereum } from './formats.js'
import { decodeSs58 } from './ss58.js'

/**
 * True for SS58 of any prefix with a right checksum: an account is the same on all networks. Where the page has a network
 * with Ethereum's accounts, also for those.
 */
export async function isAddress(value: string, networks: readonly Network<'polkadot'>[]): Promise<boolean> {
  if (decodeSs58(value)) return true
  if (!value.startsWith('0x') || !networks.some(takesEthereum)) return false
  const { isEthereumAddress } = await import('./isEthereumAddress.js')
  return isEthereumAddress(value)
}
