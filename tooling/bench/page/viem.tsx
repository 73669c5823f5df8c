import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from 'viem/chains'
import { mountApp } from './mountApp.js'

mountApp([evm()], [mainnet, base])
