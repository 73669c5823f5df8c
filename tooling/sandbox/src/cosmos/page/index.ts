// biome-ignore lint/performance/noBarrelFile: the entry of the package for tests
export { createMemoryStorage } from '../../wallets/storage'
export { type CosmosWallet, type CosmosWalletInfo, createCosmosWallet } from './createCosmosWallet'
export type { CosmosScript, CosmosWalletOptions, KeplrProvider } from './types'
