import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { PaymasterOptions } from '../types/paymaster.js'
import type { SignedPermit } from '../types/swap.js'
import type { Connection, TypedData } from './connection.js'
import type { AssetApproval, AssetChange, FeeChoice } from './transfers.js'

/** `data` is 0x hex. `value` is in the smallest unit of the native coin. */
export interface Call {
  readonly to: string
  readonly data: string
  readonly value: bigint
}

export interface CallBatch<N extends Namespace = Namespace> {
  readonly network: Network<N>
  readonly from: Account
  readonly calls: readonly [Call, ...Call[]]
  readonly signal?: AbortSignal | undefined
}

export type SimulatedCall =
  | {
      readonly status: 'succeeds'
      readonly gas: bigint
      readonly changes: readonly AssetChange[]
      /** Approvals that the call grants and leaves in force. Revocations are not listed. */
      readonly approvals: readonly AssetApproval[]
    }
  | { readonly status: 'fails'; readonly reason?: string | undefined }

/** `unknown`: no node could simulate. `tried`: each call has a result, also calls that follow a failed one. */
export type CallSimulation =
  | { readonly status: 'unknown' }
  | { readonly status: 'tried'; readonly calls: readonly SimulatedCall[] }

export interface CallOutcome {
  readonly status: 'confirmed' | 'failed'
  readonly changes?: readonly AssetChange[] | undefined
  readonly isWithoutCoin?: boolean | undefined
}

export interface CallMethods<N extends Namespace = Namespace> {
  /**
   * Returns the fee of a transaction that uses `gas` units, at normal speed. `bytes` is the transaction's approximate
   * size, for chains that charge for it.
   */
  price(query: {
    readonly network: Network<N>
    readonly gas: bigint
    readonly bytes?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<FeeChoice & { readonly most: bigint; readonly gasPrice: bigint }>
  /**
   * Simulates the calls in sequence. `also` lists addresses, besides the sender, whose balance changes are reported.
   * Never rejects.
   */
  simulate(query: CallBatch<N> & { readonly also?: readonly string[] | undefined }): Promise<CallSimulation>
  transfer(query: { readonly token: string; readonly to: string; readonly amount: bigint }): Call
  send(
    query: Omit<CallBatch<N>, 'calls'> & { readonly call: Call },
    connection: Connection<N>,
  ): Promise<{ readonly hash: string; readonly nonce?: number | undefined }>
  /** Prompts the user once for an atomic batch. Rejects as `TransferMethods.sendAll` does. */
  sendAll(
    query: CallBatch<N> & { readonly paymaster?: PaymasterOptions | undefined },
    connection: Connection<N>,
  ): Promise<{ readonly id: string }>
  outcome(query: {
    readonly network: Network<N>
    readonly address: string
    readonly hash: string
    readonly signal?: AbortSignal | undefined
  }): Promise<CallOutcome | undefined>
  readonly approvals: TokenApprovalMethods<N>
}

export interface TokenApprovalQuery<N extends Namespace = Namespace> {
  readonly network: Network<N>
  readonly token: string
  readonly owner: Account
  readonly spender: string
  readonly amount: bigint
  readonly signal?: AbortSignal | undefined
}

export interface TokenApprovalMethods<N extends Namespace = Namespace> {
  read(query: Omit<TokenApprovalQuery<N>, 'amount'>): Promise<bigint>
  /**
   * Builds the calls of an approval. Some tokens need two: the first sets the allowance to zero. Sends no wallet
   * request.
   */
  calls(query: TokenApprovalQuery<N>): Promise<readonly [Call, ...Call[]]>
  /** Builds a permit (EIP-2612) to sign. Undefined if the token does not support permits. */
  permit(query: TokenApprovalQuery<N> & { readonly deadline: bigint }): Promise<PermitRequest | undefined>
}

export interface PermitRequest {
  readonly typedData: TypedData
  signed(signature: string): SignedPermit
}
