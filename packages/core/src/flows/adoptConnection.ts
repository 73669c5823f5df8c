import type { Connection } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { endConnection } from './endConnection.js'
import { followConnection } from './followConnection.js'
import { syncAccount } from './syncAccount.js'

export interface AdoptConnectionParameters {
  readonly namespace: Namespace
  readonly wallet: Wallet
  readonly connection: Connection
  /** It becomes the one in use. */
  readonly active: boolean
  readonly restored: boolean
}

/** Takes a connection in, wherever it came from: the visitor, storage, or the integrator's own library. */
export function adoptConnection(context: ModalContext, parameters: AdoptConnectionParameters): void {
  const { namespace, wallet, connection, active, restored } = parameters
  const { connections, networks, recents } = context.stores
  const walletId = wallet.id

  const known = connections.live(namespace, walletId)
  if (known && known.connection !== connection) known.unwatch()
  const unwatch =
    known?.connection === connection
      ? known.unwatch
      : connection.watch((change) => {
          if (change.type === 'end') endConnection(context, { namespace, walletId })
          else followConnection(context, { namespace, walletId, change })
        })

  const first = active || !connections.active(namespace)
  const [account] = connection.accounts
  connections.add(
    namespace,
    { walletId, connection, unwatch },
    {
      connectorId: walletId,
      name: wallet.name,
      icon: wallet.imageUrl,
      accounts: connection.accounts.map(({ address, type }) => ({ address, type })),
      caipNetworkId: connection.caipNetworkId,
      recent: false,
    },
    first,
  )
  if (!restored) {
    recents.add(walletId)
    networks.activateNamespace(namespace)
  }
  if (first) {
    connection.activate?.()
    syncAccount(context, { namespace })
  }
  if (!known) context.services.events.emit('connect', { namespace, account, walletId, restored })
}
