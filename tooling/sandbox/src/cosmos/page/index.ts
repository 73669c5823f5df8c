// biome-ignore lint/performance/noBarrelFile: the entry of the package for tests
export { createMemoryStorage } from '../../wallets/storage'
export { type CosmosWallet, type CosmosWalletInfo, createCosmosWallet } from './createCosmosWallet'
export type { CosmosScript, CosmosSetup, CosmosWalletOptions, KeplrProvider } from './types'
