import type { Network, NetworkInput } from '../types/network.js'

export function toNetwork(input: NetworkInput): Network {
  if (input.caipNetworkId !== undefined) return input
  return { ...input, chainNamespace: 'eip155', caipNetworkId: `eip155:${input.id}` }
}
