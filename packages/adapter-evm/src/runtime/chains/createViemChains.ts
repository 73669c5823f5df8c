import type { Network } from '@foyer/core/adapter'
import type { Chain } from 'viem'
import { toViemChain } from './toViemChain.js'

export interface ViemChains {
  /** Returns the chain of a network, always the same object. */
  get(network: Network<'eip155'>): Chain
  complete(): Promise<void>
}

/**
 * Creates the chains of Foyer's wagmi config with the data that the modal needs. `complete` adds viem's formatters and
 * fees to the same objects, because clients hold them.
 */
export function createViemChains(): ViemChains {
  const chains = new Map<Network, Chain>()
  let fill = (_chain: Chain): void => {}
  return {
    get(network) {
      const chain = chains.get(network) ?? toViemChain(network)
      if (!chains.has(network)) fill(chain)
      chains.set(network, chain)
      return chain
    },
    async complete() {
      const { findViemChainConfig } = await import('./findViemChainConfig.js')
      fill = (chain) => {
        // A chain of `viem/chains` that the app passed has its own formatters.
        if (!('formatters' in chain)) Object.assign(chain, { ...findViemChainConfig(chain), ...chain })
      }
      for (const chain of chains.values()) fill(chain)
    },
  }
}
