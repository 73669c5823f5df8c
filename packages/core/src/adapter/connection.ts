import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { Unsubscribe } from '../types/readable.js'

/** At least one account: a connection without one has ended. */
export type Accounts = readonly [Account, ...Account[]]

/** A live link to one wallet. Whoever holds it can act; when it ends, every act ends with it. */
export interface Connection<N extends Namespace = Namespace, Provider = unknown> extends OwnMembers<N, Provider> {
  /** As they are now; the first is the active one. */
  readonly accounts: Accounts
  /** The wallet's network as it is now. It may be outside of the integrator's list. */
  readonly caipNetworkId: CaipNetworkId<N>
  /** Reports what changes in the wallet. Nothing is reported after `end`. */
  watch(listener: (change: ConnectionChange<N>) => void): Unsubscribe
}

/** What an adapter writes of a connection. `createLive` adds the rest. */
export interface OwnMembers<N extends Namespace = Namespace, Provider = unknown> extends Partial<Acts<N>> {
  /** The wallet's own object (EIP-1193 on EVM), handed to the integrator untouched. */
  readonly provider: Provider
  /** The only networks that this wallet can be used on, as it is now. Undefined, or absent: it did not say. */
  approvedNetworks?(): readonly CaipNetworkId<N>[] | undefined
  /** Called when this connection becomes the active one of its namespace, so that the adapter's own library follows. */
  activate?(): void
  /** Ends the connection. Resolves also when the wallet cannot be reached; core forgets it in any case. */
  disconnect(): Promise<void>
}

export type ConnectionChange<N extends Namespace = Namespace> =
  | { readonly type: 'accounts'; readonly accounts: Accounts }
  | { readonly type: 'network'; readonly caipNetworkId: CaipNetworkId<N> }
  | { readonly type: 'end'; readonly cause?: unknown }

/** What a wallet may be able to do. Each is optional on its own: absent means that this wallet cannot. */
export interface Acts<N extends Namespace = Namespace> {
  /** Resolves with the signature in the chain's usual text form (0x hex on EVM). */
  signMessage(input: { readonly message: string; readonly account: Account }): Promise<string>
  /** Structured data (EIP-712 on EVM). */
  signTypedData(input: { readonly typedData: TypedData; readonly account: Account }): Promise<string>
  /** Resolves when the wallet is on the network. Rejects with `USER_REJECTED` or `CHAIN_NOT_SUPPORTED`. */
  switchNetwork(network: Network<N>): Promise<void>
  selectAccount(account: Account): Promise<void>
  /** Resolves with the hash as soon as the wallet has sent the transaction. */
  sendTransaction(input: {
    readonly transaction: TransactionOf<N>
    readonly account: Account
  }): Promise<{ readonly hash: string }>
}

/** EIP-712 typed data. */
export interface TypedData {
  readonly domain?: Readonly<Record<string, unknown>> | undefined
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** Raw transactions differ by chain; an adapter package adds its own line by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be merged into
export interface TransactionMap {}

export type TransactionOf<N extends Namespace> = N extends keyof TransactionMap ? TransactionMap[N] : unknown
