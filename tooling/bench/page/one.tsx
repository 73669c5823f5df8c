import { evm } from '@foyer/adapter-evm'
import { mainnet } from '#networks'
import { mountSite } from './mountSite.js'

mountSite([evm()], [mainnet])
