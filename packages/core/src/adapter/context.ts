import type { ReadableAtom } from 'nanostores'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Metadata } from '../types/metadata.js'
import type { Network } from '../types/network.js'
import type { RequestPurpose } from '../types/requests.js'

export interface AdapterContext<N extends Namespace = Namespace> {
  readonly projectId: string | undefined
  readonly metadata: Metadata
  /** Aborts when the modal is destroyed. For listeners, timers and fetches. */
  readonly signal: AbortSignal
  /** Key-value store of this adapter (`@appkit/{namespace}:…`). Never throws. */
  readonly storage: AdapterStorage
  /** Networks of this namespace; changes with `addNetwork` and `removeNetwork`. */
  readonly $networks: ReadableAtom<readonly Network<N>[]>
  activeNetworkId(): CaipNetworkId<N> | undefined
  /**
   * Returns the URLs of a network's nodes in order of preference: the user's own, those of the app, hosted ones if
   * there is a project id, then those that the network lists.
   */
  rpcUrls(network: Network<N>): readonly string[]
  /** Records a request for `modal.requests`. `requestNodes` does so itself. @default purpose 'node' */
  noteRequest(url: string, purpose?: RequestPurpose): void
  /** Returns the node that the user chose for a network; {@link rpcUrls} then begins with its URL. */
  ownNode?(network: Network<N>): OwnNode | undefined
  readonly flags: { readonly eip6963: boolean; readonly injected: boolean }
  log(level: 'debug' | 'warn' | 'error', message: string, data?: unknown): void
}

export interface OwnNode {
  readonly url: string
  /** Called with every answer and failure, so that the modal can say when the app's nodes are used instead. */
  report(isWorking: boolean): void
}

/** Synchronous, because core reads stored connections from it while the page loads. */
export interface AdapterStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
