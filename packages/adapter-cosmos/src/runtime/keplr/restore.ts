import { type ConnectRequest, ModalError, type Network } from '@foyer/core/adapter'
import type { FoundWallet } from '../../discover/findWallets.js'
import type { KeplrWallet } from '../../keplr.js'
import type { RuntimeContext } from '../context.js'
import type { Key } from '../link.js'
import { recallKey } from './memory.js'
import { readKey } from './readKey.js'
import { listenToKeystore } from './watchKeystore.js'

export interface RestoreParameters {
  readonly found: FoundWallet
  readonly wallet: KeplrWallet
  readonly request: Pick<ConnectRequest, 'walletId' | 'onNews'>
  /** One that the wallet allowed before. */
  readonly network: Network<'cosmos'>
}

export interface RestoredKey {
  readonly key: Key
  /** It is what the wallet showed last time; nobody has asked it since. */
  readonly isRecalled: boolean
}

/**
 * Permission that is still there, without a prompt. Leap says whether it is. Of Keplr nothing can be asked that does not open
 * its window while it is locked: what it showed last is taken, and it is asked before it signs.
 */
export async function restore(context: RuntimeContext, parameters: RestoreParameters): Promise<RestoredKey> {
  const { found, wallet, request, network } = parameters
  const { walletId } = request
  const chainId = String(network.id)
  if (!wallet.isConnected) {
    const key = recallKey(context.host, walletId, chainId)
    if (!key) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    return { key, isRecalled: true }
  }
  try {
    if ((await wallet.isConnected(chainId)) !== false) {
      await wallet.enable(chainId)
      return { key: await readKey(wallet, chainId), isRecalled: false }
    }
  } catch (cause) {
    throw new ModalError('NOT_AUTHORIZED', { context: { walletId }, cause })
  }
  // It was not left here, and is locked or was told to forget the page: it does not say which.
  context.unlocks.wait(request, (open) => listenToKeystore(found, open))
  throw new ModalError('WALLET_LOCKED', { context: { walletId } })
}
