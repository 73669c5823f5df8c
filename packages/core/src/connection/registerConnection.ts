import type { Connection, ConnectionChange } from '../adapter/connection.js'
import { isModalError } from '../errors/ModalError.js'
import type { ModalContext, Service } from '../modal/context.js'
import { addConnection, getAwaitedRecords, updateRecordFromConnection } from '../state/connectionChanges.js'
import { emitNetworkChange } from '../state/networks.js'
import type { Namespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { getWalletSource } from '../wallets/sources.js'
import { isAccountAuthorized } from './authorization.js'
import { endConnection } from './endConnection.js'
import { syncAccount } from './syncAccount.js'

export interface RegisterConnectionParameters {
  readonly namespace: Namespace
  readonly wallet: Wallet
  readonly connection: Connection
  readonly active: boolean
  // Makes the connection active in its namespace, without changing the active namespace. @default false
  readonly isPreferred?: boolean | undefined
  readonly isRestored: boolean
}

export function registerConnection(context: ModalContext, parameters: RegisterConnectionParameters): void {
  const { namespace, wallet, connection, active, isPreferred, isRestored } = parameters
  const { connections, networks, recents } = context.stores
  if (context.signal.aborted) return
  context.use(followNetworks)
  const walletId = wallet.id
  const source = getWalletSource(context, walletId)

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
  // While the wallet that was last active is being restored, a connection made outside of the modal does not become
  // active.
  const isLate = isRestored || !getAwaitedRecords(connections, namespace).some((each) => each.walletId !== walletId)
  const first = active || isPreferred || inUse?.walletId === walletId || (!inUse && isLate)
  const [account] = connection.accounts
  addConnection(
    connections,
    namespace,
    { walletId, connection, unwatch },
    { name: wallet.name, icon: wallet.imageUrl, auth: source.isLogin ? { name: wallet.name } : undefined },
    first,
  )
  if (first) {
    connection.activate?.()
    syncAccount(context, { namespace })
  }
  if (!isRestored) {
    // WalletConnect's entry is not added to the recent wallets: the caller adds the wallet that the user chose.
    if (!source.isMultiNamespace && !source.isReadOnly) recents.add({ id: walletId })
    if (active) networks.activateNamespace(namespace)
    emitNetworkChange(context)
  }
  context.connectionEvents.emit({ type: 'connected', namespace, walletId, account, isRestored })
  if (!known) context.services.events.emit('connect', { namespace, account, walletId, isRestored })
}

// When the app adds or removes networks, the network of a connected wallet may become listed or unlisted: syncs its
// account.
const followNetworks: Service<void> = {
  create(context) {
    const { connections, networks } = context.stores
    const stop = networks.$all.listen(() => {
      for (const namespace of connections.namespaces()) syncAccount(context, { namespace })
      emitNetworkChange(context)
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}

interface FollowConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
  readonly change: Exclude<ConnectionChange, { type: 'end' }>
}

function followConnection(context: ModalContext, { namespace, walletId, change }: FollowConnectionParameters) {
  const { attempt, connections, networks, switching } = context.stores
  const live = connections.live(namespace, walletId)
  // Do not store an account before it is authorized.
  if (live && isAccountAuthorized(context, { namespace, ...live }))
    updateRecordFromConnection(connections, namespace, walletId)
  if (connections.active(namespace)?.walletId !== walletId) return

  const unsupported = () => networks.state(namespace).unsupportedCaipNetworkId
  const wasUnsupported = unsupported() !== undefined
  syncAccount(context, { namespace })
  const what = change.type
  // During a network switch or an attempt to connect, the code that started it handles the change. The wallet may be on
  // an unlisted network for a moment.
  if (switching.$switching.get().status === 'waiting' || attempt.$attempt.get().status === 'waiting') return
  const caipNetworkId = unsupported()
  if (what === 'network' && caipNetworkId && !context.options.allowUnsupportedChain) {
    context.connectionEvents.emit({ type: 'needsNetwork', namespace, caipNetworkId })
  } else context.connectionEvents.emit({ type: 'changed', namespace, what, wasUnsupported })
}

export async function applyPreferredAccountType(
  context: ModalContext,
  namespace: Namespace,
  connection: Connection,
): Promise<void> {
  const wanted = context.stores.accounts.get(namespace).preferredAccountTypes[namespace]
  const [first, ...others] = connection.accounts
  const account = first.type === wanted ? undefined : others.find(({ type }) => type === wanted)
  if (!account) return
  try {
    await connection.selectAccount?.(account)
  } catch (cause) {
    context.log('debug', `The account of type "${wanted}" could not be put first`, cause)
  }
}
