import { installOncePerPage } from '../wallet/installInPage'
import { readPageSetup } from '../wallet/readPageSetup'
import { readRpcUrls } from '../wallet/readRpcUrls'
import { ARCHWAY_ID, installMultichainWallet } from './installMultichainWallet'

installOncePerPage(ARCHWAY_ID, () => installMultichainWallet(readRpcUrls(), readPageSetup()))
