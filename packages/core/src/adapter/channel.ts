import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { Unsubscribe } from '../types/readable.js'
import type { Wallet } from '../types/wallet.js'
import type { Connection } from './connection.js'

/**
 * A request pipe that is not tied to a namespace: one session with a wallet on another device. Core opens and closes it;
 * each adapter says how its namespace rides on it.
 */
export interface Channel {
  /** The wallet at the other end, for display. */
  readonly wallet: Wallet
  /** What the wallet approved for a namespace, as it is now. Undefined when there is nothing of it. */
  approved(namespace: Namespace): ChannelApproval | undefined
  /** Rejects with what the wallet answered, or a `ModalError` (`CONNECTION_ENDED`, `CHAIN_NOT_SUPPORTED`, …). */
  request(args: {
    readonly method: string
    readonly params?: unknown
    readonly caipNetworkId: CaipNetworkId
  }): Promise<unknown>
  watch(namespace: Namespace, listener: (change: ChannelChange) => void): Unsubscribe
  /** What the wallet signed along with its approval, as CAIP-74 objects: the place of `wc_sessionAuthenticate`. */
  readonly signedIn?: readonly unknown[] | undefined
  /** Ends the session for all namespaces. Resolves also when the wallet cannot be reached. */
  close(): Promise<void>
}

export interface ChannelApproval {
  /** CAIP-10, in the wallet's order: the same address once for each of its networks. */
  readonly accounts: readonly CaipAddress[]
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type ChannelChange =
  /** The wallet names its accounts anew, the one in use first. */
  | { readonly type: 'accounts'; readonly addresses: readonly string[] }
  /** The wallet went to another network, maybe one outside of what it approved. */
  | { readonly type: 'network'; readonly caipNetworkId: CaipNetworkId }
  /** What is approved has changed. */
  | { readonly type: 'approval' }
  | { readonly type: 'end'; readonly cause?: unknown }

/** How an adapter rides on a {@link Channel}. */
export interface ChannelSupport<N extends Namespace = Namespace, Provider = unknown> {
  /** What the wallet is asked to allow. It may allow less. */
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Turns this namespace's part of an approved session into a connection. Must not prompt. */
  attach(channel: Channel, request: AttachRequest<N>): Promise<Connection<N, Provider>>
}

export interface AttachRequest<N extends Namespace = Namespace> {
  /** Where the connection begins, if it is approved. */
  readonly network?: Network<N> | undefined
  readonly signal?: AbortSignal | undefined
}
