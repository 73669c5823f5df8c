import type { CaipNetworkId } from './caip.js'

/**
 * Names kinds of transactions as the data service does, with `revoke` for revoked approvals in addition. Any other kind
 * becomes `execute`.
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
 * `replaced`: another transaction with the same nonce or inputs was included. `dropped`: no node knows the transaction,
 * and it can no longer be included.
 */
export type ActivityStatus = 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped'

/**
 * Reason that a transaction is `pending` although a node reports it as included. `sources`: another node contradicts.
 * `sender`: the node reports another sender than the account.
 */
export type ActivityConflict = 'sources' | 'sender'

export interface ActivityTransfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly amount?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
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

/**
 * `at` is the time of inclusion, or while pending that of sending, in ms since 1970. `fee` is in the smallest unit of
 * the native coin.
 */
export interface Activity {
  /** Hash as its chain writes it. Until the hash of a batch is known, its `callsId`. */
  readonly hash: string
  readonly callsId?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly kind: ActivityKind
  readonly status: ActivityStatus
  readonly at?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly transfers: readonly ActivityTransfer[]
  readonly fee?: bigint | undefined
  readonly nonce?: number | undefined
  /** Hash of an earlier transaction that this one replaces. Only one of the two can be included. */
  readonly replaces?: string | undefined
  readonly conflict?: ActivityConflict | undefined
  /** Hosts of the nodes that reported the status. A single host means that no second node was available. */
  readonly sources?: readonly string[] | undefined
}

export interface ActivityPage {
  readonly items: readonly Activity[]
  readonly next?: string | undefined
  readonly mayBeIncomplete?: boolean | undefined
}

/** Describes a transaction in the format of the data service. */
export interface Transaction {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped'
    readonly sentFrom?: string | undefined
    readonly sentTo?: string | undefined
    /** Time in ISO 8601. Absent if unknown. */
    readonly minedAt?: string | undefined
    readonly chain: CaipNetworkId
    readonly nonce?: number | undefined
  }
  readonly transfers: readonly TransactionTransfer[]
}

export interface TransactionTransfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity?: { readonly numeric: string } | undefined
  readonly fungible_info?:
    | {
        readonly name?: string | undefined
        readonly symbol?: string | undefined
        readonly icon?: { readonly url: string } | undefined
      }
    | undefined
  readonly nft_info?:
    | { readonly name?: string | undefined; readonly preview?: { readonly url: string } | undefined }
    | undefined
}
