import type { Options } from '../../modal/options.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { SwapOptions } from '../../types/swap.js'

/**
 * Networks with swaps by default (S1.069): Ethereum, Arbitrum, OP, zkSync Era, Base, BNB, Polygon, Gnosis, Avalanche,
 * Fantom, Kaia, Aurora.
 */
export const SWAP_NETWORKS: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
]

export function parseSwapOption({ features: { swaps } }: Pick<Options, 'features'>): SwapOptions {
  if (typeof swaps !== 'object') return {}
  return isNames(swaps) ? { providers: swaps } : swaps
}

export const getSwapNetworks = (options: Pick<Options, 'features'>): readonly CaipNetworkId[] => [
  ...SWAP_NETWORKS,
  ...(parseSwapOption(options).networks ?? []),
]

const isNames = (swaps: object): swaps is readonly string[] => Array.isArray(swaps)
