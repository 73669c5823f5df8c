import { evm } from '@foyer/adapter-evm'
import { arbitrum, avalanche, base, bsc, celo, gnosis, mainnet, optimism, polygon, zksync } from '#networks'
import { mountApp } from './mountApp.js'

/** Ten networks of real apps, some with special rules: OP stack, Celo, zkSync. */
mountApp([evm()], [mainnet, base, optimism, arbitrum, polygon, bsc, avalanche, celo, gnosis, zksync])
