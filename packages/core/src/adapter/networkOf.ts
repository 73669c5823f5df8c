import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { AdapterHost } from './host.js'

/** The page's network of this id. Throws `CHAIN_NOT_SUPPORTED` for one that it does not have: nobody knows its nodes. */
export function networkOf<N extends Namespace>(
  { $networks }: { readonly $networks: Pick<AdapterHost<N>['$networks'], 'get'> },
  caipNetworkId: CaipNetworkId<N>,
): Network<N> {
  const network = $networks.get().find((each) => each.caipNetworkId === caipNetworkId)
  if (network) return network
  throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
}
