import { type Connection, ModalError, type Transfer } from '@foyer/core/adapter'

/** A wallet pays from the account and on the network that it is at. */
export function checkConnection(
  { caipNetworkId, accounts }: Connection<'bip122'>,
  { network, from }: Pick<Transfer<'bip122'>, 'network' | 'from'>,
): void {
  if (caipNetworkId !== network.caipNetworkId) {
    throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
  }
  if (accounts[0].address !== from.address) {
    throw new ModalError('NOT_AUTHORIZED', { context: { address: from.address } })
  }
}
