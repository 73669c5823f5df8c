import { ModalError, type Network } from '@foyer/core/adapter'
import type { TronProvider } from './provider.js'

/** Switches by TIP-3326. Rejects with `CHAIN_NOT_SUPPORTED` if the wallet does not know the network (4902). */
export async function switchNetwork(provider: TronProvider, { id }: Network<'tron'>): Promise<void> {
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: id }] })
  } catch (cause) {
    throw Object(cause).code === 4902 ? new ModalError('CHAIN_NOT_SUPPORTED', { context: { id }, cause }) : cause
  }
}
