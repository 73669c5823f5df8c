import type { ReadableAtom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type {
  AdapterDefinition,
  AdapterNamespace,
  AdapterProvider,
  AdaptersByNamespace,
} from '../adapter/defineAdapter.js'
import type { ModalEvents } from '../state/events.js'
import type { Account, AccountState } from '../types/account.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { Network, NetworkIdOf, NetworkInput } from '../types/network.js'
import type { RegisteredNamespace } from '../types/register.js'
import type { RequestRecord } from '../types/requests.js'
import type { ThemeMode, ThemeState, ThemeVariables } from '../types/theme.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { OpenParameters } from '../types/views.js'
import type { BaseContext } from './context.js'

export interface ModalState {
  readonly isOpen: boolean
  /** True from `open()` until the view layer has loaded. */
  readonly isLoading: boolean
  readonly namespace: RegisteredNamespace | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Modal of an app. Other functions of the modal are actions in `@foyer/core/actions`. */
export interface Modal<
  A extends readonly AdapterDefinition[] = readonly AdapterDefinition[],
  Networks extends readonly NetworkInput[] = readonly NetworkInput[],
> {
  readonly $state: ReadableAtom<ModalState>
  readonly $network: ReadableAtom<Network | undefined>
  readonly $theme: ReadableAtom<ThemeState>
  /** Hosts that this modal has asked since the page loaded, by purpose; the latest is last. */
  readonly requests: ReadableAtom<readonly RequestRecord[]>
  /** Returns a store with the account of a namespace. @default the active namespace, also after it changes */
  $account(namespace?: AdapterNamespace<A>): ReadableAtom<AccountState>
  /** Adapters by namespace. They may have members besides those of `ChainAdapter`, such as `eip155.wagmiConfig`. */
  readonly adapters: AdaptersByNamespace<A>
  /** Never set: only carries the types of the configured networks. */
  readonly '~networks'?: Networks | undefined

  /**
   * Opens the modal: on the requested view, else on Account if the user is connected, else on Connect. Resolves when
   * the modal closes, with the account that the user connected meanwhile, or with `undefined`. Rejects with
   * `UI_LOAD_FAILED` if the views could not be loaded.
   */
  open(parameters?: OpenParameters): Promise<Account | undefined>
  /** Closes the modal. Cancels a pending wallet request: a later answer of the wallet is ignored. */
  close(): void
  /** Ends all connections, or those of one namespace. If several namespaces fail, rejects with a single error. */
  disconnect(namespace?: AdapterNamespace<A>): Promise<void>
  switchNetwork(
    network: (NetworkIdOf<Networks[number]> & CaipNetworkId<AdapterNamespace<A>>) | NetworkInput,
  ): Promise<void>
  /** Returns the active connection of a namespace, with its provider, accounts and wallet methods. */
  connection<N extends AdapterNamespace<A>>(namespace: N): Connection<N, AdapterProvider<A, N>> | undefined
  /** Throws "Adapter for namespace {namespace} doesn't exist". */
  addNetwork(network: NetworkInput): void
  /** Throws "Adapter for namespace {namespace} doesn't exist". */
  removeNetwork(caipNetworkId: CaipNetworkId): void
  setTheme(theme: { readonly mode?: ThemeMode | undefined; readonly variables?: ThemeVariables | undefined }): void
  /** Adds a listener. If it throws, the error is logged, and other listeners still run. */
  on<E extends keyof ModalEvents>(event: E, listener: (payload: ModalEvents[E]) => void): Unsubscribe
  /** Ends all listeners, timers, requests and watchers of this modal, and removes its DOM. */
  destroy(): void

  /** Internal: used by views, features and actions. May change in any release. */
  readonly context: BaseContext
}
