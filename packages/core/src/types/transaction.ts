import type { CaipNetworkId } from './caip.js'

/** One thing that happened with an account, as the data service writes it. */
export interface Transaction {
  /** The hash. */
  readonly id: string
  readonly metadata: {
    /** What it did, e.g. `send`, `receive`, `trade`; `execute` where nobody knows. */
    readonly operationType: string
    readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped'
    readonly sentFrom?: string | undefined
    readonly sentTo?: string | undefined
    /** ISO 8601. Absent where nobody knows when. */
    readonly minedAt?: string | undefined
    readonly chain: CaipNetworkId
    readonly nonce?: number | undefined
  }
  readonly transfers: readonly TransactionTransfer[]
}

export interface TransactionTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** In whole tokens, decimal text. */
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
