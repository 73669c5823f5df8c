import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import { readRpcUrls } from '../../wallet/readRpcUrls'
import testAccounts from '../testAccounts.json'
import { installSolanaWallets } from './installSolanaWallets'

installOncePerPage(testAccounts.wallets.meridian.id, () => installSolanaWallets(readRpcUrls(), readPageSetup()))
