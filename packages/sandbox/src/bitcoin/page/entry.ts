import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import { readRpcUrls } from '../../wallet/readRpcUrls'
import { BITCOIN_WALLETS } from '../wallets'
import { installBitcoinWallets } from './installBitcoinWallets'

installOncePerPage(BITCOIN_WALLETS.saltmarsh.id, () => installBitcoinWallets(readRpcUrls(), readPageSetup()))
