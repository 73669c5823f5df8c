import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import { readRpcUrls } from '../../wallet/readRpcUrls'
import { installBitcoinWallets, SALTMARSH_ID } from './installBitcoinWallets'

installOncePerPage(SALTMARSH_ID, () => installBitcoinWallets(readRpcUrls(), readPageSetup()))
