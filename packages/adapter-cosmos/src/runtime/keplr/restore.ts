import { ModalError, type Network } from '@foyer/core/adapter'
import type { KeplrWallet } from '../../keplr.js'

export interface RestoreParameters {
  readonly walletId: string
  /** One that the wallet allowed before. */
  readonly network: Network<'cosmos'>
}

/**
 * Permission that is still there, without a prompt as far as that can be had: Leap says whether it is. Others cannot be
 * asked; their `enable` is silent unless the wallet is locked or its owner has taken the permission back.
 */
export async function restore(wallet: KeplrWallet, { walletId, network }: RestoreParameters): Promise<void> {
  const chainId = String(network.id)
  try {
    if ((await wallet.isConnected?.(chainId)) !== false) {
      await wallet.enable(chainId)
      return
    }
  } catch (cause) {
    throw new ModalError('NOT_AUTHORIZED', { context: { walletId }, cause })
  }
  throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
}
