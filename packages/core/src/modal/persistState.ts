import { addStoredRecords } from '../state/connectionChanges.js'
import type { ConnectionRecord } from '../state/connections.js'
import { readStoredState, writeStoredState } from '../state/storedState.js'
import type { ConnectionStatus } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { ModalContext, Service } from './context.js'

export const persistState: Service<void> = {
  create(context) {
    if (context.signal.aborted) return
    restoreMemory(context)
    followMemory(context)
  },
}

function restoreMemory({ adapters, services, stores }: ModalContext): void {
  const { accounts, connections, recents } = stores
  const { connections: stored, recentWallets } = readStoredState(services.storage)
  recents.recall(recentWallets)
  for (const namespace of adapters.keys()) {
    const isLeft = accounts.get(namespace).status === 'disconnected'
    const known = stored[namespace] ?? []
    // If the user had disconnected the namespace, forget its addresses.
    const records = isLeft ? known.map((each) => ({ ...each, accounts: [], recent: true })) : known
    if (records.length) addStoredRecords(connections, namespace, records)
    const record = records.find(({ recent }) => !recent)
    const [account] = record?.accounts ?? []
    if (!record || !account || accounts.get(namespace).address !== undefined) continue
    accounts.update(namespace, {
      address: account.address,
      allAccounts: record.accounts,
      connectedWalletInfo: { name: record.name, icon: record.icon, identifier: record.walletId },
    })
  }
}

function followMemory(context: ModalContext): void {
  const { accounts, connections, networks, recents } = context.stores
  let scheduled = false
  const write = () => {
    if (!scheduled) return
    scheduled = false
    const memory = {
      statuses: Object.fromEntries(
        Object.entries(accounts.$accounts.get()).map(([namespace, { status }]) => [
          namespace,
          toStored(context, namespace, status),
        ]),
      ),
      connections: Object.fromEntries(
        Object.entries(connections.$connections.get()).map(([namespace, { records }]) => [
          namespace,
          records.map(({ locked: _, ...record }) => record),
        ]),
      ),
      activeNetworkId: networks.$active.get()?.caipNetworkId,
      recentWallets: recents.$wallets.get(),
    }
    writeStoredState(context.services.storage, memory, (namespace) => context.adapters.has(namespace))
  }
  // Several stores change together: write once for all of them, and before the page can close.
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    queueMicrotask(write)
  }
  const stops = [accounts.$accounts, connections.$connections, networks.$active, recents.$wallets].map((store) =>
    store.listen(schedule),
  )
  const end = () => {
    for (const stop of stops) stop()
    write()
  }
  context.signal.addEventListener('abort', end, { once: true })
  // Write once at the start, because addresses of disconnected namespaces were removed above.
  if (Object.values(connections.$connections.get()).some(({ records }) => records.length)) schedule()
}

// Returns the status to store. An interrupted restore counts as connected, so that the next visit tries again; an
// interrupted first request as disconnected.
function toStored({ stores }: ModalContext, namespace: Namespace, status: ConnectionStatus): ConnectionStatus {
  const { records } = stores.connections.of(namespace)
  // The wallet may only be locked: the next visit tries again.
  if (status === 'connected' || status === 'reconnecting' || records.some(isLocked)) return 'connected'
  return status === 'connecting' && records.some(({ recent }) => !recent) ? 'connected' : 'disconnected'
}

const isLocked = ({ locked, recent }: ConnectionRecord) => locked === true && !recent
