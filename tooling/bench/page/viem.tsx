import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from 'viem/chains'
import { mountSite } from './mountSite.js'

mountSite([evm()], [mainnet, base])
