import { atom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

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
  /** The wallet has not said no, and shows nothing of it: it is locked, absent or silent. Of this visit alone. */
  readonly locked?: boolean | undefined
  readonly auth?: { readonly name: string } | undefined
}

export interface NamespaceConnections {
  /** The first one is the active one. */
  readonly live: readonly LiveConnection[]
  readonly records: readonly ConnectionRecord[]
}

const none: NamespaceConnections = { live: [], records: [] }

/** The connections of each namespace: live ones, the active one first, and the records that outlive a visit. */
export function createConnectionsStore() {
  const $connections = atom<PerNamespace<NamespaceConnections>>({})
  const of = (namespace: Namespace) => $connections.get()[namespace] ?? none
  return {
    $connections,
    of,
    active: (namespace: Namespace): LiveConnection | undefined => of(namespace).live[0],
    live: (namespace: Namespace, walletId: string): LiveConnection | undefined =>
      of(namespace).live.find((each) => each.walletId === walletId),
    /** The namespaces that have a live connection. */
    namespaces: (): readonly Namespace[] => Object.keys($connections.get()).filter((each) => of(each).live.length > 0),
    /** For the changes beside this file. */
    set: (namespace: Namespace, change: Partial<NamespaceConnections>) =>
      $connections.set({ ...$connections.get(), [namespace]: { ...of(namespace), ...change } }),
  }
}

export type ConnectionsStore = ReturnType<typeof createConnectionsStore>
