import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import { activateNetwork } from '../stores/networkChanges.js'
import type { CaipNetworkId } from '../types/caip.js'
import { connect } from './connect.js'
import { raiseAlert } from './raiseAlert.js'
import { joinableWallet } from './sources.js'
import { syncAccount } from './syncAccount.js'
import { tellNetwork } from './tellNetwork.js'
import { track } from './track.js'

export interface SwitchNetworkParameters {
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Makes a network the active one. Where a wallet of its namespace is connected, the wallet switches first, and the page
 * follows what the wallet then says. Rejects with `NETWORK_NOT_FOUND` (also raised as an alert), `USER_REJECTED`,
 * `CHAIN_NOT_SUPPORTED`, `ACT_UNSUPPORTED`, `CONNECTION_ENDED`, `NETWORK_CLIENT_MISSING` after `destroy()`.
 */
export async function switchNetwork(context: ModalContext, { caipNetworkId }: SwitchNetworkParameters): Promise<void> {
  const { connections, modal, networks } = context.stores
  if (context.signal.aborted) throw new ModalError('NETWORK_CLIENT_MISSING')
  const network = networks.find(caipNetworkId)
  if (!network) {
    raiseAlert(context, 'NETWORK_NOT_FOUND', `${caipNetworkId} is not among the configured networks`)
    throw lateError('NETWORK_NOT_FOUND', { context: { caipNetworkId } })
  }

  const namespace = network.chainNamespace
  const connection = connections.active(namespace)?.connection
  const joinable = connection ? undefined : joinableWallet(context, namespace)
  const isOther = networks.$active.get()?.caipNetworkId !== caipNetworkId
  if (connection) {
    if (connection.caipNetworkId !== caipNetworkId) {
      if (!connection.switchNetwork)
        throw new ModalError('ACT_UNSUPPORTED', { message: 'This wallet cannot switch networks' })
      try {
        await connection.switchNetwork(network)
      } catch (cause) {
        throw toModalError(cause)
      }
    }
    // Ended or replaced while the wallet was asked: its answer is no longer ours.
    if (connections.active(namespace)?.connection !== connection) throw new ModalError('CONNECTION_ENDED')
    syncAccount(context, { namespace })
  } else if (joinable) {
    await connect(context, { walletId: joinable.id, namespace, caipNetworkId })
  } else activateNetwork(networks, network)
  networks.activateNamespace(namespace)
  tellNetwork(context)
  // What a page chooses by itself while it loads is no choice of the visitor's.
  if (isOther && (connection || modal.$modal.get().open)) track(context, 'SWITCH_NETWORK', { network: caipNetworkId })
}
