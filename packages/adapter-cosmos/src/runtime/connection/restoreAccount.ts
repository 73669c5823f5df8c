import { type ConnectRequest, ModalError, type Network } from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../../discover/findWallets.js'
import type { KeplrWallet } from '../../keplr.js'
import type { RuntimeContext } from '../context.js'
import type { SharedAccount } from '../walletApi.js'
import { readSharedAccount } from '../wallets/readSharedAccount.js'
import { listenToKeystore } from '../wallets/watchKeystore.js'
import { readStoredAccount, readStoredChains } from './storage.js'

export interface RestoreAccountParameters {
  readonly discovered: DiscoveredWallet
  readonly wallet: KeplrWallet
  readonly request: Pick<ConnectRequest, 'walletId' | 'onStatus'>
  readonly network: Network<'cosmos'>
}

export interface RestoredAccount {
  readonly key: SharedAccount
  /** Set if the account comes from storage and the wallet has not confirmed it. */
  readonly isRestored: boolean
}

/**
 * Restores the account without a prompt. Leap tells whether the app still has access; Keplr would open a window while
 * locked, so the stored account is used until the first signature.
 */
export async function restoreAccount(
  context: RuntimeContext,
  parameters: RestoreAccountParameters,
): Promise<RestoredAccount> {
  const { discovered, wallet, request, network } = parameters
  const { walletId } = request
  const chainId = String(network.id)
  if (!wallet.isConnected) {
    const key = readStoredAccount(context.adapterContext, walletId, chainId)
    if (!key) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    return { key, isRestored: true }
  }
  try {
    if ((await wallet.isConnected(chainId)) !== false) {
      await wallet.enable(chainId)
      return { key: await readSharedAccount(wallet, chainId), isRestored: false }
    }
  } catch (cause) {
    throw new ModalError('NOT_AUTHORIZED', { context: { walletId }, cause })
  }
  // Nothing that Foyer stored says that this wallet was connected.
  if (!readStoredChains(context.adapterContext, walletId).length) {
    throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  }
  // The wallet is locked, or its user revoked the access; the wallet does not tell which.
  context.unlocks.wait(request, (open) => listenToKeystore(discovered, open))
  throw new ModalError('WALLET_LOCKED', { context: { walletId } })
}
