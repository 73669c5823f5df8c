import { evm } from '@foyer/adapter-evm'
import { mainnet } from '#networks'
import { mountApp } from './mountApp.js'

mountApp([evm()], [mainnet])
