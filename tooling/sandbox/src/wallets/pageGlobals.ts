import type { PageSetup } from './scriptTypes'
import type { RpcUrls, SandboxWallet } from './types'

/** What the bundle shows to tests: its wallets by rdns. */
export type SandboxWallets = Readonly<Record<string, SandboxWallet>>

declare global {
  var __sandboxWallets: SandboxWallets | undefined
  /** Set by a test before the bundle runs. */
  var __sandboxScript: PageSetup | undefined
  /** Set by the page before the bundle runs: URL by CAIP network id. */
  var __SANDBOX_RPC__: RpcUrls | undefined
}
