import type { ModalContext } from '../context.js'
import { letIn } from './admission.js'
import { askAdmission } from './askAdmission.js'
import { endConnection } from './endConnection.js'
import { syncAccount } from './syncAccount.js'

/** Where features decide who comes in: asks them about the accounts that wallets change to by themselves. */
export function admitChanges(context: ModalContext): void {
  const asked = new Map<string, AbortController>()
  const stop = context.announcements.listen((announcement) => {
    if (announcement.type !== 'wantsIn') return
    const { namespace, walletId, account, caipNetworkId } = announcement
    const key = `${namespace}:${walletId}`
    asked.get(key)?.abort()
    const mine = new AbortController()
    asked.set(key, mine)
    const signal = AbortSignal.any([mine.signal, context.signal])
    const live = context.stores.connections.live(namespace, walletId)
    if (!live) return
    const { connection } = live
    // The wallet may have gone on to another account, or have left.
    const isCurrent = () =>
      !signal.aborted &&
      context.stores.connections.live(namespace, walletId) === live &&
      connection.accounts[0].address === account.address
    askAdmission(context, {
      namespace,
      account,
      caipNetworkId,
      connection,
      restored: false,
      isTimed: true,
      signal,
    }).then(
      () => {
        if (!isCurrent()) return
        letIn(context, { namespace, walletId, address: account.address })
        syncAccount(context, { namespace })
      },
      (cause: unknown) => {
        if (!isCurrent()) return
        context.log('warn', `The account that "${walletId}" changed to is not let in`, cause)
        endConnection(context, { namespace, walletId })
        connection.disconnect().catch(() => undefined)
      },
    )
  })
  context.signal.addEventListener('abort', stop, { once: true })
  // What wallets did while this was being loaded.
  for (const namespace of context.stores.connections.namespaces()) syncAccount(context, { namespace })
}
