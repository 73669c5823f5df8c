import type { ReadableAtom } from 'nanostores'
import type { Connection } from './adapter/connection.js'
import type { AdapterDefinition, AdaptersOf, NamespaceOf, ProviderOf } from './adapter/defineAdapter.js'
import type { EarlyContext } from './context.js'
import type { ModalEvents } from './services/events.js'
import type { AccountState } from './types/account.js'
import type { CaipNetworkId, Namespace } from './types/caip.js'
import type { Network, NetworkInput } from './types/network.js'
import type { ThemeMode, ThemeState, ThemeVariables } from './types/theme.js'
import type { Unsubscribe } from './types/unsubscribe.js'
import type { OpenParameters } from './types/views.js'

export interface ModalState {
  readonly open: boolean
  /** From `open()` until the view layer has loaded. */
  readonly loading: boolean
  /** The namespace that the modal speaks of by default. */
  readonly namespace: Namespace | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** What an integrator holds. Everything else is an action of `@foyer/core/actions`. */
export interface Modal<A extends readonly AdapterDefinition[] = readonly AdapterDefinition[]> {
  readonly $state: ReadableAtom<ModalState>
  /** The active network. */
  readonly $network: ReadableAtom<Network | undefined>
  readonly $theme: ReadableAtom<ThemeState>
  /** The account of a namespace. @default the active namespace, followed when it changes */
  $account(namespace?: NamespaceOf<A>): ReadableAtom<AccountState>
  /** The adapters by namespace, with what each offers beyond the contract (e.g. `eip155.wagmiConfig`). */
  readonly adapters: AdaptersOf<A>

  /**
   * Opens the modal: the view asked for, else Account where the visitor is connected, else Connect. Resolves when the
   * first view is mounted. Rejects with `UI_LOAD_FAILED` when the view layer could not be loaded.
   */
  open(parameters?: OpenParameters): Promise<void>
  /** Closes the modal. A wallet request in progress is given up; its late answer changes nothing. */
  close(): void
  /** Ends all connections, or those of one namespace. Errors of several namespaces are joined into one. */
  disconnect(namespace?: NamespaceOf<A>): Promise<void>
  /** Switches the network, in the wallet too where one is connected. */
  switchNetwork(network: CaipNetworkId<NamespaceOf<A>> | NetworkInput): Promise<void>
  /** The active live connection: provider, accounts, and what this wallet can do. */
  connection<N extends NamespaceOf<A>>(namespace: N): Connection<N, ProviderOf<A, N>> | undefined
  /** Fails with "Adapter for namespace {namespace} doesn't exist". */
  addNetwork(network: NetworkInput): void
  /** Fails with "Adapter for namespace {namespace} doesn't exist". */
  removeNetwork(caipNetworkId: CaipNetworkId): void
  setTheme(theme: { readonly mode?: ThemeMode | undefined; readonly variables?: ThemeVariables | undefined }): void
  /** A listener that throws does not disturb the modal or other listeners. */
  on<E extends keyof ModalEvents>(event: E, listener: (payload: ModalEvents[E]) => void): Unsubscribe
  /** Ends every listener, timer, request and connection watcher of this instance and removes its DOM. */
  destroy(): void

  /** For views, features and actions. Not covered by semver. */
  readonly context: EarlyContext
}
