import type { Connection } from '../adapter/connection.js'
import type { Namespace } from '../types/caip.js'
import type { ConnectionRecord, ConnectionsStore, LiveConnection } from './connections.js'

// These functions are not in the store's module, so that they load only with the first connection.

const left = { recent: true, accounts: [], expected: undefined } as const

export function getAwaitedRecords(store: ConnectionsStore, namespace: Namespace): readonly ConnectionRecord[] {
  return getUnrestoredRecords(store, namespace).filter(({ locked }) => !locked)
}

export function getUnrestoredRecords(store: ConnectionsStore, namespace: Namespace): readonly ConnectionRecord[] {
  return store.of(namespace).records.filter(({ recent, walletId }) => !recent && !store.live(namespace, walletId))
}

// Marks a stored wallet that is locked, absent or does not answer, so that the account's status no longer waits for it.
// The connection stays stored.
export function markWalletLocked(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  store.set(namespace, { records: changed(store, namespace, walletId, { locked: true }) })
}

export function addStoredRecords(
  store: ConnectionsStore,
  namespace: Namespace,
  records: readonly ConnectionRecord[],
): void {
  const known = store.of(namespace).records
  const older = records.filter(({ walletId }) => !known.some((each) => each.walletId === walletId))
  store.set(namespace, { records: [...known, ...older] })
}

export function addRecordsOfOtherTab(
  store: ConnectionsStore,
  namespace: Namespace,
  revived: readonly ConnectionRecord[],
): void {
  if (!revived.length) return
  const { live, records } = store.of(namespace)
  const others = records.filter(({ walletId }) => !revived.some((each) => each.walletId === walletId))
  store.set(namespace, { records: live.length ? [...others, ...revived] : [...revived, ...others] })
}

export function addConnection(
  store: ConnectionsStore,
  namespace: Namespace,
  added: LiveConnection,
  { name, icon, auth }: Pick<ConnectionRecord, 'name' | 'icon' | 'auth'>,
  active: boolean,
): void {
  const { walletId, connection } = added
  const record = { walletId, name, icon, ...(auth && { auth }), ...contentOf(connection) }
  const { live, records } = store.of(namespace)
  const others = live.filter((each) => each.walletId !== walletId)
  const older = records.filter((each) => each.walletId !== walletId)
  store.set(namespace, {
    live: active ? [added, ...others] : [...others, added],
    records: active ? [record, ...older] : [...older, record],
  })
}

export function moveConnectionToFront(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  const first = <T>(list: readonly T[], id: (each: T) => string) => [
    ...list.filter((each) => id(each) === walletId),
    ...list.filter((each) => id(each) !== walletId),
  ]
  const { live, records } = store.of(namespace)
  store.set(namespace, {
    live: first(live, (each) => each.walletId),
    records: first(records, (each) => each.walletId),
  })
}

// Removes a connection. If the wallet is only locked, the stored record keeps its addresses; otherwise it becomes a
// recent wallet without addresses.
export function removeConnection(
  store: ConnectionsStore,
  namespace: Namespace,
  walletId: string,
  { locked }: { readonly locked: boolean },
): void {
  store.set(namespace, {
    live: store.of(namespace).live.filter((each) => each.walletId !== walletId),
    records: changed(store, namespace, walletId, locked ? { locked } : left),
  })
}

export function markRecordDisconnected(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  store.set(namespace, { records: changed(store, namespace, walletId, left) })
}

export function updateRecordFromConnection(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  const found = store.live(namespace, walletId)
  if (!found) return
  store.set(namespace, {
    live: [...store.of(namespace).live],
    records: changed(store, namespace, walletId, contentOf(found.connection)),
  })
}

function changed(
  store: ConnectionsStore,
  namespace: Namespace,
  walletId: string,
  change: Partial<ConnectionRecord>,
): readonly ConnectionRecord[] {
  return store.of(namespace).records.map((each) => (each.walletId === walletId ? { ...each, ...change } : each))
}

function contentOf({
  accounts,
  caipNetworkId,
}: Connection): Pick<ConnectionRecord, 'accounts' | 'caipNetworkId' | 'recent'> {
  return { accounts: accounts.map(({ address, type }) => ({ address, type })), caipNetworkId, recent: false }
}

export function removeRecord(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  store.set(namespace, { records: store.of(namespace).records.filter((each) => each.walletId !== walletId) })
}
