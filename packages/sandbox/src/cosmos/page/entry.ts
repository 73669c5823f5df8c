import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import roster from '../roster.json'
import { installCosmosWallets } from './installCosmosWallets'

installOncePerPage(roster.wallets.quillon.id, () => installCosmosWallets(readPageSetup()))
