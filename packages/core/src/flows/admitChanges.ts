import type { ModalContext } from '../context.js'
import type { Announcement } from '../services/announcements.js'
import { accountOf, letIn } from './admission.js'
import { askAdmission } from './askAdmission.js'
import { endConnection } from './endConnection.js'
import { syncAccount } from './syncAccount.js'
import { tellTabs } from './tabs.js'

type WantsIn = Extract<Announcement, { readonly type: 'wantsIn' }>

/** An account that is being asked about. */
interface Asked {
  readonly who: string
  readonly over: AbortController
}

/** Where features decide who comes in: asks them about the accounts and networks that wallets change to by themselves. */
export function admitChanges(context: ModalContext): void {
  const asked = new Map<string, Asked>()
  const keyOf = ({ namespace, walletId }: Pick<WantsIn, 'namespace' | 'walletId'>) => `${namespace}:${walletId}`
  const ask = ({ namespace, walletId, account, caipNetworkId }: WantsIn) => {
    const live = context.stores.connections.live(namespace, walletId)
    if (!live) return
    const { connection } = live
    const key = keyOf({ namespace, walletId })
    const who = accountOf(connection)
    const before = asked.get(key)
    // Whatever reads the account anew meanwhile asks nobody anew.
    if (before?.who === who && !before.over.signal.aborted) return
    before?.over.abort()
    const over = new AbortController()
    asked.set(key, { who, over })
    const unwatch = connection.watch(() => accountOf(connection) !== who && over.abort())
    const signal = AbortSignal.any([over.signal, context.signal])
    // The wallet may have gone on to another account, or have left.
    const isCurrent = () =>
      !signal.aborted && context.stores.connections.live(namespace, walletId) === live && accountOf(connection) === who
    const target = { namespace, walletId, account, caipNetworkId, connection }
    askAdmission(context, { ...target, restored: false, asked: false, signal })
      .then(
        () => {
          if (!isCurrent()) return
          letIn(context, target)
          syncAccount(context, { namespace })
        },
        (cause: unknown) => {
          if (!isCurrent()) return
          context.log('warn', `The account that "${walletId}" changed to is not let in`, cause)
          endConnection(context, { namespace, walletId })
          tellTabs(context, { namespace, walletId })
          connection.disconnect().catch(() => undefined)
        },
      )
      .finally(() => {
        unwatch()
        if (asked.get(key)?.over === over) asked.delete(key)
      })
  }
  const stop = context.announcements.listen((announcement) => {
    if (announcement.type === 'wantsIn') ask(announcement)
    if (announcement.type === 'ended') asked.get(keyOf(announcement))?.over.abort()
  })
  context.signal.addEventListener('abort', stop, { once: true })
  // What wallets did while this was being loaded.
  for (const namespace of context.stores.connections.namespaces()) syncAccount(context, { namespace })
}
