import type { Network } from '@foyer/core/adapter'
import type { Chain } from 'viem'
import { toChain } from '../toChain.js'

export interface Chains {
  /** The same object each time. */
  of(network: Network<'eip155'>): Chain
  /** Adds what viem knows of these chains, and from then on of others: how their transactions are read, their fees, … */
  complete(): Promise<void>
}

/**
 * The chains of the modal's own wagmi config. The modal itself needs no more of them than data; the rest is loaded for a
 * page that asks for the config. It is added in place, because clients that exist by then hold these objects.
 */
export function createChains(): Chains {
  const chains = new Map<Network, Chain>()
  let fill = (_chain: Chain): void => {}
  return {
    of(network) {
      const chain = chains.get(network) ?? toChain(network)
      if (!chains.has(network)) fill(chain)
      chains.set(network, chain)
      return chain
    },
    async complete() {
      const { knownChain } = await import('./knownChain.js')
      fill = (chain) => {
        // A chain of `viem/chains` says all this itself.
        if (!('formatters' in chain)) Object.assign(chain, { ...knownChain(chain), ...chain })
      }
      for (const chain of chains.values()) fill(chain)
    },
  }
}
