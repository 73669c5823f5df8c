/** What the page bundle does: it installs the wallets and adds them to `window.__sandboxWallets`. */
import { showInPage } from '../../wallets/installAll'
import { readSetup } from '../../wallets/readSetup'
import roster from '../roster.json'
import { installPolkadotWallets } from './installPolkadotWallets'

showInPage(roster.wallets.thornwick.id, () => installPolkadotWallets(readSetup()))
