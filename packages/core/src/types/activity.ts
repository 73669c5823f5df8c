import type { CaipNetworkId } from './caip.js'

/**
 * What a transaction did, in the words of the data service, but for `revoke`: what was allowed is taken back. Others are shown as
 * `execute`.
 */
export type ActivityKind =
  | 'approve'
  | 'borrow'
  | 'burn'
  | 'buy'
  | 'cancel'
  | 'claim'
  | 'deploy'
  | 'deposit'
  | 'execute'
  | 'mint'
  | 'receive'
  | 'register'
  | 'repay'
  | 'revoke'
  | 'send'
  | 'stake'
  | 'swap'
  | 'unstake'
  | 'withdraw'

/**
 * `pending`: known, and not included yet. `confirmed` and `failed`: the chain has it. `replaced`: another transaction took
 * its place (its nonce, its inputs). `dropped`: nobody knows it any more, and it can no longer be included.
 */
export type ActivityStatus = 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped'

/** One thing of worth that changed hands. */
export interface ActivityTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** In whole tokens, decimal text. Absent where it is not known. */
  readonly amount?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** `address` absent: the native coin. */
  readonly token?:
    | {
        readonly address?: string | undefined
        readonly symbol?: string | undefined
        readonly name?: string | undefined
        readonly iconUrl?: string | undefined
      }
    | undefined
  readonly nft?:
    | {
        readonly address?: string | undefined
        readonly tokenId?: string | undefined
        readonly name?: string | undefined
        readonly imageUrl?: string | undefined
        readonly isSpam?: boolean | undefined
      }
    | undefined
}

/** One line of what happened with an account. */
export interface Activity {
  /** The same for one transaction wherever it was heard of: the hash as the chain writes it, or for a while `callsId`. */
  readonly hash: string
  /** What a wallet calls several calls that it does as one. Until it tells their hash, this stands in its place. */
  readonly callsId?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly kind: ActivityKind
  readonly status: ActivityStatus
  /** When it was included, or sent while it is pending. Milliseconds since 1970. Absent where nobody knows. */
  readonly at?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly transfers: readonly ActivityTransfer[]
  /** Paid by the account, in the smallest unit of the native coin. */
  readonly fee?: bigint | undefined
  /** By which one transaction of an account replaces another. */
  readonly nonce?: number | undefined
  /** The hash of the one that this one was sent in the place of, by the visitor. One of the two happens. */
  readonly replaces?: string | undefined
}

/** A part of what happened, newest first. */
export interface ActivityPage {
  readonly items: readonly Activity[]
  /** To ask for what is older. Absent: there is no more. */
  readonly next?: string | undefined
  /** Whoever was asked cannot promise that nothing is missing, e.g. a node that keeps a part of its history. */
  readonly mayBeIncomplete?: boolean | undefined
}
