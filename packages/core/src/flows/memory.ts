import type { ModalContext, Part } from '../context.js'
import { readMemory, writeMemory } from '../services/memory.js'
import { recallConnections } from '../stores/connectionChanges.js'
import type { ConnectionRecord } from '../stores/connections.js'
import type { ConnectionStatus } from '../types/account.js'
import type { Namespace } from '../types/caip.js'

/**
 * What outlives a visit. It comes alive with the first thing that reads or changes it: it then puts in what the last
 * visit left, and keeps storage in step with the stores until the modal ends.
 */
export const memory: Part<void> = {
  create(context) {
    if (context.signal.aborted) return
    recall(context)
    remember(context)
  },
}

function recall({ adapters, services, stores }: ModalContext): void {
  const { accounts, connections, recents } = stores
  const { connections: stored, recentWallets } = readMemory(services.storage)
  recents.recall(recentWallets)
  for (const namespace of adapters.keys()) {
    const isLeft = accounts.get(namespace).status === 'disconnected'
    const known = stored[namespace] ?? []
    // Addresses of a namespace that was left are not kept.
    const records = isLeft ? known.map((each) => ({ ...each, accounts: [], recent: true })) : known
    if (records.length) recallConnections(connections, namespace, records)
    const record = records.find(({ recent }) => !recent)
    const [account] = record?.accounts ?? []
    if (!record || !account || accounts.get(namespace).address !== undefined) continue
    accounts.update(namespace, {
      address: account.address,
      allAccounts: record.accounts,
      connectedWalletInfo: { name: record.name, icon: record.icon, identifier: record.connectorId },
    })
  }
}

function remember(context: ModalContext): void {
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
    writeMemory(context.services.storage, memory, (namespace) => context.adapters.has(namespace))
  }
  // Several stores change in one step; the step is written once, and before the page can be left.
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
  // What was left on the last visit is forgotten there too.
  if (Object.values(connections.$connections.get()).some(({ records }) => records.length)) schedule()
}

/** A page that is left while it restores or asks must try again; one that only asked must not. */
function toStored({ stores }: ModalContext, namespace: Namespace, status: ConnectionStatus): ConnectionStatus {
  const { records } = stores.connections.of(namespace)
  // The next visit tries a locked wallet again.
  if (status === 'connected' || status === 'reconnecting' || records.some(isLocked)) return 'connected'
  return status === 'connecting' && records.some(({ recent }) => !recent) ? 'connected' : 'disconnected'
}

const isLocked = ({ locked, recent }: ConnectionRecord) => locked === true && !recent
