import type { Network, NetworkInput } from '../types/network.js'

/** Fills in what a chain of viem leaves to be understood: the namespace and the CAIP-2 id. All else stays as it is. */
export function toNetwork(input: NetworkInput): Network {
  if (input.caipNetworkId !== undefined) return input
  return { ...input, chainNamespace: 'eip155', caipNetworkId: `eip155:${input.id}` }
}
