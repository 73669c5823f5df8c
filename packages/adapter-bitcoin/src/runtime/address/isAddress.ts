import type { Network } from '@foyer/core/adapter'
import { MAINNET_ID } from '../networks/networkNames.js'
import { parseAddress } from './parseAddress.js'

export function isAddress(value: string, network?: Network<'bip122'>): boolean {
  const parsed = parseAddress(value)
  return parsed !== undefined && (!network || (parsed.chain === 'main') === (network.caipNetworkId === MAINNET_ID))
}
