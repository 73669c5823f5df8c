import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { SignedPermit } from '../types/swap.js'
import type { Connection, TypedData } from './connection.js'
import type { AssetChange, FeeChoice } from './transfers.js'

/** A call of a contract. */
export interface Call {
  readonly to: string
  /** 0x hex. */
  readonly data: string
  /** Of the native coin, in its smallest unit. */
  readonly value: bigint
}

/** Calls of one account on one network, one after another. */
export interface CallsQuery<N extends Namespace = Namespace> {
  readonly network: Network<N>
  readonly from: Account
  readonly calls: readonly [Call, ...Call[]]
  readonly signal?: AbortSignal | undefined
}

/** What one of several calls would do. */
export type TriedCall =
  | { readonly status: 'succeeds'; readonly gas: bigint; readonly changes: readonly AssetChange[] }
  | { readonly status: 'fails'; readonly reason?: string | undefined }

/** What calls would do. `unknown`: nobody could try them. Else as many as were asked about, also after one that fails. */
export type TriedCalls =
  | { readonly status: 'unknown' }
  | { readonly status: 'tried'; readonly calls: readonly TriedCall[] }

/** What became of a transaction that is in a block. */
export interface Outcome {
  readonly status: 'confirmed' | 'failed'
  /** Of the account. Absent: it cannot be read any more. */
  readonly changes?: readonly AssetChange[] | undefined
  /** What there is more or less of the coin could not be read: it is not among the changes. */
  readonly isWithoutCoin?: boolean | undefined
}

/** Calls of contracts on one kind of networks, which the modal did not write itself. */
export interface Calls<N extends Namespace = Namespace> {
  /** What so much gas costs now, at the usual speed. `bytes`: about how long the transaction is, where that costs too. */
  price(query: {
    readonly network: Network<N>
    readonly gas: bigint
    readonly bytes?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<FeeChoice & { readonly most: bigint; readonly gasPrice: bigint }>
  /** Tries them out, one after another. `also`: whose changes are told beside the account's. Never rejects. */
  simulate(query: CallsQuery<N> & { readonly also?: readonly string[] | undefined }): Promise<TriedCalls>
  /** The call that hands a token on. */
  transfer(query: { readonly token: string; readonly to: string; readonly amount: bigint }): Call
  /** Asks the wallet for one. Resolves and rejects as `send` of transfers does. */
  send(
    query: Omit<CallsQuery<N>, 'calls'> & { readonly call: Call },
    connection: Connection<N>,
  ): Promise<{ readonly hash: string; readonly nonce?: number | undefined }>
  /** Asks the wallet once for all of them, which happen together or not at all. Rejects as `sendAll` of transfers does. */
  sendAll(query: CallsQuery<N>, connection: Connection<N>): Promise<{ readonly id: string }>
  /** What became of a transaction. Undefined while it is in no block. */
  outcome(query: {
    readonly network: Network<N>
    readonly address: string
    readonly hash: string
    readonly signal?: AbortSignal | undefined
  }): Promise<Outcome | undefined>
  readonly approvals: Approvals<N>
}

/** Who may take how much of whose token. */
export interface ApprovalQuery<N extends Namespace = Namespace> {
  readonly network: Network<N>
  readonly token: string
  readonly owner: Account
  readonly spender: string
  readonly amount: bigint
  readonly signal?: AbortSignal | undefined
}

/** Letting somebody take of a token: exactly so much, and nothing more. */
export interface Approvals<N extends Namespace = Namespace> {
  /** How much they may take already. */
  read(query: Omit<ApprovalQuery<N>, 'amount'>): Promise<bigint>
  /** The calls that allow it: one, or two for a token that wants another amount taken back first. Asks nobody but a node. */
  calls(query: ApprovalQuery<N>): Promise<readonly [Call, ...Call[]]>
  /** How it is allowed by a signature, valid until the deadline. Undefined: this token, or this account, cannot. */
  permit(query: ApprovalQuery<N> & { readonly deadline: bigint }): Promise<PermitRequest | undefined>
}

export interface PermitRequest {
  /** What the wallet signs. */
  readonly typedData: TypedData
  /** What that is, for whoever takes it. */
  signed(signature: string): SignedPermit
}
