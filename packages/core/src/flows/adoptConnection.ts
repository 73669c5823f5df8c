import type { Connection } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { isModalError } from '../errors/ModalError.js'
import { addConnection, waitingConnections } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { endConnection } from './endConnection.js'
import { followConnection } from './followConnection.js'
import { followNetworks } from './followNetworks.js'
import { sourceOf } from './sources.js'
import { syncAccount } from './syncAccount.js'
import { tellNetwork } from './tellNetwork.js'

export interface AdoptConnectionParameters {
  readonly namespace: Namespace
  readonly wallet: Wallet
  readonly connection: Connection
  /** It becomes the one in use, and its namespace the active one. */
  readonly active: boolean
  /** It becomes the one in use in its namespace. @default false */
  readonly leads?: boolean | undefined
  readonly restored: boolean
}

/** Takes a connection in, wherever it came from: the visitor, storage, or the integrator's own library. */
export function adoptConnection(context: ModalContext, parameters: AdoptConnectionParameters): void {
  const { namespace, wallet, connection, active, leads, restored } = parameters
  const { connections, networks, recents } = context.stores
  if (context.signal.aborted) return
  context.use(followNetworks)
  const walletId = wallet.id
  const source = sourceOf(context, walletId)

  const known = connections.live(namespace, walletId)
  if (known && known.connection !== connection) known.unwatch()
  const unwatch =
    known?.connection === connection
      ? known.unwatch
      : connection.watch((change) => {
          if (change.type === 'end') {
            endConnection(context, {
              namespace,
              walletId,
              byWallet: true,
              locked: isModalError(change.cause, 'WALLET_LOCKED'),
            })
          } else followConnection(context, { namespace, walletId, change })
        })

  const inUse = connections.active(namespace)
  // What came by itself does not go before what the visitor chose last time and is about to be here again.
  const isLate = restored || !waitingConnections(connections, namespace).some((each) => each.connectorId !== walletId)
  const first = active || leads || inUse?.walletId === walletId || (!inUse && isLate)
  const [account] = connection.accounts
  addConnection(
    connections,
    namespace,
    { walletId, connection, unwatch },
    { name: wallet.name, icon: wallet.imageUrl, auth: source.login ? { name: wallet.name } : undefined },
    first,
  )
  if (first) {
    connection.activate?.()
    syncAccount(context, { namespace })
  }
  if (!restored) {
    // Which one it was among those behind a way in, only who asked it knows.
    if (!source.spans) recents.add({ id: walletId })
    if (active) networks.activateNamespace(namespace)
    tellNetwork(context)
  }
  context.announcements.tell({ type: 'connected', namespace, walletId, account, restored })
  if (!known) context.services.events.emit('connect', { namespace, account, walletId, restored })
}
