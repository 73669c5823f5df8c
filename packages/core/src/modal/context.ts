import type { WritableAtom } from 'nanostores'
import type { OwnNode } from '../adapter/context.js'
import type { ChainAdapter } from '../adapter/contract.js'
import type { FeatureContext } from '../feature/context.js'
import type { FeatureDefinition, FeatureInstance } from '../feature/defineFeature.js'
import type { ViewBehavior } from '../feature/viewBehavior.js'
import type { WalletSource } from '../feature/walletSource.js'
import type { createAccountsStore } from '../state/accounts.js'
import type { createConnectAttemptStore, createNetworkSwitchStore } from '../state/attempt.js'
import type { ConnectionEventEmitter } from '../state/connectionEvents.js'
import type { createConnectionsStore } from '../state/connections.js'
import type { createConnectorsStore } from '../state/connectors.js'
import type { createDirectoryStore } from '../state/directory.js'
import type { ModalEventEmitter } from '../state/events.js'
import type { createAccountViewersStore, createModalStore, createThemeStore } from '../state/modal.js'
import type { createNetworksStore } from '../state/networks.js'
import type { createNoticesStore } from '../state/notices.js'
import type { createPortfolioStore } from '../state/portfolio.js'
import type { createRecentWalletsStore } from '../state/recents.js'
import type { RequestLedger } from '../state/requests.js'
import type { createRouterStore } from '../state/router.js'
import type { ModalStorage } from '../state/storage.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Log } from '../types/log.js'
import type { OpenParameters, Route } from '../types/views.js'
import type { Wallet } from '../types/wallet.js'
import type { Modal } from './modal.js'
import type { AppOptions, BaseOptions, Options } from './options.js'

export interface BaseStores {
  readonly accounts: ReturnType<typeof createAccountsStore>
  readonly connections: ReturnType<typeof createConnectionsStore>
  readonly $discovered: WritableAtom<PerNamespace<readonly Wallet[]>>
  readonly modal: ReturnType<typeof createModalStore>
  readonly networks: ReturnType<typeof createNetworksStore>
  readonly portfolio: ReturnType<typeof createPortfolioStore>
  readonly viewers: ReturnType<typeof createAccountViewersStore>
  readonly theme: ReturnType<typeof createThemeStore>
}

interface RuntimeStores {
  readonly attempt: ReturnType<typeof createConnectAttemptStore>
  readonly connectors: ReturnType<typeof createConnectorsStore>
  readonly directory: ReturnType<typeof createDirectoryStore>
  readonly notices: ReturnType<typeof createNoticesStore>
  readonly recents: ReturnType<typeof createRecentWalletsStore>
  readonly router: ReturnType<typeof createRouterStore>
  readonly switching: ReturnType<typeof createNetworkSwitchStore>
}

export interface Stores extends BaseStores, RuntimeStores {}

export interface Services {
  readonly storage: ModalStorage
  readonly events: ModalEventEmitter
  readonly requests: RequestLedger
  // Nodes that the user chose. Set by the feature `ownNodes`, where it is on.
  ownNodes?: { find(caipNetworkId: CaipNetworkId): OwnNode | undefined } | undefined
}

// Service that a modal creates on first use. `use` returns the same instance for the same definition.
export interface Service<T> {
  readonly create: (context: ModalContext) => T
}

// State of a modal before its runtime starts. `startRuntime` adds the rest to this object and makes it a
// `ModalContext`.
export interface BaseContext {
  readonly modal: Modal
  // Options as the app passed them, without defaults, to tell an omitted option from one set to its default.
  readonly appOptions: AppOptions
  readonly options: BaseOptions
  readonly stores: BaseStores & Partial<RuntimeStores>
  readonly services: Services
  readonly adapters: ReadonlyMap<Namespace, ChainAdapter>
  readonly customFeatures: readonly FeatureDefinition[]
  // Aborts when the app calls `destroy()`.
  readonly signal: AbortSignal
  readonly log: Log
  // False if the modal is headless: it then loads no navigation.
  readonly hasUi: boolean
  show(parameters?: OpenParameters): Promise<void>
  preloadUi(): Promise<void>
  // Loads and mounts the view layer, once. Resolves to false if the modal is headless.
  mountUi(): Promise<boolean>
  navigation: Navigation | undefined
  loadNavigation(): Promise<Navigation>
}

export interface Navigation {
  open(parameters?: OpenParameters): Promise<void>
  close(): void
  whenClosed(): Promise<Account | undefined>
  push(route: Route): void
  reset(route: Route): void
  replace(route: Route): void
  back(): void
  prefetch(): void
}

// Everything that belongs to one modal. Functions get it as a parameter, so that modules hold no state.
export interface ModalContext extends BaseContext {
  readonly options: Options
  readonly stores: Stores
  readonly connectionEvents: ConnectionEventEmitter
  readonly features: readonly FeatureInstance[]
  readonly sources: readonly WalletSource[]
  readonly browser: WalletSource
  readonly views: Map<string, ViewBehavior>
  use<T>(service: Service<T>): T
}

// Context of a feature with the modal's context. All features get this object, but the public type hides `context` from
// an app's features.
export interface InternalFeatureContext extends FeatureContext {
  readonly context: ModalContext
}
