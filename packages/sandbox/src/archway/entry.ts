import { installOncePerPage } from '../wallet/installInPage'
import { readPageSetup } from '../wallet/readPageSetup'
import { readRpcUrls } from '../wallet/readRpcUrls'
import { ARCHWAY_ID, installArchway } from './installArchway'

installOncePerPage(ARCHWAY_ID, () => installArchway(readRpcUrls(), readPageSetup()))
