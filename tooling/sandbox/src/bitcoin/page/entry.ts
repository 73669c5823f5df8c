/** What the page bundle does: it installs the Bitcoin wallets, beside those of other namespaces. */
import { showInPage } from '../../wallets/installAll'
import { readRpcUrls } from '../../wallets/readRpcUrls'
import { readSetup } from '../../wallets/readSetup'
import { installBitcoinWallets, SALTMARSH } from './installBitcoinWallets'

showInPage(SALTMARSH, () => installBitcoinWallets(readRpcUrls(), readSetup()))
