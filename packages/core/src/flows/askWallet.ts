import type { ConnectRequest } from '../adapter/contract.js'
import { AUTH_WALLET_ID, REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { loadEmbedded } from '../features/embedded/loadEmbedded.js'
import type { RemoteConnection } from '../features/remote/createRemote.js'
import { loadRemote } from '../features/remote/loadRemote.js'
import type { Connector } from '../types/wallet.js'

/**
 * Asks a wallet in the way it is reached. A wallet on another device may answer for several namespaces; the first of
 * the answer is the wanted one, unless the wallet allowed only others.
 */
export async function askWallet(
  context: ModalContext,
  wallet: Connector,
  request: Omit<ConnectRequest, 'walletId'> & { readonly signal: AbortSignal },
): Promise<readonly [RemoteConnection, ...RemoteConnection[]]> {
  const { chain: namespace, id: walletId } = wallet
  const adapter = context.adapters.get(namespace)
  if (!adapter) throw new ModalError('CHAIN_ADAPTER_NOT_FOUND', { context: { namespace } })
  if (walletId === AUTH_WALLET_ID) {
    const [only] = await (await loadEmbedded(context)).connect(namespace, request)
    return [only]
  }
  if (walletId !== REMOTE_WALLET_ID || !adapter.channel) {
    return [{ namespace, wallet, connection: await adapter.connect({ walletId, ...request }) }]
  }
  const [first, ...others] = await (await loadRemote(context)).connect(namespace, request)
  if (!first) throw new ModalError('SESSION_REFUSED')
  return [first, ...others]
}
