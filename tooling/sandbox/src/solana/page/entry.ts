/** What the page bundle does: it installs the wallets and adds them to `window.__sandboxWallets`. */
import { showInPage } from '../../wallets/installAll'
import { readRpcUrls } from '../../wallets/readRpcUrls'
import { readSetup } from '../../wallets/readSetup'
import roster from '../roster.json'
import { installSolanaWallets } from './installSolanaWallets'

showInPage(roster.wallets.meridian.id, () => installSolanaWallets(readRpcUrls(), readSetup()))
