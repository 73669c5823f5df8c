/** What the page bundle does: it installs the Bitcoin wallets, beside those of other namespaces. */
import { readRpcUrls } from '../../wallets/readRpcUrls'
import { readSetup } from '../../wallets/readSetup'
import { installBitcoinWallets } from './installBitcoinWallets'

// Injected scripts run in every frame, the empty one of a wallet's own panel included, and may run twice in a page.
if (/^https?:$/.test(location.protocol) && !('unisat' in globalThis)) {
  const wallets = installBitcoinWallets(readRpcUrls(), readSetup())
  Object.assign(globalThis, { __sandboxWallets: { ...globalThis.__sandboxWallets, ...wallets } })
}
