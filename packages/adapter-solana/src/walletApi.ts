import type { CaipNetworkId, Unsubscribe } from '@foyer/core/adapter'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { SolanaProvider, SolanaSignedIn, SolanaSignedMessage } from './provider.js'
import type { SolanaTransactionInput } from './transaction.js'

export interface SharedAccount {
  /** Base58 of 32 bytes. */
  readonly address: string
  readonly label?: string | undefined
}

export interface SigningAccount {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId<'solana'>
}

/** Describes a transaction in wire format. `input` is the object that the app passed. */
export interface WireTransaction {
  readonly bytes: Uint8Array
  readonly version: 'legacy' | number
  readonly signers: number
  readonly input: SolanaTransactionInput
}

export type Commitment = 'processed' | 'confirmed' | 'finalized'

export interface SendOptions {
  readonly preflightCommitment?: Commitment
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

export type WalletApiEvent =
  | { readonly type: 'accounts' }
  | {
      readonly type: 'network'
      readonly caipNetworkId: CaipNetworkId<'solana'>
      /** Applies the change only if the current network is one of these. @default any network */
      readonly from?: CaipNetworkId<'solana'>[] | undefined
    }
  | { readonly type: 'end'; readonly cause?: unknown }

/**
 * Gives Wallet Standard wallets, wallet adapters and remote sessions one interface. The wallet does not support a
 * method that is absent.
 */
export interface WalletApi {
  readonly wallet: SolanaProvider['wallet']
  /** Returns the accounts that the wallet shares, its active one first. */
  accounts(): readonly SharedAccount[]
  /** Returns the networks that the wallet supports; undefined if it does not tell. */
  networks(): readonly CaipNetworkId<'solana'>[] | undefined
  enterNetwork?: ((caipNetworkId: CaipNetworkId<'solana'>) => Promise<void>) | undefined
  watch(listener: (change: WalletApiEvent) => void): Unsubscribe
  /** Reads `accounts` again, without a prompt. `isRefused`: the wallet has just answered "unauthorized". */
  refresh?: ((isRefused: boolean) => Promise<void>) | undefined
  disconnect(): Promise<unknown>
  signMessage?: ((message: Uint8Array, signing: SigningAccount) => Promise<SolanaSignedMessage>) | undefined
  signTransactions?:
    | ((wires: readonly WireTransaction[], signing: SigningAccount) => Promise<readonly Uint8Array[]>)
    | undefined
  sendTransaction?:
    | ((wire: WireTransaction, signing: SigningAccount & { readonly options: SendOptions }) => Promise<string>)
    | undefined
  signIn?: ((input: SolanaSignInInput) => Promise<SolanaSignedIn>) | undefined
}

export interface BrowserWalletApi extends WalletApi {
  /** Connects the wallet; `accounts` holds the result. `silent` never prompts. */
  connect(silent: boolean): Promise<void>
}
