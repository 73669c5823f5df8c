import type { CaipNetworkId, Channel } from '@foyer/core/adapter'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { SolanaTransaction, SolanaTransactionInput } from './transaction.js'

/** What is behind a connection, by its kind. `@foyer/adapter-solana/wallet-adapter` adds adapters to it. */
export interface SolanaWalletMap {
  standard: StandardWallet
  remote: Channel
}

/**
 * A connected Solana wallet, the same whatever is behind it: one of the Wallet Standard, an adapter of the page's own, or
 * one on another device. Acts with the account and on the network in use. A method that is absent is one that this
 * wallet does not have.
 *
 * Each rejects with a `ModalError`: `USER_REJECTED`, `CONNECTION_ENDED`, `ACT_UNSUPPORTED` for a version of transactions
 * that the wallet does not know, `INVALID_OPTION` for what is no transaction, or with what the wallet threw.
 */
export interface SolanaProvider {
  /** The wallet itself, untouched; of one on another device the channel to it. */
  readonly wallet: SolanaWalletMap[keyof SolanaWalletMap]
  /** Base58. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId<'solana'>
  /** The network as the Wallet Standard has it: `solana:mainnet`, `solana:devnet`, … */
  readonly chain: `solana:${string}`
  /** Text is signed as UTF-8. */
  signMessage?(message: string | Uint8Array): Promise<SolanaSignedMessage>
  /** Gives the wire bytes with the account's signature. A wallet may also change the transaction, as to add a fee. */
  signTransaction?(transaction: SolanaTransactionInput): Promise<Uint8Array>
  /** In the order given. */
  signAllTransactions?(transactions: readonly SolanaTransactionInput[]): Promise<readonly Uint8Array[]>
  /** Gives the transaction's signature in base58, as soon as it was sent. The wallet sends it, or a node of the network. */
  signAndSendTransaction?(transaction: SolanaTransaction): Promise<string>
  /** Sign in with Solana (SIWS): the wallet makes the message, and says in whose name. */
  signIn?(input?: SolanaSignInInput): Promise<SolanaSignedIn>
}

export interface SolanaSignedMessage {
  /** Ed25519, 64 bytes. */
  readonly signature: Uint8Array
  /** What was signed. A wallet may have put something around the message. */
  readonly signedMessage: Uint8Array
}

export interface SolanaSignedIn extends SolanaSignedMessage {
  /** Base58. It may be another than the one in use. */
  readonly address: string
}
