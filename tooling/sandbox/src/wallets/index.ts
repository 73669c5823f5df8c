// biome-ignore lint/performance/noBarrelFile: the entry of the package for pages and tests
export { createSandboxWallet } from './createSandboxWallet'
export { ProviderRpcError } from './errors'
export { type InstalledWallets, installWallets } from './installWallets'
export type { SandboxWallets } from './pageGlobals'
export type * from './scriptTypes'
export { createMemoryStorage } from './storage'
export type { SvgNode } from './svg'
export type {
  Announce,
  EvmCaipNetworkId,
  LoadRpcUrls,
  ProviderMessage,
  RpcUrls,
  SandboxWallet,
  SandboxWalletInfo,
  SandboxWalletOptions,
  WalletStorage,
} from './types'
