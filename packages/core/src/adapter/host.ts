import type { ReadableAtom } from 'nanostores'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Metadata } from '../types/metadata.js'
import type { Network } from '../types/network.js'

/** Everything an adapter may ask of the modal that created it. One host per adapter per modal. */
export interface AdapterHost<N extends Namespace = Namespace> {
  readonly projectId: string
  readonly metadata: Metadata
  /** Aborted when the modal is destroyed; hand it to listeners, timers and fetches. */
  readonly signal: AbortSignal
  /** Key-value store scoped to this adapter (`@appkit/{namespace}:…`). Never throws. */
  readonly storage: AdapterStorage
  /** The networks of this namespace. Grows and shrinks with `addNetwork` and `removeNetwork`. */
  readonly $networks: ReadableAtom<readonly Network<N>[]>
  /** The network that a new connection should prefer. */
  activeNetworkId(): CaipNetworkId<N> | undefined
  /** In the order to try: integrator's override, hosted where a project id is set, the network's own. */
  rpcUrls(network: Network<N>): readonly string[]
  /** What the integrator switched off. */
  readonly flags: { readonly enableEIP6963: boolean; readonly enableInjected: boolean }
  log(level: 'debug' | 'warn' | 'error', message: string, data?: unknown): void
}

/** Synchronous, because what is restored at start must not wait a turn. */
export interface AdapterStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
