import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import { putFirst } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'
import { syncAccount } from './syncAccount.js'
import { tellNetwork } from './tellNetwork.js'

export interface ActivateConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Makes one of several live connections the one in use. */
export function activateConnection(context: ModalContext, { namespace, walletId }: ActivateConnectionParameters): void {
  const { connections, networks } = context.stores
  if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
  const live = connections.live(namespace, walletId)
  if (!live) throw lateError('CONNECTOR_NOT_FOUND', { context: { walletId } })
  putFirst(connections, namespace, walletId)
  live.connection.activate?.()
  syncAccount(context, { namespace })
  networks.activateNamespace(namespace)
  tellNetwork(context)
}
