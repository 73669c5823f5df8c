import type { ModalContext } from '../context.js'
import { putFirst, takeOut } from '../stores/connectionChanges.js'
import { resetNetworks } from '../stores/networkChanges.js'
import type { Namespace } from '../types/caip.js'
import { namespaceOf } from '../utils/caip.js'
import { settleAccount } from './settleAccount.js'
import { syncAccount } from './syncAccount.js'
import { tellNetwork } from './tellNetwork.js'

export interface EndConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
  /** @default false */
  readonly byWallet?: boolean | undefined
  /** Somebody has disconnected. @default false */
  readonly asked?: boolean | undefined
  /** The wallet is only locked: what it has allowed is kept. @default false */
  readonly locked?: boolean | undefined
}

/** Forgets a connection that has ended, from whichever side. Another one of the same namespace takes its place. */
export function endConnection(context: ModalContext, parameters: EndConnectionParameters): void {
  const { namespace, walletId, byWallet = false, asked = false, locked = false } = parameters
  const { accounts, connections, networks, switching } = context.stores
  const live = connections.live(namespace, walletId)
  if (!live) return

  const wasActive = connections.active(namespace) === live
  live.unwatch()
  takeOut(connections, namespace, walletId, { locked })

  const next = connections.active(namespace)
  if (next && wasActive) {
    putFirst(connections, namespace, next.walletId)
    next.connection.activate?.()
    syncAccount(context, { namespace })
  } else if (!next) {
    accounts.reset(namespace)
    resetNetworks(networks, namespace)
    settleAccount(context, { namespace })
    const [other] = connections.namespaces()
    if (other && networks.$namespace.get() === namespace) networks.activateNamespace(other)
  }
  if (wasActive) {
    const target = switching.$switching.get()
    if (target.status !== 'idle' && namespaceOf(target.caipNetworkId) === namespace) switching.cancel()
  }
  context.announcements.tell({ type: 'ended', namespace, walletId, wasActive, asked, locked })
  context.services.events.emit('disconnect', { namespace, walletId, byWallet })
  tellNetwork(context)
}
