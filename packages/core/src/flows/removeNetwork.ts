import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId } from '../types/caip.js'
import { namespaceOf } from '../utils/caip.js'
import { tellNetwork } from './tellNetwork.js'

/** Takes a network out of the list. Throws `ADAPTER_MISSING` without an adapter for its namespace. */
export function removeNetwork(context: ModalContext, caipNetworkId: CaipNetworkId): void {
  const namespace = namespaceOf(caipNetworkId)
  if (context.signal.aborted) throw new ModalError('NETWORK_CLIENT_MISSING')
  if (!context.adapters.has(namespace)) throw new ModalError('ADAPTER_MISSING', { context: { namespace } })
  context.stores.networks.remove(caipNetworkId)
  tellNetwork(context)
}
