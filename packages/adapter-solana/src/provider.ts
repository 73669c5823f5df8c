import type { CaipNetworkId, Channel } from '@foyer/core/adapter'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { SolanaTransaction, SolanaTransactionInput } from './transaction.js'

/** Lists the types of `SolanaProvider.wallet`. `@foyer/adapter-solana/wallet-adapter` adds its own. */
export interface SolanaWalletMap {
  standard: StandardWallet
  remote: Channel
}

/**
 * Describes a connected Solana wallet. Methods use the selected account and network; the wallet does not support one
 * that is absent. Each rejects with a `ModalError`: `USER_REJECTED`, `CONNECTION_ENDED`, `METHOD_UNSUPPORTED` for an
 * unsupported transaction version, `INVALID_OPTION` for an invalid transaction, or with the wallet's error.
 */
export interface SolanaProvider {
  /** Wallet's own object, or `Channel` of a remote session. */
  readonly wallet: SolanaWalletMap[keyof SolanaWalletMap]
  /** Base58. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId<'solana'>
  /** Chain of the Wallet Standard: `solana:mainnet`, `solana:devnet`, … */
  readonly chain: `solana:${string}`
  /** Signs a message, text as UTF-8. */
  signMessage?(message: string | Uint8Array): Promise<SolanaSignedMessage>
  /** Signs a transaction. Returns its wire bytes. The wallet may change it, for example to add a fee. */
  signTransaction?(transaction: SolanaTransactionInput): Promise<Uint8Array>
  signAllTransactions?(transactions: readonly SolanaTransactionInput[]): Promise<readonly Uint8Array[]>
  /** Signs and sends a transaction. Returns its signature in base58. */
  signAndSendTransaction?(transaction: SolanaTransaction): Promise<string>
  /** Signs in with Solana (SIWS); the wallet composes the message. */
  signIn?(input?: SolanaSignInInput): Promise<SolanaSignedIn>
}

export interface SolanaSignedMessage {
  /** Ed25519 signature of 64 bytes. */
  readonly signature: Uint8Array
  /** Bytes that the wallet signed; it may have added a prefix to the message. */
  readonly signedMessage: Uint8Array
}

export interface SolanaSignedIn extends SolanaSignedMessage {
  /** Base58. The user may have picked another account than the selected one. */
  readonly address: string
}
