import { type AdapterHost, ModalError, type Network } from '@foyer/core/adapter'
import type { BitcoinNetworkId } from '../link.js'

/** The page's network of this id: where its nodes are, only the page knows. */
export function requireNetwork(host: AdapterHost<'bip122'>, caipNetworkId: BitcoinNetworkId): Network<'bip122'> {
  const network = host.$networks.get().find((each) => each.caipNetworkId === caipNetworkId)
  if (network) return network
  throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
}
