import { ModalError } from '../errors/ModalError.js'
import type { BaseContext } from '../modal/context.js'
import { emitNetworkChange } from '../state/networks.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { getNamespace } from '../utils/caip.js'

// Adds a network; replaces a network with the same id. Throws `ADAPTER_MISSING` without an adapter for its namespace.
export function addNetwork(context: BaseContext, network: Network): void {
  change(context, network.chainNamespace, () => context.stores.networks.add(network))
}

// Removes a network. Throws `ADAPTER_MISSING` without an adapter for its namespace.
export function removeNetwork(context: BaseContext, caipNetworkId: CaipNetworkId): void {
  change(context, getNamespace(caipNetworkId), () => context.stores.networks.remove(caipNetworkId))
}

function change(context: BaseContext, namespace: Namespace, callback: () => void): void {
  if (context.signal.aborted) throw new ModalError('NETWORK_CLIENT_MISSING')
  if (!context.adapters.has(namespace)) throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
  callback()
  emitNetworkChange(context)
}
