export { createEvmWallet } from '../evm/page/createEvmWallet'
export { type InstalledWallets, installEvmWallets } from '../evm/page/installEvmWallets'
export type { EvmCaipNetworkId } from '../types'
export { ProviderRpcError } from '../wallet/errors'
export type { SandboxWallets } from '../wallet/pageGlobals'
export type * from '../wallet/scriptTypes'
export { createMemoryStorage } from '../wallet/storage'
export type { SvgNode } from '../wallet/svg'
export type {
  AnnounceTime,
  EvmPageWallet,
  EvmPageWalletOptions,
  EvmWalletInfo,
  LoadRpcUrls,
  ProviderMessage,
  RpcUrls,
  WalletStorage,
} from '../wallet/types'
