export { type CosmosWallet, type CosmosWalletInfo, createCosmosWallet } from '../cosmos/page/createCosmosWallet'
export type { CosmosScript, CosmosWalletOptions, KeplrProvider } from '../cosmos/page/types'
export { createMemoryStorage } from '../wallet/storage'
