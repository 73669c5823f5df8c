import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { Network } from '../types/network.js'
import { syncAccount } from './syncAccount.js'

/** Adds a network, or replaces the one of the same id. Throws `ADAPTER_MISSING` without an adapter for it. */
export function addNetwork(context: ModalContext, network: Network): void {
  const namespace = network.chainNamespace
  if (!context.adapters.has(namespace)) throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
  context.stores.networks.add(network)
  // The wallet may be on it already.
  syncAccount(context, { namespace })
}
