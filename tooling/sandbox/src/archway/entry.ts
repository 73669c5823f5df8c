/** What the page bundle does: it installs the wallet of several namespaces, for pages that ask for it. */
import { showInPage } from '../wallets/installAll'
import { readRpcUrls } from '../wallets/readRpcUrls'
import { readSetup } from '../wallets/readSetup'
import { ARCHWAY, installArchway } from './installArchway'

showInPage(ARCHWAY, () => installArchway(readRpcUrls(), readSetup()))
