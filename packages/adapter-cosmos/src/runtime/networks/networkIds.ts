import type { CaipNetworkId } from '@foyer/core/adapter'

export function toCosmosNetworkId(caipNetworkId: CaipNetworkId): CaipNetworkId<'cosmos'> {
  return `cosmos:${getChainId(caipNetworkId)}`
}

export function getChainId(caipNetworkId: CaipNetworkId): string {
  return caipNetworkId.slice('cosmos:'.length)
}
