import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import { readRpcUrls } from '../../wallet/readRpcUrls'
import roster from '../roster.json'
import { installSolanaWallets } from './installSolanaWallets'

installOncePerPage(roster.wallets.meridian.id, () => installSolanaWallets(readRpcUrls(), readPageSetup()))
