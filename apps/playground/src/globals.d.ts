import type { Modal } from '@foyer/core'
import type { InstalledSandboxWallet } from './sandbox/listPageWallets'
import type { LocalServices } from './sandbox/localServices'

declare global {
  /** Exposed to tests and the console. */
  var __modal: Modal | undefined
  /** Installed sandbox wallets, by reverse domain name or id. */
  var __sandboxWallets: Readonly<Record<string, InstalledSandboxWallet>> | undefined
  /** Services in this page, of the static demo. */
  var __foyerDemo: LocalServices | undefined
  var __SANDBOX_RPC__: Readonly<Record<string, string>> | undefined
}
