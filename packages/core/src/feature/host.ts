import type { ReadableAtom } from 'nanostores'
import type { ChannelSupport } from '../adapter/channel.js'
import type { Connection } from '../adapter/connection.js'
import type { AdapterStorage } from '../adapter/host.js'
import type { Ledger } from '../adapter/ledger.js'
import type { Http, Query } from '../services/http.js'
import type { PortfolioEntry } from '../stores/portfolio.js'
import type { AccountState } from '../types/account.js'
import type { CaipAddress, Namespace } from '../types/caip.js'
import type { Metadata } from '../types/metadata.js'
import type { Network } from '../types/network.js'
import type { ServiceUrls } from '../types/services.js'
import type { OpenParameters, Route } from '../types/views.js'
import type { FeatureDefinition } from './defineFeature.js'

/** Everything a feature may ask of the modal that it is plugged into. One host per feature per modal. */
export interface FeatureHost {
  readonly projectId: string
  readonly metadata: Metadata
  /** Aborted when the modal is destroyed: hand it to listeners, timers and requests. */
  readonly signal: AbortSignal
  /** Key-value store of this feature (`@appkit/feature:{id}:…`). Never throws. */
  readonly storage: AdapterStorage
  /** What a feature has made in this modal: this one's own, in what has no other way to it, or another one's. Throws `FEATURE_MISSING`. */
  use<T>(feature: FeatureDefinition<T>): T
  /** The visitor in each namespace. */
  readonly $accounts: ReadableAtom<Readonly<Record<string, AccountState>>>
  /** The namespace that the modal speaks of by default. */
  readonly $namespace: ReadableAtom<Namespace>
  /** The active network. Undefined while a wallet is on one that is not in the list. */
  readonly $network: ReadableAtom<Network | undefined>
  readonly $networks: ReadableAtom<readonly Network[]>
  /** The connection in use in a namespace: what its wallet can do. */
  connection(namespace?: Namespace): Connection | undefined
  /** Loads what the chain says of tokens, of what happened and of names, and how things are sent there. Undefined: it says nothing. */
  ledger(namespace: Namespace): Promise<Ledger> | undefined
  /** Loads how a session that is not tied to a namespace is used there. Undefined: it cannot be. */
  channel(namespace: Namespace): Promise<ChannelSupport> | undefined
  /** What an account owns on a network. Kept fresh while it has listeners, and read once by a `get` without one. */
  owned(caipAddress: CaipAddress): ReadableAtom<PortfolioEntry>
  /** Reads it anew, e.g. when a transaction was included. Never rejects: what came of it is in the entry. */
  refreshOwned(caipAddress: CaipAddress): Promise<void>
  /**
   * A JSON client for a backend: GET is tried again after failures, POST only where that is asked for, and every answer has
   * a limit of time and of size. Loaded when it is first asked for.
   * `baseUrl`: one of the modal's services by name, or a URL without a slash at the end.
   */
  http(parameters: { readonly baseUrl: keyof ServiceUrls | (string & {}); readonly query?: Query }): Promise<Http>
  /** One view further, in the modal that is open or in a new one. */
  push(route: Route): void
  /** In place of the view on top. */
  replace(route: Route): void
  /** As the visitor's press on Back. */
  back(): void
  open(parameters?: OpenParameters): Promise<void>
  close(): void
  /** A short message over the modal. */
  toast(message: string, variant?: 'success' | 'loading' | 'error'): void
  log(level: 'debug' | 'warn' | 'error', message: string, data?: unknown): void
}
