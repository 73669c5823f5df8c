export { createSolanaWallet, type SolanaWallet } from '../solana/page/createSolanaWallet'
export type { SolanaRpcUrls, SolanaScript, SolanaWalletOptions } from '../solana/page/types'
