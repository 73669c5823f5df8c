import type { Network } from '@foyer/core/adapter'
import type { Chain } from 'viem'

/** A network as viem has it. A chain of `viem/chains` keeps what it brought: contracts, fees, formatters. */
export function toChain(network: Network<'eip155'>): Chain {
  return { ...network, id: Number(network.id) }
}
