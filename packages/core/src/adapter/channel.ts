import type { AccountType } from '../types/account.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { Wallet } from '../types/wallet.js'
import type { Connection } from './connection.js'

/**
 * A request pipe that is not tied to a namespace: one session with a wallet on another device, or with the embedded
 * wallet in its frame. Core opens and closes it; each adapter says how its namespace rides on it.
 */
export interface Channel {
  /** The wallet at the other end, for display. Its type is `AUTH` for the embedded wallet. */
  readonly wallet: Wallet
  /** What the wallet approved for a namespace, as it is now. Undefined when there is nothing of it. */
  approved(namespace: Namespace): ChannelApproval | undefined
  /** Rejects with what the wallet answered, or a `ModalError` (`CONNECTION_ENDED`, `CHAIN_NOT_SUPPORTED`, …). */
  request(args: {
    readonly method: string
    readonly params?: unknown
    readonly caipNetworkId: CaipNetworkId
  }): Promise<unknown>
  /** Told before the page goes to another of the approved networks. Absent: nobody has to know. */
  enterNetwork?(caipNetworkId: CaipNetworkId): Promise<void>
  watch(namespace: Namespace, listener: (change: ChannelChange) => void): Unsubscribe
  /** Ends the session for all namespaces. Resolves also when the wallet cannot be reached. */
  close(): Promise<void>
}

export interface ChannelApproval {
  /** CAIP-10, in the wallet's order: the same address once for each of its networks. */
  readonly accounts: readonly CaipAddress[]
  readonly caipNetworkIds: readonly CaipNetworkId[]
  /** What the wallet answers. Anything else is a question for a node. */
  readonly methods: readonly string[]
  /** Given: whether a method is a question for a node; the wallet answers for all others. @default what is not in `methods` */
  readonly isRead?: ((method: string) => boolean) | undefined
  readonly events: readonly string[]
  /** By address, where the wallet has more than one kind. @default eoa */
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined
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
  /** Older ids of networks by today's, asked for beside those: a wallet of that time knows no others. @default none */
  readonly formerIds?: Readonly<Record<CaipNetworkId, CaipNetworkId>> | undefined
  /** Turns this namespace's part of an approved session into a connection. Must not prompt. */
  attach(channel: Channel, request: AttachRequest<N>): Promise<Connection<N, Provider>>
}

export interface AttachRequest<N extends Namespace = Namespace> {
  /** Where the connection begins, if it is approved. */
  readonly network?: Network<N> | undefined
  readonly signal?: AbortSignal | undefined
}
