/** What the page bundle does: it installs the three wallets and shows them to tests as `window.__sandboxWallets`. */
import { installWallets } from './installWallets'
import { readRpcUrls } from './readRpcUrls'
import { readSetup } from './readSetup'

// Injected scripts run in every frame, the empty one of a wallet's own panel included, and may run twice in a page.
if (/^https?:$/.test(location.protocol) && globalThis.__sandboxWallets === undefined) {
  globalThis.__sandboxWallets = installWallets(readRpcUrls(), readSetup()).wallets
}
