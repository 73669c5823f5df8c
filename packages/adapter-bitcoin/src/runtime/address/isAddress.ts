import type { Network } from '@foyer/core/adapter'
import { MAINNET } from '../networkNames.js'
import { parseAddress } from './parseAddress.js'

/**
 * True for an address of mainnet or of a test network, checksum and length included; where a network is given, for one of
 * its own. Test networks share their forms.
 */
export function isAddress(value: string, network?: Network<'bip122'>): boolean {
  const parsed = parseAddress(value)
  return parsed !== undefined && (!network || (parsed.chain === 'main') === (network.caipNetworkId === MAINNET))
}
