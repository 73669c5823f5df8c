import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { Namespace } from '../types/caip.js'
import { syncAccount } from './syncAccount.js'

export interface ActivateConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Makes one of several live connections the one in use. */
export function activateConnection(context: ModalContext, { namespace, walletId }: ActivateConnectionParameters): void {
  const { connections, networks } = context.stores
  const live = connections.live(namespace, walletId)
  if (!live) throw new ModalError('CONNECTOR_NOT_FOUND', { context: { walletId } })
  connections.activate(namespace, walletId)
  networks.activateNamespace(namespace)
  live.connection.activate?.()
  syncAccount(context, { namespace })
}
