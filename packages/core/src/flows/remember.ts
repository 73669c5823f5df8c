import type { ModalContext } from '../context.js'
import { writeMemory } from '../services/memory.js'
import type { ConnectionStatus } from '../types/account.js'
import type { Namespace } from '../types/caip.js'

/** Keeps storage in step with the stores, from now until the modal ends. */
export function remember(context: ModalContext): void {
  const { accounts, connections, networks, recents } = context.stores
  let scheduled = false
  const write = () => {
    scheduled = false
    if (context.signal.aborted) return
    writeMemory(context.services.storage, {
      statuses: Object.fromEntries(
        Object.entries(accounts.$accounts.get()).map(([namespace, { status }]) => [namespace, toStored(context, namespace, status)]),
      ),
      connections: Object.fromEntries(
        Object.entries(connections.$connections.get()).map(([namespace, { records }]) => [namespace, records]),
      ),
      activeNetworkId: networks.$active.get()?.caipNetworkId,
      recentWallets: recents.$recents.get(),
    })
  }
  // Several stores change in one step; the step is written once, and before the page can be left.
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    queueMicrotask(write)
  }
  const stops = [accounts.$accounts, connections.$connections, networks.$active, recents.$recents].map((store) =>
    store.listen(schedule),
  )
  context.signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true })
}

/** A page that is left while it restores or asks must try again; one that only asked must not. */
function toStored({ stores }: ModalContext, namespace: Namespace, status: ConnectionStatus): ConnectionStatus {
  if (status === 'connected' || status === 'reconnecting') return 'connected'
  return status === 'connecting' && stores.connections.of(namespace).records.some(({ recent }) => !recent)
    ? 'connected'
    : 'disconnected'
}
