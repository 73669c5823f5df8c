import { defineErrors } from '../errors/defineErrors.js'
import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { moveConnectionToFront } from '../state/connectionChanges.js'
import { emitNetworkChange } from '../state/networks.js'
import type { RegisteredNamespace } from '../types/register.js'
import { syncAccount } from './syncAccount.js'

const switchError = defineErrors({
  CONNECTOR_NOT_FOUND:
    'No connector found for connection\nThe wallet "{walletId}" has no live connection on "{namespace}": call connect() first.',
})

export interface SwitchConnectionParameters {
  readonly namespace: RegisteredNamespace
  readonly walletId: string
}

/** Activates one of several live connections. Throws `CONNECTOR_NOT_FOUND` if the wallet has no live connection. */
export function switchConnection(modal: Modal, { namespace, walletId }: SwitchConnectionParameters): void {
  const context = getContext(modal)
  const { connections, networks } = context.stores
  if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
  const live = connections.live(namespace, walletId)
  if (!live) throw switchError('CONNECTOR_NOT_FOUND', { context: { walletId, namespace } })
  moveConnectionToFront(connections, namespace, walletId)
  live.connection.activate?.()
  syncAccount(context, { namespace })
  networks.activateNamespace(namespace)
  emitNetworkChange(context)
}
