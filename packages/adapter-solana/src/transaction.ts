/**
 * A transaction, legacy or versioned: the bytes of the wire, a `Transaction` or `VersionedTransaction` of
 * `@solana/web3.js`, or a compiled transaction of `@solana/kit`. Whoever pays and the blockhash have to be in it.
 */
export type SolanaTransactionInput =
  | Uint8Array
  | { serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array }
  | {
      readonly messageBytes: ArrayLike<number>
      readonly signatures: Readonly<Record<string, ArrayLike<number> | null>>
    }

/** Names of how sure a node has to be. The last five are Solana's older names, and are told to nodes by today's. */
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
  /** The state against which the node tries the transaction first. @default the wallet's or the node's own */
  readonly preflightCommitment?: SolanaCommitment | undefined
  /** Sends without trying first. @default false */
  readonly skipPreflight?: boolean | undefined
  /** How often the node sends it again. @default until the blockhash is too old */
  readonly maxRetries?: number | undefined
  /** The node must have come to this slot. */
  readonly minContextSlot?: number | undefined
}

/** What is sent: a transaction alone, or with options. */
export type SolanaTransaction =
  | SolanaTransactionInput
  | ({ readonly transaction: SolanaTransactionInput } & SolanaSendOptions)

declare module '@foyer/core/adapter' {
  interface TransactionMap {
    solana: SolanaTransaction
  }
}
