import type { Account, CaipAddress, Network } from '@foyer/core'

export const getSenderCaipAddress = ({
  network,
  from,
}: {
  readonly network: Network | undefined
  readonly from: Account | undefined
}): CaipAddress | undefined => network && from && `${network.caipNetworkId}:${from.address}`
