import testAccounts from '../../testAccounts.json'
import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import { readRpcUrls } from '../../wallet/readRpcUrls'
import { installEvmWallets } from './installEvmWallets'

installOncePerPage(testAccounts.wallets.lantern.rdns, () => installEvmWallets(readRpcUrls(), readPageSetup()).wallets)
