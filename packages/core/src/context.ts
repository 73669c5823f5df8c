import type { WritableAtom } from 'nanostores'
import type { ChainAdapter } from './adapter/contract.js'
import type { Options } from './options.js'
import type { Events } from './services/events.js'
import type { Storage } from './services/storage.js'
import type { createAccountsStore } from './stores/accounts.js'
import type { createAttemptStore } from './stores/attempt.js'
import type { createConnectionsStore } from './stores/connections.js'
import type { createConnectorsStore } from './stores/connectors.js'
import type { createDirectoryStore } from './stores/directory.js'
import type { createModalStore } from './stores/modal.js'
import type { createNetworksStore } from './stores/networks.js'
import type { createNoticesStore } from './stores/notices.js'
import type { createRecentsStore } from './stores/recents.js'
import type { createRouterStore } from './stores/router.js'
import type { createSwitchingStore } from './stores/switching.js'
import type { createThemeStore } from './stores/theme.js'
import type { Namespace, PerNamespace } from './types/caip.js'
import type { Log } from './types/log.js'
import type { OpenParameters } from './types/views.js'
import type { Wallet } from './types/wallet.js'

/**
 * Six of them (`attempt`, `connectors`, `directory`, `recents`, `router`, `switching`) are there once `completeContext` has run: before every flow,
 * action and view.
 */
export interface Stores {
  readonly accounts: ReturnType<typeof createAccountsStore>
  readonly attempt: ReturnType<typeof createAttemptStore>
  readonly connections: ReturnType<typeof createConnectionsStore>
  /** What the adapters have found, before the site's wishes. */
  readonly $found: WritableAtom<PerNamespace<readonly Wallet[]>>
  readonly connectors: ReturnType<typeof createConnectorsStore>
  readonly directory: ReturnType<typeof createDirectoryStore>
  readonly modal: ReturnType<typeof createModalStore>
  readonly networks: ReturnType<typeof createNetworksStore>
  readonly notices: ReturnType<typeof createNoticesStore>
  readonly recents: ReturnType<typeof createRecentsStore>
  readonly router: ReturnType<typeof createRouterStore>
  readonly switching: ReturnType<typeof createSwitchingStore>
  readonly theme: ReturnType<typeof createThemeStore>
}

export interface Services {
  readonly storage: Storage
  readonly events: Events
}

/** A part with a life of its own, made on first use and once per modal. */
export interface Feature<T> {
  readonly id: string
  readonly create: (context: ModalContext) => T
}

/** The one thing a flow receives. Built in `createModal`, never imported as a value. */
export interface ModalContext {
  readonly options: Options
  readonly stores: Stores
  readonly services: Services
  readonly adapters: ReadonlyMap<Namespace, ChainAdapter>
  /** Aborted by `destroy()`. */
  readonly signal: AbortSignal
  readonly log: Log
  /** Opening and closing in this very turn. Undefined until `completeContext` has run. */
  late: { open(parameters?: OpenParameters): Promise<void>; close(): void } | undefined
  /** Loads the view layer without showing anything. */
  preloadUi(): Promise<void>
  /** Loads and mounts the view layer, once. False at once when there is none. */
  mountUi(): Promise<boolean>
  /** Same feature, same modal, same object. */
  use<T>(feature: Feature<T>): T
}
