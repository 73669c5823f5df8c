import type { SolanaWalletAdapter } from './walletAdapter.js'

export interface SolanaOptions {
  /**
   * Adapters of `@solana/wallet-adapter-base`, for wallets that do not register by the Wallet Standard. One whose name a
   * registered wallet has is left out. @default []
   */
  readonly wallets?: readonly SolanaWalletAdapter[] | undefined
}
