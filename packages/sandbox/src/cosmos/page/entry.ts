import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import testAccounts from '../testAccounts.json'
import { installCosmosWallets } from './installCosmosWallets'

installOncePerPage(testAccounts.wallets.quillon.id, () => installCosmosWallets(readPageSetup()))
