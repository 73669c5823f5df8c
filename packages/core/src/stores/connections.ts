import { atom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/readable.js'

/** A connection that can be used now. */
export interface LiveConnection {
  readonly walletId: string
  readonly connection: Connection
  /** Ends the watching of this connection. */
  readonly unwatch: Unsubscribe
}

/** What is kept of a connection between visits, and what an integrator sees of it. */
export interface ConnectionRecord {
  readonly connectorId: string
  /** For display before the wallet has been found again. */
  readonly name: string
  readonly icon?: string | undefined
  readonly accounts: readonly Pick<Account, 'address' | 'type'>[]
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Was in use on an earlier visit and is not connected now. */
  readonly recent: boolean
  readonly auth?: { readonly name: string } | undefined
}

export interface NamespaceConnections {
  /** The first one is the active one. */
  readonly live: readonly LiveConnection[]
  readonly records: readonly ConnectionRecord[]
}

const none: NamespaceConnections = { live: [], records: [] }

/** The connections of each namespace: live ones, the active one first, and the records that outlive a visit. */
export function createConnectionsStore(records: PerNamespace<readonly ConnectionRecord[]>) {
  const $connections = atom<PerNamespace<NamespaceConnections>>(
    Object.fromEntries(Object.entries(records).map(([namespace, each]) => [namespace, { live: [], records: each }])),
  )
  const of = (namespace: Namespace) => $connections.get()[namespace] ?? none
  const set = (namespace: Namespace, change: Partial<NamespaceConnections>) =>
    $connections.set({ ...$connections.get(), [namespace]: { ...of(namespace), ...change } })

  return {
    $connections,
    of,
    active: (namespace: Namespace): LiveConnection | undefined => of(namespace).live[0],
    live: (namespace: Namespace, walletId: string): LiveConnection | undefined =>
      of(namespace).live.find((each) => each.walletId === walletId),
    namespaces: (): readonly Namespace[] => Object.keys($connections.get()).filter((each) => of(each).live.length > 0),
    /** Adds a live connection and its record; `active` puts it first. */
    add(namespace: Namespace, live: LiveConnection, record: ConnectionRecord, active: boolean) {
      const others = of(namespace).live.filter(({ walletId }) => walletId !== live.walletId)
      const kept = of(namespace).records.filter(({ connectorId }) => connectorId !== record.connectorId)
      set(namespace, {
        live: active ? [live, ...others] : [...others, live],
        records: active ? [record, ...kept] : [...kept, record],
      })
    },
    activate(namespace: Namespace, walletId: string) {
      const first = <T>(list: readonly T[], id: (each: T) => string) => [
        ...list.filter((each) => id(each) === walletId),
        ...list.filter((each) => id(each) !== walletId),
      ]
      const { live, records: kept } = of(namespace)
      set(namespace, { live: first(live, (each) => each.walletId), records: first(kept, (each) => each.connectorId) })
    },
    /** Takes a live connection out. Its record becomes a recent one, without addresses. */
    end(namespace: Namespace, walletId: string) {
      set(namespace, {
        live: of(namespace).live.filter((each) => each.walletId !== walletId),
        records: of(namespace).records.map((each) =>
          each.connectorId === walletId ? { ...each, recent: true, accounts: [] } : each,
        ),
      })
    },
    updateRecord(namespace: Namespace, connectorId: string, change: Partial<ConnectionRecord>) {
      set(namespace, {
        records: of(namespace).records.map((each) => (each.connectorId === connectorId ? { ...each, ...change } : each)),
      })
    },
    forget(namespace: Namespace, connectorId: string) {
      set(namespace, { records: of(namespace).records.filter((each) => each.connectorId !== connectorId) })
    },
    /** The accounts or the network of a live connection changed in place. */
    touch: (namespace: Namespace) => set(namespace, { live: [...of(namespace).live] }),
  }
}
