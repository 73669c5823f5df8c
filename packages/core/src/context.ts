import type { WritableAtom } from 'nanostores'
import type { ChainAdapter } from './adapter/contract.js'
import type { ComposedFeature, FeatureDefinition } from './feature/defineFeature.js'
import type { FeatureHost } from './feature/host.js'
import type { ViewTraits } from './feature/viewTraits.js'
import type { WalletSource } from './feature/walletSource.js'
import type { EarlyOptions, Options, SiteOptions } from './options.js'
import type { Announcements } from './services/announcements.js'
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
import type { createPortfolioStore } from './stores/portfolio.js'
import type { createRecentsStore } from './stores/recents.js'
import type { createRouterStore } from './stores/router.js'
import type { createSwitchingStore } from './stores/switching.js'
import type { createThemeStore } from './stores/theme.js'
import type { Namespace, PerNamespace } from './types/caip.js'
import type { Log } from './types/log.js'
import type { OpenParameters, Route } from './types/views.js'
import type { Wallet } from './types/wallet.js'

/** What a page with only a button has. */
export interface EarlyStores {
  readonly accounts: ReturnType<typeof createAccountsStore>
  readonly connections: ReturnType<typeof createConnectionsStore>
  /** What the adapters have found, before the site's wishes. */
  readonly $found: WritableAtom<PerNamespace<readonly Wallet[]>>
  readonly modal: ReturnType<typeof createModalStore>
  readonly networks: ReturnType<typeof createNetworksStore>
  /** What accounts own. */
  readonly portfolio: ReturnType<typeof createPortfolioStore>
  readonly theme: ReturnType<typeof createThemeStore>
}

/** The early ones, and those of connecting and of the views. */
export interface Stores extends EarlyStores {
  readonly attempt: ReturnType<typeof createAttemptStore>
  readonly connectors: ReturnType<typeof createConnectorsStore>
  readonly directory: ReturnType<typeof createDirectoryStore>
  readonly notices: ReturnType<typeof createNoticesStore>
  readonly recents: ReturnType<typeof createRecentsStore>
  readonly router: ReturnType<typeof createRouterStore>
  readonly switching: ReturnType<typeof createSwitchingStore>
}

export interface Services {
  readonly storage: Storage
  readonly events: Events
}

/** Of the inside: something with a life of its own, made on first use and once per modal. The object is its key. */
export interface Part<T> {
  readonly create: (context: ModalContext) => T
}

/** What `createModal` builds: enough to check options, find wallets and show a button. */
export interface EarlyContext {
  /** What the site wrote: what it left out is not the same as what it set to the default. */
  readonly given: SiteOptions
  readonly options: EarlyOptions
  readonly stores: EarlyStores
  readonly services: Services
  readonly adapters: ReadonlyMap<Namespace, ChainAdapter>
  /** What the site has plugged in. */
  readonly plugins: readonly FeatureDefinition[]
  /** Aborted by `destroy()`. */
  readonly signal: AbortSignal
  readonly log: Log
  /** False: the modal is headless, and nothing that navigates is loaded. */
  readonly hasUi: boolean
  /** Loads the view layer without showing anything. */
  preloadUi(): Promise<void>
  /** Loads and mounts the view layer, once. False at once when there is none. */
  mountUi(): Promise<boolean>
  /** The whole, once `completeContext` has made it. */
  complete: ModalContext | undefined
  /** What moves the modal in this very turn, once its code is here. */
  navigation: Navigation | undefined
  /** Brings that. */
  loadNavigation(): Promise<Navigation>
}

/** Moving the modal. */
export interface Navigation {
  open(parameters?: OpenParameters): Promise<void>
  close(): void
  push(route: Route): void
  replace(route: Route): void
  back(): void
}

/** The one thing a flow receives: all that one modal owns. Made by `completeContext`, never imported as a value. */
export interface ModalContext extends EarlyContext {
  readonly options: Options
  readonly stores: Stores
  /** What has happened to connections, told inside of the modal. */
  readonly announcements: Announcements
  /** Ours that are on, then the site's. */
  readonly features: readonly ComposedFeature[]
  /** Ways to reach wallets that features bring. */
  readonly sources: readonly WalletSource[]
  /** The adapters together: the wallets of this browser. */
  readonly browser: WalletSource
  /** What each view says of itself: those of features, and ours once the modal's own code is here. */
  readonly views: Map<string, ViewTraits>
  /** Same part, same modal, same object. */
  use<T>(part: Part<T>): T
}

/** What Foyer's own features see: all of the modal. Every host is one; the contract does not say so to others. */
export interface OwnHost extends FeatureHost {
  readonly context: ModalContext
}
