import { atom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

export interface LiveConnection {
  readonly walletId: string
  readonly connection: Connection
  readonly unwatch: Unsubscribe
}

export interface ConnectionRecord {
  readonly walletId: string
  readonly name: string
  readonly icon?: string | undefined
  readonly accounts: readonly Pick<Account, 'address' | 'type'>[]
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** True for a wallet that is disconnected and only listed among the recent ones. */
  readonly recent: boolean
  /** True if the wallet is locked, absent or does not answer. It may still connect later. Not stored. */
  readonly locked?: boolean | undefined
  readonly auth?: { readonly name: string } | undefined
  /**
   * Addresses of which the wallet must own one, if there are any. Set while a connection that another library stored is
   * not confirmed by the wallet; `accounts` is empty until then.
   */
  readonly expected?: readonly string[] | undefined
}

export interface NamespaceConnections {
  readonly live: readonly LiveConnection[]
  readonly records: readonly ConnectionRecord[]
}

const none: NamespaceConnections = { live: [], records: [] }

export function createConnectionsStore() {
  const $connections = atom<PerNamespace<NamespaceConnections>>({})
  const of = (namespace: Namespace) => $connections.get()[namespace] ?? none
  return {
    $connections,
    of,
    active: (namespace: Namespace): LiveConnection | undefined => of(namespace).live[0],
    live: (namespace: Namespace, walletId: string): LiveConnection | undefined =>
      of(namespace).live.find((each) => each.walletId === walletId),
    namespaces: (): readonly Namespace[] => Object.keys($connections.get()).filter((each) => of(each).live.length > 0),
    set: (namespace: Namespace, change: Partial<NamespaceConnections>) =>
      $connections.set({ ...$connections.get(), [namespace]: { ...of(namespace), ...change } }),
  }
}

export type ConnectionsStore = ReturnType<typeof createConnectionsStore>
