import type { ReadableAtom } from 'nanostores'
import type { ChainReader } from '../adapter/chainReader.js'
import type { ChannelSupport } from '../adapter/channel.js'
import type { Connection } from '../adapter/connection.js'
import type { AdapterStorage } from '../adapter/context.js'
import type { ChainAdapter } from '../adapter/contract.js'
import type { Http, HttpQuery } from '../http/http.js'
import type { Modal } from '../modal/modal.js'
import type { Options } from '../modal/options.js'
import type { PortfolioEntry } from '../state/portfolio.js'
import type { AccountIdentity, AccountState } from '../types/account.js'
import type { CaipAddress, Namespace } from '../types/caip.js'
import type { RemoteFeatures } from '../types/features.js'
import type { Network } from '../types/network.js'
import type { RequestPurpose } from '../types/requests.js'
import type { ServiceUrls } from '../types/services.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { OpenParameters, Route } from '../types/views.js'
import type { AnalyticsEvents } from './analyticsEvents.js'
import type { FeatureDefinition } from './defineFeature.js'
import type { LazyPermissionSource } from './permissionSource.js'

/**
 * Part of a feature that is created on first use, such as its controller. `use` returns the same instance each time.
 */
export interface FeatureService<T> {
  readonly create: (context: FeatureContext) => T
}

export interface FeatureStorage extends AdapterStorage {
  setJson(name: string, value: unknown): void
  /** Reads a stored value. Removes a value that is no JSON, or for which `parse` returns undefined or throws. */
  getJson<T>(name: string, parse: (value: unknown) => T | undefined): T | undefined
  /** Calls the listener when another tab changes the value. */
  watch(name: string, listener: () => void): Unsubscribe
}

export interface FeatureContext {
  readonly options: Options
  /** Modal to pass to actions of `@foyer/core/actions`, and to listen for events (`modal.on`). */
  readonly modal: Modal
  /** Aborts when the modal is destroyed. Pass it to listeners, timers and requests. */
  readonly signal: AbortSignal
  /** Key-value store of this feature (`@appkit/feature:{id}:…`). Never throws. */
  readonly storage: FeatureStorage
  /**
   * Returns the service of another feature in this modal, or one of this feature's own services. Each is created on
   * first use. Throws `FEATURE_MISSING`.
   */
  use<T>(service: FeatureDefinition<T> | FeatureService<T>): T
  readonly $accounts: ReadableAtom<Readonly<Record<string, AccountState>>>
  /** Accounts without balances, for readers that must not update with every new balance. */
  readonly $identities: ReadableAtom<Readonly<Record<string, AccountIdentity>>>
  readonly $namespace: ReadableAtom<Namespace>
  /** Undefined while the wallet is on a network that the app does not list. */
  readonly $network: ReadableAtom<Network | undefined>
  readonly $networks: ReadableAtom<readonly Network[]>
  /** Route on screen. Undefined while the modal is closed. */
  readonly $route: ReadableAtom<Route | undefined>
  /** Returns the account of a namespace. @default the active namespace */
  account(namespace?: Namespace): AccountState
  /**
   * Returns the network of a namespace. While its wallet is on a network that the app does not list, returns the last
   * listed one.
   */
  activeNetwork(namespace?: Namespace): Network | undefined
  findNetwork(caipNetworkId: string | undefined): Network | undefined
  connection(namespace?: Namespace): Connection | undefined
  /** Returns the id of the wallet to which {@link connection} belongs. */
  walletId(namespace?: Namespace): string | undefined
  adapter(namespace: Namespace): ChainAdapter | undefined
  chainReader(namespace: Namespace): Promise<ChainReader> | undefined
  channel(namespace: Namespace): Promise<ChannelSupport> | undefined
  /**
   * Returns an account's portfolio as a store. The portfolio is refreshed while the store has listeners; without
   * listeners, `get` reads it once.
   */
  owned(caipAddress: CaipAddress): ReadableAtom<PortfolioEntry>
  /** Refreshes the portfolio, e.g. after inclusion. Never rejects: the entry holds the error. */
  refreshOwned(caipAddress: CaipAddress): Promise<void>
  /**
   * Loads a JSON client with limits of time and size. It repeats a failed GET, and a failed POST only where the call
   * says so. `baseUrl` is the name of one of the modal's services, or a URL without a trailing slash.
   */
  http(parameters: { readonly baseUrl: keyof ServiceUrls | (string & {}); readonly query?: HttpQuery }): Promise<Http>
  /** Records a request for `modal.requests`. `http` does so itself. @default purpose 'feature' */
  noteRequest(url: string, purpose?: RequestPurpose): void
  /** Returns the `permissionSource` of each enabled feature, in the order in which features are listed. */
  permissionSources(): readonly LazyPermissionSource[]
  /** Returns which features the project's configuration allows. Undefined until the configuration has loaded. */
  remoteFeatures(): RemoteFeatures | undefined
  /** False if the modal is headless, so that views never open. */
  readonly hasUi: boolean
  hasView(view: string): boolean
  /** Returns the routes from the first to the one on screen. Empty while the modal is closed. */
  history(): readonly Route[]
  push(route: Route): void
  /** Opens a view as the first one, so that Back does not lead to earlier views. */
  reset(route: Route): void
  replace(route: Route): void
  back(): void
  open(parameters?: OpenParameters): Promise<void>
  close(): void
  toast(message: string, variant?: 'success' | 'loading' | 'error', title?: string): void
  /** Alerts the developer to a mistake in the app, in the console and, during development, in the modal. */
  raiseAlert(detail: string): void
  /** Reports a user's action to the project's owner. Never throws; does nothing where analytics are off. */
  track<Name extends keyof AnalyticsEvents>(
    name: Name,
    ...properties: AnalyticsEvents[Name] extends undefined ? [] : [properties: AnalyticsEvents[Name]]
  ): void
  log(level: 'debug' | 'warn' | 'error', message: string, data?: unknown): void
}
