import { track } from '../analytics/track.js'
import { connect } from '../connection/connect.js'
import { syncAccount } from '../connection/syncAccount.js'
import { ModalError } from '../errors/ModalError.js'
import { toWalletError } from '../errors/toWalletError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import { raiseAlert } from '../notices/raiseAlert.js'
import { stateError } from '../state/errors.js'
import { activateNetwork } from '../state/networkChanges.js'
import { emitNetworkChange } from '../state/networks.js'
import type { CaipNetworkId } from '../types/caip.js'
import { findWalletToAddNamespace } from '../wallets/sources.js'

export interface SwitchNetworkParameters {
  readonly caipNetworkId: CaipNetworkId
}

// Makes a network active. If a wallet of its namespace is connected, the wallet switches first, and the app then uses
// the wallet's network. Rejects with `NETWORK_NOT_FOUND` (also an alert), `USER_REJECTED`, `CHAIN_NOT_SUPPORTED`,
// `METHOD_UNSUPPORTED`, `CONNECTION_ENDED`, or `NETWORK_CLIENT_MISSING` after `destroy()`.
export async function switchNetwork(modal: Modal, { caipNetworkId }: SwitchNetworkParameters): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const { connections, networks } = context.stores
    if (context.signal.aborted) throw new ModalError('NETWORK_CLIENT_MISSING')
    const network = networks.find(caipNetworkId)
    if (!network) {
      raiseAlert(context, 'NETWORK_NOT_FOUND', `${caipNetworkId} is not among the configured networks`)
      throw stateError('NETWORK_NOT_FOUND', { context: { caipNetworkId } })
    }

    const namespace = network.chainNamespace
    const connection = connections.active(namespace)?.connection
    const joinable = connection ? undefined : findWalletToAddNamespace(context, namespace)
    const isOther = networks.$active.get()?.caipNetworkId !== caipNetworkId
    if (connection) {
      if (connection.caipNetworkId !== caipNetworkId) {
        if (!connection.switchNetwork)
          throw new ModalError('METHOD_UNSUPPORTED', { message: 'This wallet cannot switch networks' })
        try {
          await connection.switchNetwork(network)
        } catch (cause) {
          throw toWalletError(cause)
        }
      }
      // The connection has ended or another has replaced it: the wallet's answer no longer matters.
      if (connections.active(namespace)?.connection !== connection) throw new ModalError('CONNECTION_ENDED')
      syncAccount(context, { namespace })
    } else if (joinable) {
      await connect(modal, { walletId: joinable.id, namespace, caipNetworkId })
    } else activateNetwork(networks, network)
    networks.activateNamespace(namespace)
    emitNetworkChange(context)
    // Analytics should count switches by users only: the app may switch by itself while no wallet is connected.
    if (isOther && (connection || context.stores.modal.$modal.get().open))
      track(context, 'SWITCH_NETWORK', { network: caipNetworkId })
  })
}
