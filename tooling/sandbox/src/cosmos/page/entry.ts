/** What the page bundle does: it installs the wallets and adds them to `window.__sandboxWallets`. */
import { readSetup } from '../../wallets/readSetup'
import roster from '../roster.json'
import { installCosmosWallets } from './installCosmosWallets'

// Injected scripts run in every frame, the empty one of a wallet's own panel included, and may run twice in a page.
if (/^https?:$/.test(location.protocol) && !globalThis.__sandboxWallets?.[roster.wallets.quillon.id]) {
  const wallets = installCosmosWallets(readSetup())
  Object.assign(globalThis, { __sandboxWallets: Object.freeze({ ...globalThis.__sandboxWallets, ...wallets }) })
}
