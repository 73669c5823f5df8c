import type { Account } from '../types/account.js'
import type { ActivityConflict, ActivityStatus } from '../types/activity.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { NftId, NftStandard } from '../types/nft.js'
import type { PaymasterOptions } from '../types/paymaster.js'
import type { TokenInfo } from '../types/token.js'
import type { Connection } from './connection.js'

/** Describes a transfer. `amount` is in the smallest unit and above zero. Without `token`, the native coin is sent. */
export interface Transfer<N extends Namespace = Namespace> {
  readonly network: Network<N>
  readonly from: Account
  readonly to: string
  readonly token?: TokenInfo | undefined
  /**
   * NFT to send: `token` is its contract, and its standard is one of {@link TransferMethods.nfts}. `amount` counts
   * copies.
   */
  readonly nft?: NftId | undefined
  readonly amount: bigint
  /** Chosen fee of the quote. @default the middle one */
  readonly feeId?: FeeChoice['id'] | undefined
  readonly memo?: string | undefined
  readonly references?: readonly string[] | undefined
}

/**
 * `amount` is the expected fee and `most` its maximum, in the smallest unit of the native coin; `most` defaults to
 * `amount`.
 */
export interface FeeChoice {
  readonly id: 'slow' | 'normal' | 'fast'
  readonly amount: bigint
  readonly most?: bigint | undefined
  readonly seconds?: number | undefined
}

/** Amounts are in the smallest unit: `balance`, `most` and `least` of the sent asset, the others of the native coin. */
export interface TransferQuote {
  readonly fees: readonly [FeeChoice, ...FeeChoice[]]
  readonly balance: bigint
  readonly native: bigint
  /** Maximum amount to send at the chosen fee: the balance less fee and reserve. 0 if nothing can be sent. */
  readonly most: bigint
  /** Minimum amount that this receiver can get, on chains that have one (dust, rent, existential deposit). */
  readonly least?: bigint | undefined
  /** Additional cost besides the fee, on Solana for opening the receiver's token account. */
  readonly extra?: { readonly kind: 'tokenAccount'; readonly amount: bigint } | undefined
  readonly reserve?: bigint | undefined
  /** True if the app's paymaster shall pay the fee, which is then 0 here. Adapters leave it out. */
  readonly isSponsored?: boolean | undefined
}

export interface AssetChange {
  readonly address: string
  readonly token: {
    readonly address?: string | undefined
    readonly symbol?: string | undefined
    readonly decimals?: number | undefined
    readonly tokenId?: string | undefined
  }
  /** Change in the smallest unit, negative for outgoing amounts. Fees are not included. */
  readonly amount: bigint
}

/** Describes an approval that an account grants. Without `amount`, it is unlimited. */
export interface AssetApproval {
  readonly address: string
  /**
   * `token`: an amount of a token. `permit2`: an amount, through Permit2. `item`: one NFT. `collection`: all NFTs of a
   * contract. `debt`: borrowing in the account's name. `operator`: everything that the account owns in a contract.
   * `role`: ownership of a contract, or a role in it.
   */
  readonly kind: 'token' | 'permit2' | 'item' | 'collection' | 'debt' | 'operator' | 'role'
  readonly token: string
  readonly spender: string
  readonly amount?: bigint | undefined
}

export type Simulation =
  | {
      readonly status: 'succeeds'
      readonly changes: readonly AssetChange[]
      readonly approvals?: readonly AssetApproval[] | undefined
    }
  | { readonly status: 'fails'; readonly reason?: string | undefined }
  | { readonly status: 'unknown' }

export interface TransactionState {
  readonly status: ActivityStatus
  readonly at?: number | undefined
  readonly fee?: bigint | undefined
  readonly nonce?: number | undefined
  readonly replacedBy?: string | undefined
  /** `sender`: the node reports another sender for this hash, so the transaction counts as `pending`. */
  readonly conflict?: ActivityConflict | undefined
  /** URL of the node that answered, if the query named a `node`. Absent if the adapter cannot select one. */
  readonly source?: string | undefined
}

export interface TransactionQuery<N extends Namespace = Namespace> {
  readonly hash: string
  readonly address: string
  readonly network: Network<N>
  readonly nonce?: number | undefined
  /** URL of the only node to query. @default the network's nodes in turn, until one answers */
  readonly node?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Marks the account's state before a send, as text that can be stored. Comparing it later shows whether the send
 * happened.
 */
export interface AccountSnapshot {
  /** Value that changes with every transaction of the account: its nonce, its sequence, or its newest signature. */
  readonly sent: string
  /** Last block that can include a transaction signed now, where the chain has such a limit. */
  readonly until?: string | undefined
}

/**
 * `included`: a block contains the transaction or its replacement. `expired`: no block can include the transaction any
 * more. `open`: a block can still include it.
 */
export type SendOutcome = 'open' | 'included' | 'expired'

export interface TransferMethods<N extends Namespace = Namespace> {
  readonly nfts?: readonly NftStandard[] | undefined
  /** Reads current fees and limits, never from a cache. `amount` may be 0. */
  quote(transfer: Transfer<N>, signal?: AbortSignal): Promise<TransferQuote>
  /** Simulates a transfer. Never rejects: if no node answers, the result is `unknown`. */
  simulate(transfer: Transfer<N>, signal?: AbortSignal): Promise<Simulation>
  /**
   * Sends one wallet request and resolves with the hash once sent. Rejects with `USER_REJECTED` or with the error of
   * wallet or node. After any error but `USER_REJECTED`, the transaction may have been sent.
   */
  send(
    transfer: Transfer<N>,
    connection: Connection<N>,
  ): Promise<{ readonly hash: string; readonly nonce?: number | undefined }>
  /**
   * Prompts the user once for an atomic batch of one account on one network. Rejects with `METHOD_UNSUPPORTED`, before
   * a prompt, if the wallet cannot batch; otherwise as `send` does. `Connection.readCalls` reports the batch's status.
   */
  sendAll?(
    transfers: readonly [Transfer<N>, ...Transfer<N>[]],
    connection: Connection<N>,
    options?: { readonly paymaster?: PaymasterOptions | undefined },
  ): Promise<{ readonly id: string }>
  state(query: TransactionQuery<N>): Promise<TransactionState>
  /** Reads the account's state before a send. Undefined if the chain has no such state. */
  snapshot?(query: {
    readonly address: string
    readonly network: Network<N>
    readonly signal?: AbortSignal | undefined
  }): Promise<AccountSnapshot | undefined>
  /**
   * Compares the account's state with the stored `snapshot` to find out whether a send request was executed.
   * `snapshot` is untrusted: parse it, and return `open` if it is malformed.
   */
  readSendOutcome?(query: {
    readonly address: string
    readonly network: Network<N>
    readonly snapshot: AccountSnapshot
    readonly signal?: AbortSignal | undefined
  }): Promise<SendOutcome>
  replace?(
    query: {
      readonly hash: string
      readonly how: 'faster' | 'cancel'
      readonly from: Account
      readonly network: Network<N>
    },
    connection: Connection<N>,
  ): Promise<{ readonly hash: string; readonly nonce?: number | undefined }>
}
