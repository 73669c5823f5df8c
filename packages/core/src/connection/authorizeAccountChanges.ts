import type { ModalContext } from '../modal/context.js'
import type { ConnectionEvent } from '../state/connectionEvents.js'
import { markAuthorized, toAccountId } from './authorization.js'
import { authorizeAccount } from './authorizeAccount.js'
import { endConnection, notifyOtherTabs } from './endConnection.js'
import { syncAccount } from './syncAccount.js'

type NeedsAuthorization = Extract<ConnectionEvent, { readonly type: 'needsAuthorization' }>

interface PendingRequest {
  readonly accountId: string
  readonly over: AbortController
}

export function authorizeAccountChanges(context: ModalContext): void {
  const requests = new Map<string, PendingRequest>()
  const keyOf = ({ namespace, walletId }: Pick<NeedsAuthorization, 'namespace' | 'walletId'>) =>
    `${namespace}:${walletId}`
  const request = ({ namespace, walletId, account, caipNetworkId }: NeedsAuthorization) => {
    const live = context.stores.connections.live(namespace, walletId)
    if (!live) return
    const { connection } = live
    const key = keyOf({ namespace, walletId })
    const accountId = toAccountId(connection)
    const before = requests.get(key)
    if (before?.accountId === accountId && !before.over.signal.aborted) return
    before?.over.abort()
    const over = new AbortController()
    requests.set(key, { accountId, over })
    const unwatch = connection.watch(() => toAccountId(connection) !== accountId && over.abort())
    const signal = AbortSignal.any([over.signal, context.signal])
    // The account may no longer be current: the wallet may have changed it again, or disconnected.
    const isCurrent = () =>
      !signal.aborted &&
      context.stores.connections.live(namespace, walletId) === live &&
      toAccountId(connection) === accountId
    const target = { namespace, walletId, account, caipNetworkId, connection }
    authorizeAccount(context, { ...target, isRestored: false, isRequested: false, signal })
      .then(
        () => {
          if (!isCurrent()) return
          markAuthorized(context, target)
          syncAccount(context, { namespace })
        },
        (cause: unknown) => {
          if (!isCurrent()) return
          context.log('warn', `The account that "${walletId}" changed to is not authorized`, cause)
          endConnection(context, { namespace, walletId })
          notifyOtherTabs(context, { namespace, walletId })
          connection.disconnect().catch(() => undefined)
        },
      )
      .finally(() => {
        unwatch()
        if (requests.get(key)?.over === over) requests.delete(key)
      })
  }
  const stop = context.connectionEvents.listen((event) => {
    if (event.type === 'needsAuthorization') request(event)
    if (event.type === 'ended') requests.get(keyOf(event))?.over.abort()
  })
  context.signal.addEventListener('abort', stop, { once: true })
  // Authorizes accounts to which wallets changed while this module was loading.
  for (const namespace of context.stores.connections.namespaces()) syncAccount(context, { namespace })
}
