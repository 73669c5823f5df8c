import { installOncePerPage } from '../../wallet/installInPage'
import { readPageSetup } from '../../wallet/readPageSetup'
import roster from '../roster.json'
import { installPolkadotWallets } from './installPolkadotWallets'

installOncePerPage(roster.wallets.thornwick.id, () => installPolkadotWallets(readPageSetup()))
