import type { Modal } from '@foyer/core'
import type { SandboxWallet } from '@foyer/sandbox/wallets'

declare global {
  /** The modal of the page, for tests and for the console. */
  var __modal: Modal | undefined
  /** By rdns. */
  var __sandboxWallets: Readonly<Record<string, SandboxWallet>> | undefined
  var __SANDBOX_RPC__: Readonly<Record<string, string>> | undefined
}
