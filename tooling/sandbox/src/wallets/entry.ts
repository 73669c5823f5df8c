/** What the page bundle does: it installs the three wallets and shows them to tests as `window.__sandboxWallets`. */
import roster from '../roster.json'
import { showInPage } from './installAll'
import { installWallets } from './installWallets'
import { readRpcUrls } from './readRpcUrls'
import { readSetup } from './readSetup'

showInPage(roster.wallets.lantern.rdns, () => installWallets(readRpcUrls(), readSetup()).wallets)
