import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import { syncAccount } from './syncAccount.js'

export interface EndConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Forgets a connection that has ended, from whichever side. Another one of the same namespace takes its place. */
export function endConnection(context: ModalContext, { namespace, walletId }: EndConnectionParameters): void {
  const { accounts, connections, modal, networks, router } = context.stores
  const live = connections.live(namespace, walletId)
  if (!live) return

  const wasActive = connections.active(namespace) === live
  live.unwatch()
  connections.end(namespace, walletId)

  const next = connections.active(namespace)
  if (next && wasActive) {
    connections.activate(namespace, next.walletId)
    next.connection.activate?.()
    syncAccount(context, { namespace })
  } else if (!next) {
    accounts.reset(namespace)
    networks.reset(namespace)
    const [other] = connections.namespaces()
    if (other && networks.$namespace.get() === namespace) networks.activateNamespace(other)
    const { view } = router.$route.get()
    // These views show a wallet that is no longer there.
    const needsWallet = view === 'Account' || view === 'ProfileWallets' || view === 'UnsupportedChain'
    if (modal.$modal.get().open && needsWallet && !other) router.reset({ view: 'Connect' })
  }
  context.services.events.emit('disconnect', { namespace, walletId })
}
