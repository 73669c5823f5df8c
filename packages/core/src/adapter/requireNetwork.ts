import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { AdapterContext } from './context.js'

/** Throws `CHAIN_NOT_SUPPORTED` for a network outside of the app's list, whose nodes are unknown. */
export function requireNetwork<N extends Namespace>(
  { $networks }: { readonly $networks: Pick<AdapterContext<N>['$networks'], 'get'> },
  caipNetworkId: CaipNetworkId<N>,
): Network<N> {
  const network = $networks.get().find((each) => each.caipNetworkId === caipNetworkId)
  if (network) return network
  throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
}
