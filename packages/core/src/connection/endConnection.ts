import type { ModalContext } from '../modal/context.js'
import { moveConnectionToFront, removeConnection } from '../state/connectionChanges.js'
import { resetNetworks } from '../state/networkChanges.js'
import { emitNetworkChange } from '../state/networks.js'
import type { Namespace } from '../types/caip.js'
import { getNamespace } from '../utils/caip.js'
import { isRecord } from '../utils/isRecord.js'
import { syncAccount, updateAccountStatus } from './syncAccount.js'

export interface EndConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
  readonly byWallet?: boolean | undefined
  // Set when the user or the app disconnects. @default false
  readonly isRequested?: boolean | undefined
  // True when the wallet is locked but still connected: the stored connection is kept. @default false
  readonly locked?: boolean | undefined
}

export function endConnection(context: ModalContext, parameters: EndConnectionParameters): void {
  const { namespace, walletId, byWallet = false, isRequested = false, locked = false } = parameters
  const { accounts, connections, networks, switching } = context.stores
  const live = connections.live(namespace, walletId)
  if (!live) return

  const wasActive = connections.active(namespace) === live
  live.unwatch()
  removeConnection(connections, namespace, walletId, { locked })

  const next = connections.active(namespace)
  if (next && wasActive) {
    moveConnectionToFront(connections, namespace, next.walletId)
    next.connection.activate?.()
    syncAccount(context, { namespace })
  } else if (!next) {
    accounts.reset(namespace)
    resetNetworks(networks, namespace)
    updateAccountStatus(context, { namespace })
    const [other] = connections.namespaces()
    if (other && networks.$namespace.get() === namespace) networks.activateNamespace(other)
  }
  if (wasActive) {
    const target = switching.$switching.get()
    if (target.status !== 'idle' && getNamespace(target.caipNetworkId) === namespace) switching.cancel()
  }
  context.connectionEvents.emit({ type: 'ended', namespace, walletId, wasActive, isRequested, locked })
  context.services.events.emit('disconnect', { namespace, walletId, byWallet })
  emitNetworkChange(context)
}

// Key whose `storage` event notifies other tabs of an ended connection. The value is removed at once.
export const ENDED_CONNECTION_KEY = 'connection_ended'

export interface EndedConnection {
  readonly namespace: Namespace
  readonly walletId: string
}

export function notifyOtherTabs({ services: { storage } }: ModalContext, ended: EndedConnection): void {
  storage.setJson(ENDED_CONNECTION_KEY, ended)
  storage.remove(ENDED_CONNECTION_KEY)
}

export function parseEndedConnection(text: string): EndedConnection | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const { namespace, walletId } = isRecord(value) ? value : {}
    return typeof namespace === 'string' && typeof walletId === 'string' ? { namespace, walletId } : undefined
  } catch {
    return undefined
  }
}
