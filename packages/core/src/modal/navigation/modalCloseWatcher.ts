import { watchUserInitiatedConnections } from '../../connection/watchUserInitiatedConnections.js'
import type { Account } from '../../types/account.js'
import type { Namespace } from '../../types/caip.js'
import type { ModalContext, Service } from '../context.js'

interface OutcomeWatcher {
  begin(): void
  whenClosed(): Promise<Account | undefined>
}

export const modalCloseWatcher: Service<OutcomeWatcher> = {
  create(context) {
    let closed: Promise<Account | undefined> = Promise.resolve(undefined)
    return {
      begin() {
        closed = waitForClose(context)
      },
      whenClosed: () => closed,
    }
  },
}

// Resolves when the modal closes. A modal embedded in the page does not close, so it resolves when the user has
// connected.
function waitForClose(context: ModalContext): Promise<Account | undefined> {
  const { options, services, stores, signal } = context
  return new Promise((resolve) => {
    let namespace: Namespace | undefined
    const end = () => {
      stopConnects()
      stopClose()
      signal.removeEventListener('abort', end)
      resolve(namespace && stores.connections.active(namespace)?.connection.accounts[0])
    }
    const stopConnects = watchUserInitiatedConnections(context, (connected) => {
      namespace = connected.namespace
      if (options.enableEmbedded) end()
    })
    const stopClose = services.events.on('close', end)
    signal.addEventListener('abort', end)
  })
}
