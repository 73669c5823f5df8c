// biome-ignore lint/performance/noBarrelFile: the entry of the package for tests of Solana
export { createSolanaWallet, type SolanaWallet } from './createSolanaWallet'
export type { SolanaRpcUrls, SolanaScript, SolanaWalletOptions } from './types'
