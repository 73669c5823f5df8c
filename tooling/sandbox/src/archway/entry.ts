/** What the page bundle does: it installs the wallet of several namespaces, for pages that ask for it. */
import { readRpcUrls } from '../wallets/readRpcUrls'
import { readSetup } from '../wallets/readSetup'
import { ARCHWAY, installArchway } from './installArchway'

// Injected scripts run in every frame, the empty one of a wallet's own panel included, and may run twice in a page.
if (/^https?:$/.test(location.protocol) && !globalThis.__sandboxWallets?.[ARCHWAY]) {
  const wallets = installArchway(readRpcUrls(), readSetup())
  Object.assign(globalThis, { __sandboxWallets: Object.freeze({ ...globalThis.__sandboxWallets, ...wallets }) })
}
