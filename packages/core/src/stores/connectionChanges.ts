import type { Connection } from '../adapter/connection.js'
import type { Namespace } from '../types/caip.js'
import type { ConnectionRecord, ConnectionsStore, LiveConnection } from './connections.js'

// How the connections change. Apart from the store, because nothing changes before a wallet is asked.

const left = { recent: true, accounts: [] } as const

/** What was in use on the last visit and has not been restored, nor given up. */
export function waitingConnections(store: ConnectionsStore, namespace: Namespace): readonly ConnectionRecord[] {
  return keptConnections(store, namespace).filter(({ locked }) => !locked)
}

/** The same, and those whose wallet is locked. */
export function keptConnections(store: ConnectionsStore, namespace: Namespace): readonly ConnectionRecord[] {
  return store.of(namespace).records.filter(({ recent, connectorId }) => !recent && !store.live(namespace, connectorId))
}

/** Nobody waits for a wallet that is locked, absent or silent, but what it has allowed is kept. */
export function setLocked(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  store.set(namespace, { records: changed(store, namespace, walletId, { locked: true }) })
}

/** Puts in what was remembered. What the visitor has done since comes first. */
export function recallConnections(
  store: ConnectionsStore,
  namespace: Namespace,
  records: readonly ConnectionRecord[],
): void {
  const known = store.of(namespace).records
  const older = records.filter(({ connectorId }) => !known.some((each) => each.connectorId === connectorId))
  store.set(namespace, { records: [...known, ...older] })
}

/** Puts in what was connected elsewhere, to be restored: behind what is connected here. */
export function reviveRecords(
  store: ConnectionsStore,
  namespace: Namespace,
  revived: readonly ConnectionRecord[],
): void {
  if (!revived.length) return
  const { live, records } = store.of(namespace)
  const others = records.filter(({ connectorId }) => !revived.some((each) => each.connectorId === connectorId))
  store.set(namespace, { records: live.length ? [...others, ...revived] : [...revived, ...others] })
}

/** Adds a live connection and its record; `active` puts it first. */
export function addConnection(
  store: ConnectionsStore,
  namespace: Namespace,
  added: LiveConnection,
  { name, icon, auth }: Pick<ConnectionRecord, 'name' | 'icon' | 'auth'>,
  active: boolean,
): void {
  const { walletId, connection } = added
  const record = { connectorId: walletId, name, icon, ...(auth && { auth }), ...contentOf(connection) }
  const { live, records } = store.of(namespace)
  const others = live.filter((each) => each.walletId !== walletId)
  const older = records.filter((each) => each.connectorId !== walletId)
  store.set(namespace, {
    live: active ? [added, ...others] : [...others, added],
    records: active ? [record, ...older] : [...older, record],
  })
}

/** Puts one of the live connections first. */
export function putFirst(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  const first = <T>(list: readonly T[], id: (each: T) => string) => [
    ...list.filter((each) => id(each) === walletId),
    ...list.filter((each) => id(each) !== walletId),
  ]
  const { live, records } = store.of(namespace)
  store.set(namespace, {
    live: first(live, (each) => each.walletId),
    records: first(records, (each) => each.connectorId),
  })
}

/** Takes a live connection out. Its record becomes a recent one, without addresses, unless the wallet is only locked. */
export function takeOut(
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

/** Gives up restoring: the record becomes a recent one, without addresses. */
export function giveUp(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  store.set(namespace, { records: changed(store, namespace, walletId, left) })
}

/** The accounts or the network of a live connection changed in place: its record follows. */
export function touchConnection(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
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
  return store.of(namespace).records.map((each) => (each.connectorId === walletId ? { ...each, ...change } : each))
}

function contentOf({
  accounts,
  caipNetworkId,
}: Connection): Pick<ConnectionRecord, 'accounts' | 'caipNetworkId' | 'recent'> {
  return { accounts: accounts.map(({ address, type }) => ({ address, type })), caipNetworkId, recent: false }
}

/** Nothing is kept of a connection that has ended. */
export function dropRecord(store: ConnectionsStore, namespace: Namespace, walletId: string): void {
  store.set(namespace, { records: store.of(namespace).records.filter(({ connectorId }) => connectorId !== walletId) })
}
