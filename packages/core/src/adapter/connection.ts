import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { NftId } from '../types/nft.js'
import type { PaymasterOptions } from '../types/paymaster.js'
import type { TokenAmount } from '../types/token.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { PermissionMethods } from './permissions.js'

/** Holds at least one account: a connection without accounts has ended. */
export type Accounts = readonly [Account, ...Account[]]

export interface Connection<N extends Namespace = Namespace, Provider = unknown>
  extends ConnectionMembers<N, Provider> {
  readonly accounts: Accounts
  readonly caipNetworkId: CaipNetworkId<N>
  /** Reports changes of accounts and network, and the end of the connection as the last change. */
  watch(listener: (change: ConnectionChange<N>) => void): Unsubscribe
}

export interface ConnectionMembers<N extends Namespace = Namespace, Provider = unknown>
  extends Partial<WalletMethods<N>> {
  /** Passes the wallet's own object (EIP-1193 on EVM) to the app unchanged. */
  readonly provider: Provider
  /** Message that the user signed in the wallet while connecting, if `ConnectRequest.signInDraft` returned one. */
  readonly signedIn?: SignedSignInMessage | undefined
  /** Currently approved networks. Undefined or absent: the wallet does not report them. */
  approvedNetworks?(): readonly CaipNetworkId<N>[] | undefined
  /**
   * Returns whether an address belongs to the wallet on any network. Absent if a wallet has the same addresses on all
   * networks.
   */
  owns?(address: string): boolean
  activate?(): void
  /** Ends the connection. Also resolves if the wallet is unreachable: core forgets the connection in any case. */
  disconnect(): Promise<void>
}

export interface SignedSignInMessage {
  readonly message: string
  readonly signature: string
}

export type ConnectionChange<N extends Namespace = Namespace> =
  | { readonly type: 'accounts'; readonly accounts: Accounts }
  | { readonly type: 'network'; readonly caipNetworkId: CaipNetworkId<N> }
  | { readonly type: 'end'; readonly cause?: unknown }

/** Lists optional wallet methods; an absent one is not supported. Methods that send resolve with the hash once sent. */
export interface WalletMethods<N extends Namespace = Namespace> {
  /** Resolves with the signature in the chain's usual text form (0x hex on EVM). */
  signMessage(input: { readonly message: string; readonly account: Account }): Promise<string>
  signTypedData(input: { readonly typedData: TypedData; readonly account: Account }): Promise<string>
  /** Resolves once the wallet is on the network. Rejects with `USER_REJECTED` or `CHAIN_NOT_SUPPORTED`. */
  switchNetwork(network: Network<N>): Promise<void>
  selectAccount(account: Account): Promise<void>
  sendTransaction(input: {
    readonly transaction: NamespaceTransaction<N>
    readonly account: Account
  }): Promise<{ readonly hash: string }>
  /** Estimates the units of gas that a transaction uses. Queries a node, never the wallet. */
  estimateGas(input: { readonly transaction: NamespaceTransaction<N>; readonly account: Account }): Promise<bigint>
  writeContract(input: { readonly call: ContractCall; readonly account: Account }): Promise<{ readonly hash: string }>
  /**
   * Reads from the wallet all that the account holds on each network, including the native coin (EIP-7811). Undefined
   * if the wallet reports none of these networks.
   */
  readAssets(input: {
    readonly account: Account
    readonly caipNetworkIds: readonly CaipNetworkId<N>[]
  }): Promise<WalletAssets<N> | undefined>
  readNfts(input: {
    readonly account: Account
    readonly caipNetworkIds: readonly CaipNetworkId<N>[]
  }): Promise<WalletNfts<N> | undefined>
  /**
   * Requests an atomic batch (EIP-5792), whose fee `paymaster` shall pay (ERC-7677). Rejects with `METHOD_UNSUPPORTED`,
   * before a prompt, if the wallet supports no batch or no paymaster.
   */
  sendCalls(input: {
    readonly calls: readonly NamespaceTransaction<N>[]
    readonly account: Account
    readonly paymaster?: PaymasterOptions | undefined
  }): Promise<{ readonly id: string }>
  /** Checks, without a prompt, whether the wallet supports {@link sendCalls}. */
  canSendCalls(input: { readonly account: Account }): Promise<boolean>
  /** Checks, without a prompt, whether {@link sendCalls} supports a paymaster on a network. */
  canUsePaymaster(input: { readonly account: Account; readonly caipNetworkId: CaipNetworkId<N> }): Promise<boolean>
  readCalls(input: { readonly id: string }): Promise<CallsStatus>
  permissions(): Promise<PermissionMethods<N>>
}

export type WalletAssets<N extends Namespace = Namespace> = {
  readonly [K in CaipNetworkId<N>]?: readonly TokenAmount[]
}

export type WalletNfts<N extends Namespace = Namespace> = {
  readonly [K in CaipNetworkId<N>]?: readonly WalletNft[]
}

export interface WalletNft extends NftId {
  readonly address: string
  readonly amount: bigint
  /** Metadata as the wallet sent it. Untrusted: parse before display. */
  readonly metadata: unknown
}

export interface ContractCall {
  readonly address: string
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
  /** Amount of the native coin to send, in its smallest unit. @default 0 */
  readonly value?: bigint | undefined
}

export interface CallsStatus {
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly hashes: readonly string[]
}

export interface TypedData {
  readonly domain?: Readonly<Record<string, unknown>> | undefined
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** Maps each namespace to the type of its transactions. Adapters extend this interface by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be merged into
export interface TransactionByNamespace {}

export type NamespaceTransaction<N extends Namespace> = N extends keyof TransactionByNamespace
  ? TransactionByNamespace[N]
  : unknown
