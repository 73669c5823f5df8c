import { type Connection, ModalError, type Transfer } from '@foyer/core/adapter'

export function checkTransferConnection(
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
