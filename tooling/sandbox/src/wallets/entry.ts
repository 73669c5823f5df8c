/** What the page bundle does: it installs the three wallets and shows them to tests as `window.__sandboxWallets`. */
import roster from '../roster.json'
import { installWallets } from './installWallets'
import { readRpcUrls } from './readRpcUrls'
import { readSetup } from './readSetup'

// Injected scripts run in every frame, the empty one of a wallet's own panel included, and may run twice in a page. The
// wallets of another namespace may be there already.
if (/^https?:$/.test(location.protocol) && !globalThis.__sandboxWallets?.[roster.wallets.lantern.rdns]) {
  const { wallets } = installWallets(readRpcUrls(), readSetup())
  globalThis.__sandboxWallets = Object.freeze({ ...globalThis.__sandboxWallets, ...wallets })
}
