import type { AccountType } from '../types/account.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { Wallet } from '../types/wallet.js'
import type { Connection } from './connection.js'

/**
 * Carries requests of several namespaces over one session: with a wallet on another device, or with the embedded wallet
 * in its frame. Core opens and closes the session, and adapters use it.
 */
export interface Channel {
  readonly wallet: Wallet
  approved(namespace: Namespace): ChannelApproval | undefined
  /** Rejects with the wallet's error or a `ModalError` (`CONNECTION_ENDED`, `CHAIN_NOT_SUPPORTED`, …). */
  request(args: {
    readonly method: string
    readonly params?: unknown
    readonly caipNetworkId: CaipNetworkId
  }): Promise<unknown>
  enterNetwork?(caipNetworkId: CaipNetworkId): Promise<void>
  watch(namespace: Namespace, listener: (change: ChannelChange) => void): Unsubscribe
  /** Ends the session in all namespaces. Also resolves if the wallet is unreachable. */
  close(): Promise<void>
}

export interface ChannelApproval {
  /** CAIP-10 ids in the wallet's order, with one entry for each address and network. */
  readonly accounts: readonly CaipAddress[]
  readonly caipNetworkIds: readonly CaipNetworkId[]
  /** Methods that the wallet answers. Any other method is sent to a node. */
  readonly methods: readonly string[]
  /** Returns whether a node answers the method instead of the wallet. @default true for methods not in `methods` */
  readonly isRead?: ((method: string) => boolean) | undefined
  readonly events: readonly string[]
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined
  /**
   * Capabilities (EIP-5792) that the session names, so that the wallet need not be asked: for all networks under the
   * namespace, and by CAIP-2 or CAIP-10 id. Source: https://chainagnostic.org/CAIPs/caip-345. @default none
   */
  readonly capabilities?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
}

export type ChannelChange =
  | { readonly type: 'accounts'; readonly addresses: readonly string[] }
  | { readonly type: 'network'; readonly caipNetworkId: CaipNetworkId }
  | { readonly type: 'approval' }
  | { readonly type: 'end'; readonly cause?: unknown }

export interface ChannelSupport<N extends Namespace = Namespace, Provider = unknown> {
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /**
   * Maps a network's current id to its former id. Sessions request both, because older wallets know only the former.
   * @default none
   */
  readonly formerIds?: Readonly<Record<CaipNetworkId, CaipNetworkId>> | undefined
  attach(channel: Channel, request: AttachRequest<N>): Promise<Connection<N, Provider>>
}

export interface AttachRequest<N extends Namespace = Namespace> {
  readonly network?: Network<N> | undefined
  readonly signal?: AbortSignal | undefined
}
