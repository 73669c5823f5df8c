import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { NftId } from '../types/nft.js'
import type { TokenAmount } from '../types/token.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { Permissions } from './permissions.js'

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
  /** What the wallet signed while it connected, where it was asked to (`ConnectRequest.signInDraft`). */
  readonly signedIn?: SignedDraft | undefined
  /** The only networks that this wallet can be used on, as it is now. Undefined, or absent: it did not say. */
  approvedNetworks?(): readonly CaipNetworkId<N>[] | undefined
  /** Whether an address is one of its accounts, on whichever network. Absent: where an account is written the same. */
  owns?(address: string): boolean
  /** Called when this connection becomes the active one of its namespace, so that the adapter's own library follows. */
  activate?(): void
  /** Ends the connection. Resolves also when the wallet cannot be reached; core forgets it in any case. */
  disconnect(): Promise<void>
}

/** A message that an account of the connection has signed, as `signMessage` would have given it. */
export interface SignedDraft {
  /** The very text, which the wallet has made of the draft. */
  readonly message: string
  readonly signature: string
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
  /** What a transaction takes of what the chain counts in (gas on EVM), before it is sent. Asks nobody but a node. */
  estimateGas(input: { readonly transaction: TransactionOf<N>; readonly account: Account }): Promise<bigint>
  /** Has a function of a contract called. Resolves with the hash as soon as the wallet has sent it. */
  writeContract(input: { readonly call: ContractCall; readonly account: Account }): Promise<{ readonly hash: string }>
  /**
   * What the wallet itself says that an account holds (EIP-7811): of each network that it tells of, all, the native coin among it.
   * Undefined: it tells of none of these networks.
   */
  readAssets(input: {
    readonly account: Account
    readonly caipNetworkIds: readonly CaipNetworkId<N>[]
  }): Promise<WalletAssets<N> | undefined>
  /** The things among that which are one of many of their contract (ERC-721, ERC-1155). Undefined as with {@link readAssets}. */
  readNfts(input: {
    readonly account: Account
    readonly caipNetworkIds: readonly CaipNetworkId<N>[]
  }): Promise<WalletNfts<N> | undefined>
  /** Asks once for several calls, which happen together or not at all (EIP-5792). `ACT_UNSUPPORTED` where the wallet cannot. */
  sendCalls(input: {
    readonly calls: readonly TransactionOf<N>[]
    readonly account: Account
  }): Promise<{ readonly id: string }>
  /** Whether {@link sendCalls} would ask its owner. Asks the wallet without a prompt. */
  canSendCalls(input: { readonly account: Account }): Promise<boolean>
  /** Where calls stand that `sendCalls` sent. */
  readCalls(input: { readonly id: string }): Promise<CallsState>
  /** Loads what a site may be allowed to do without asking (ERC-7715), and how that is taken back. */
  permissions(): Promise<Permissions<N>>
}

/** By network. A network that is absent is one of which the wallet says nothing. */
export type WalletAssets<N extends Namespace = Namespace> = {
  readonly [K in CaipNetworkId<N>]?: readonly TokenAmount[]
}

/** By network, as {@link WalletAssets}. */
export type WalletNfts<N extends Namespace = Namespace> = {
  readonly [K in CaipNetworkId<N>]?: readonly WalletNft[]
}

/** A thing that a wallet says an account holds. */
export interface WalletNft extends NftId {
  readonly address: string
  /** Above zero. */
  readonly amount: bigint
  /** What is said of it, as it came: whoever shows it parses it. */
  readonly metadata: unknown
}

/** A function of a contract, in the words of its interface (ABI on EVM). */
export interface ContractCall {
  readonly address: string
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
  /** Of the native coin, in its smallest unit, that goes along. @default 0 */
  readonly value?: bigint | undefined
}

export interface CallsState {
  readonly status: 'pending' | 'confirmed' | 'failed'
  /** Of the transactions that they became: one where they happened together. */
  readonly hashes: readonly string[]
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
