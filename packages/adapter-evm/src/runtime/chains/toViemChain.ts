import type { Network } from '@foyer/core/adapter'
import type { Chain } from 'viem'

export function toViemChain(network: Network<'eip155'>): Chain {
  return { ...network, id: Number(network.id) }
}
