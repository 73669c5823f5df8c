/** What the page bundle does: it installs the wallets and adds them to `window.__sandboxWallets`. */
import { readRpcUrls } from '../../wallets/readRpcUrls'
import { readSetup } from '../../wallets/readSetup'
import roster from '../roster.json'
import { installSolanaWallets } from './installSolanaWallets'

// Injected scripts run in every frame, the empty one of a wallet's own panel included, and may run twice in a page.
if (/^https?:$/.test(location.protocol) && !globalThis.__sandboxWallets?.[roster.wallets.meridian.id]) {
  const wallets = installSolanaWallets(readRpcUrls(), readSetup())
  Object.assign(globalThis, { __sandboxWallets: Object.freeze({ ...globalThis.__sandboxWallets, ...wallets }) })
}
