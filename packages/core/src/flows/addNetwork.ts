import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { Network } from '../types/network.js'
import { tellNetwork } from './tellNetwork.js'

/** Adds a network, or replaces the one of the same id. Throws `ADAPTER_MISSING` without an adapter for it. */
export function addNetwork(context: ModalContext, network: Network): void {
  const namespace = network.chainNamespace
  if (context.signal.aborted) throw new ModalError('NETWORK_CLIENT_MISSING')
  if (!context.adapters.has(namespace)) throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
  context.stores.networks.add(network)
  tellNetwork(context)
}
