import { evm } from '@foyer/adapter-evm'
import { arbitrum, avalanche, base, bsc, celo, gnosis, mainnet, optimism, polygon, zksync } from '#networks'
import { mountSite } from './mountSite.js'

/** Networks such as sites really have, some of them with rules of their own: OP stack, Celo, zkSync. */
mountSite([evm()], [mainnet, base, optimism, arbitrum, polygon, bsc, avalanche, celo, gnosis, zksync])
