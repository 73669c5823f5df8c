import type { ModalContext } from '../modal/context.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

interface Connected {
  readonly namespace: Namespace
  readonly account: Account
}

// Reports each account that the user connects or makes active. Restored accounts are not reported.
export function watchUserInitiatedConnections(
  { services, stores }: ModalContext,
  listener: (connected: Connected) => void,
): Unsubscribe {
  const stops = [
    services.events.on('connect', ({ namespace, account, isRestored }) => {
      if (!isRestored) listener({ namespace, account })
    }),
    // The user may also choose a wallet that is connected already, which then becomes active.
    stores.attempt.$attempt.listen((attempt) => {
      if (attempt.status !== 'connected' || !attempt.namespace) return
      const live = stores.connections.active(attempt.namespace)
      if (live) listener({ namespace: attempt.namespace, account: live.connection.accounts[0] })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
