export { createSandboxWallet } from '../evm/page/createSandboxWallet'
export { type InstalledWallets, installWallets } from '../evm/page/installWallets'
export type { EvmCaipNetworkId } from '../types'
export { ProviderRpcError } from '../wallet/errors'
export type { SandboxWallets } from '../wallet/pageGlobals'
export type * from '../wallet/scriptTypes'
export { createMemoryStorage } from '../wallet/storage'
export type { SvgNode } from '../wallet/svg'
export type {
  AnnounceTime,
  LoadRpcUrls,
  ProviderMessage,
  RpcUrls,
  SandboxWallet,
  SandboxWalletInfo,
  SandboxWalletOptions,
  WalletStorage,
} from '../wallet/types'
