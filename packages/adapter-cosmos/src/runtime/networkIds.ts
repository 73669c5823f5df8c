import type { CaipNetworkId } from '@foyer/core/adapter'

/** The id of a network that is known to be of this namespace, typed as one. */
export function toCosmosId(caipNetworkId: CaipNetworkId): CaipNetworkId<'cosmos'> {
  return `cosmos:${chainIdOf(caipNetworkId)}`
}

/** The chain's own id, `cosmoshub-4` of `cosmos:cosmoshub-4`. */
export function chainIdOf(caipNetworkId: CaipNetworkId): string {
  return caipNetworkId.slice('cosmos:'.length)
}
