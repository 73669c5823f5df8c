/**
 * Describes a transaction: wire bytes, a `Transaction` or `VersionedTransaction` of `@solana/web3.js`, or one compiled
 * by `@solana/kit`. Needs its fee payer and blockhash set.
 */
export type SolanaTransactionInput =
  | Uint8Array
  | { serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array }
  | {
      readonly messageBytes: ArrayLike<number>
      readonly signatures: Readonly<Record<string, ArrayLike<number> | null>>
    }

/** Names a commitment. The last five names are deprecated and sent to nodes as their successors. */
export type SolanaCommitment =
  | 'processed'
  | 'confirmed'
  | 'finalized'
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max'

export interface SolanaSendOptions {
  /** Commitment of the preflight. @default the wallet's or the node's own */
  readonly preflightCommitment?: SolanaCommitment | undefined
  /** Skips the preflight. @default false */
  readonly skipPreflight?: boolean | undefined
  /** Limits how often the node sends the transaction again. @default until the blockhash expires */
  readonly maxRetries?: number | undefined
  /** Requires a node that has processed this slot. */
  readonly minContextSlot?: number | undefined
}

export type SolanaTransaction =
  | SolanaTransactionInput
  | ({ readonly transaction: SolanaTransactionInput } & SolanaSendOptions)

declare module '@foyer/core/adapter' {
  interface TransactionByNamespace {
    solana: SolanaTransaction
  }
}
