import { type AdapterHost, type CaipNetworkId, ModalError, type Network } from '@foyer/core/adapter'

/** The page's network of this id. One that it does not have has no node to ask. */
export function networkOf(
  { $networks }: AdapterHost<'solana'>,
  caipNetworkId: CaipNetworkId<'solana'>,
): Network<'solana'> {
  const network = $networks.get().find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
  return network
}
