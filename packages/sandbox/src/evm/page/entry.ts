import testAccounts from '../../testAccounts.json'
import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import { readRpcUrls } from '../../wallet/readRpcUrls'
import { installWallets } from './installWallets'

installOncePerPage(testAccounts.wallets.lantern.rdns, () => installWallets(readRpcUrls(), readPageSetup()).wallets)
