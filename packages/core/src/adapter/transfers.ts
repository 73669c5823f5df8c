import type { Account } from '../types/account.js'
import type { ActivityStatus } from '../types/activity.js'
import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { NftId, NftStandard } from '../types/nft.js'
import type { TokenInfo } from '../types/token.js'
import type { Connection } from './connection.js'

/** What shall be sent. */
export interface Transfer<N extends Namespace = Namespace> {
  readonly network: Network<N>
  readonly from: Account
  /** An address that `isAddress` of the adapter accepts. */
  readonly to: string
  /** Absent: the native coin. */
  readonly token?: TokenInfo | undefined
  /** Which thing of the token's contract it is: `amount` counts those. Only of a standard in {@link Transfers.nfts}. */
  readonly nft?: NftId | undefined
  /** In the smallest unit, above zero. */
  readonly amount: bigint
  /** Of one of the quote's fees. Absent: the one in the middle. */
  readonly feeId?: FeeChoice['id'] | undefined
  /** A text that goes along, where the chain has one (Cosmos, Solana). */
  readonly memo?: string | undefined
  /** Public keys that go along, by which a shop finds the payment (Solana Pay). */
  readonly references?: readonly string[] | undefined
}

/** What the network takes, at one speed. */
export interface FeeChoice {
  readonly id: 'slow' | 'normal' | 'fast'
  /** What will probably be taken, in the smallest unit of the native coin. */
  readonly amount: bigint
  /** The most that can be taken. @default amount */
  readonly most?: bigint | undefined
  /** About how long until it is included. */
  readonly seconds?: number | undefined
}

/** What sending takes, in advance. */
export interface TransferQuote {
  /** Slowest first. One where the chain has no choice. */
  readonly fees: readonly [FeeChoice, ...FeeChoice[]]
  /** What the account holds of what is sent, in its smallest unit. */
  readonly balance: bigint
  /** What it holds of the native coin. */
  readonly native: bigint
  /** The most that can be sent with the chosen fee, so that fee and what must be kept stay. 0 where nothing can. */
  readonly most: bigint
  /** The least that the chain lets this address receive, where there is one (dust, rent, existential deposit). */
  readonly least?: bigint | undefined
  /** What goes along once, in the smallest unit of the native coin: the receiver's token account on Solana. */
  readonly extra?: { readonly kind: 'tokenAccount'; readonly amount: bigint } | undefined
  /** What must stay in the account, in the smallest unit of the native coin, so that it goes on living. */
  readonly kept?: bigint | undefined
}

/** A change of what one address holds. */
export interface AssetChange {
  readonly address: string
  /** `address` absent: the native coin. What is not known of a token is absent. */
  readonly token: {
    readonly address?: string | undefined
    readonly symbol?: string | undefined
    readonly decimals?: number | undefined
    /** Of a thing that is one of many of its contract. */
    readonly tokenId?: string | undefined
  }
  /** Below zero: it goes out. In the smallest unit. Fees are not in it. */
  readonly amount: bigint
}

/** What a transfer would do, tried out without sending it. */
export type Simulation =
  | { readonly status: 'succeeds'; readonly changes: readonly AssetChange[] }
  /** `reason` is the chain's own word, for the log and for details. */
  | { readonly status: 'fails'; readonly reason?: string | undefined }
  /** Nobody could try it: the node cannot, or did not answer. */
  | { readonly status: 'unknown' }

/** Where a transaction stands. */
export interface TransactionState {
  readonly status: ActivityStatus
  /** When it was included. Milliseconds since 1970. */
  readonly at?: number | undefined
  /** Paid, in the smallest unit of the native coin. */
  readonly fee?: bigint | undefined
  readonly nonce?: number | undefined
  /** The hash of the one that took its place. */
  readonly replacedBy?: string | undefined
}

/** Sending on one kind of networks. */
export interface Transfers<N extends Namespace = Namespace> {
  /** Kinds of NFTs that it sends. @default none */
  readonly nfts?: readonly NftStandard[] | undefined
  /** Fees and limits. Read anew each time. `amount` may be 0 while nothing is typed. */
  quote(transfer: Transfer<N>, signal?: AbortSignal): Promise<TransferQuote>
  /** Tries it out. Never rejects: what nobody could try is `unknown`. */
  simulate(transfer: Transfer<N>, signal?: AbortSignal): Promise<Simulation>
  /**
   * Asks the wallet, once. Resolves with the hash as soon as the transaction is sent. Rejects with `USER_REJECTED`, or with
   * what the wallet or the node said; a rejection does not mean that nothing was sent unless the visitor declined.
   */
  send(
    transfer: Transfer<N>,
    connection: Connection<N>,
  ): Promise<{ readonly hash: string; readonly nonce?: number | undefined }>
  /**
   * Asks the wallet once for several, which happen together or not at all. All are of one account on one network. Rejects with
   * `ACT_UNSUPPORTED` before its owner is asked where this wallet cannot, else as `send` does. Where they stand is told by
   * `readCalls` of the connection.
   */
  sendAll?(
    transfers: readonly [Transfer<N>, ...Transfer<N>[]],
    connection: Connection<N>,
  ): Promise<{ readonly id: string }>
  /** Where a transaction of `address` stands. `nonce` tells replaced ones apart from those that are on their way. */
  state(query: {
    readonly hash: string
    readonly address: string
    readonly network: Network<N>
    readonly nonce?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<TransactionState>
  /**
   * What is another text with everything that an account sends: a nonce, a sequence, its newest signature. Whoever had no
   * answer from a wallet sees by it whether something was sent. Undefined where the chain cannot tell of this account.
   */
  mark?(query: {
    readonly address: string
    readonly network: Network<N>
    readonly signal?: AbortSignal | undefined
  }): Promise<string | undefined>
  /** Sends a transaction in the place of one that is pending: the same at a higher fee, or nothing at all. */
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
