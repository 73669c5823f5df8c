export { type CosmosWallet, type CosmosWalletInfo, createCosmosWallet } from '../cosmos/page/createCosmosWallet'
export type { CosmosWalletOptions, CosmosWalletScript, KeplrProvider } from '../cosmos/page/types'
export { createMemoryStorage } from '../wallet/storage'
