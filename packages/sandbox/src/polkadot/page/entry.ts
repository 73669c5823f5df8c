import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import testAccounts from '../testAccounts.json'
import { installPolkadotWallets } from './installPolkadotWallets'

installOncePerPage(testAccounts.wallets.thornwick.id, () => installPolkadotWallets(readPageSetup()))
