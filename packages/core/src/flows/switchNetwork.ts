import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { CaipNetworkId } from '../types/caip.js'
import { raiseAlert } from './raiseAlert.js'
import { syncAccount } from './syncAccount.js'

export interface SwitchNetworkParameters {
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Makes a network the active one. Where a wallet of its namespace is connected, the wallet switches first, and the page
 * follows what the wallet then says. Rejects with `NETWORK_NOT_FOUND` (also raised as an alert), `USER_REJECTED`,
 * `CHAIN_NOT_SUPPORTED`, `ACT_UNSUPPORTED`, `NETWORK_CLIENT_MISSING` after `destroy()`.
 */
export async function switchNetwork(context: ModalContext, { caipNetworkId }: SwitchNetworkParameters): Promise<void> {
  const { connections, networks } = context.stores
  if (context.signal.aborted) throw new ModalError('NETWORK_CLIENT_MISSING')
  const network = networks.find(caipNetworkId)
  if (!network) {
    raiseAlert(context, 'NETWORK_NOT_FOUND', `${caipNetworkId} is not among the configured networks`)
    throw new ModalError('NETWORK_NOT_FOUND', { context: { caipNetworkId } })
  }

  const namespace = network.chainNamespace
  const connection = connections.active(namespace)?.connection
  if (connection) {
    if (connection.caipNetworkId !== caipNetworkId) {
      if (!connection.switchNetwork) throw new ModalError('ACT_UNSUPPORTED', { context: { act: 'switch networks' } })
      try {
        await connection.switchNetwork(network)
      } catch (cause) {
        throw toModalError(cause)
      }
    }
    // Ended or replaced while the wallet was asked: its answer is no longer ours.
    if (connections.active(namespace)?.connection !== connection) return
    activateNamespace(context, namespace)
    syncAccount(context, { namespace })
    return
  }

  const before = networks.$active.get()?.caipNetworkId
  networks.activate(network)
  networks.activateNamespace(namespace)
  syncAccount(context, { namespace })
  if (before !== caipNetworkId) context.services.events.emit('networkChange', { caipNetworkId })
}

function activateNamespace(context: ModalContext, namespace: string) {
  const { connections, networks } = context.stores
  if (networks.$namespace.get() === namespace) return
  networks.activateNamespace(namespace)
  const caipNetworkId = connections.active(namespace)?.connection.caipNetworkId
  if (caipNetworkId) context.services.events.emit('networkChange', { caipNetworkId })
}
