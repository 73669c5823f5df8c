import type { EarlyContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { namespaceOf } from '../utils/caip.js'
import { tellNetwork } from './tellNetwork.js'

/** Adds a network, or replaces the one of the same id. Throws `ADAPTER_MISSING` without an adapter for it. */
export function addNetwork(context: EarlyContext, network: Network): void {
  change(context, network.chainNamespace, () => context.stores.networks.add(network))
}

/** Takes a network out of the list. Throws `ADAPTER_MISSING` without an adapter for its namespace. */
export function removeNetwork(context: EarlyContext, caipNetworkId: CaipNetworkId): void {
  change(context, namespaceOf(caipNetworkId), () => context.stores.networks.remove(caipNetworkId))
}

function change(context: EarlyContext, namespace: Namespace, act: () => void): void {
  if (context.signal.aborted) throw new ModalError('NETWORK_CLIENT_MISSING')
  if (!context.adapters.has(namespace)) throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
  act()
  tellNetwork(context)
}
