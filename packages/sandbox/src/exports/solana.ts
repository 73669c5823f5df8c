export { createSolanaWallet, type SolanaWallet } from '../solana/page/createSolanaWallet'
export type { SolanaRpcUrls, SolanaWalletOptions, SolanaWalletScript } from '../solana/page/types'
