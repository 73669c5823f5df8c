import type { PageSetup } from './scriptTypes'
import type { EvmPageWallet, RpcUrls } from './types'

export type SandboxWallets = Readonly<Record<string, EvmPageWallet>>

declare global {
  var __sandboxWallets: SandboxWallets | undefined
  /** Set by a test before the wallets' script runs. */
  var __sandboxScript: PageSetup | undefined
  /** Set by the page before the wallets' script runs: node URLs by CAIP-2 id. */
  var __SANDBOX_RPC__: RpcUrls | undefined
}
