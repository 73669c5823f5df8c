import {
  type AdapterContext,
  type ConnectRequest,
  combineSignals,
  ModalError,
  rejectOnAbort,
  type WalletRequestTracker,
} from '@foyer/core/adapter'
import { createConnection, type TronConnection } from './createConnection.js'
import type { Discovery } from './discoverWallets.js'
import type { TronProvider } from './provider.js'
import { switchNetwork } from './switchNetwork.js'

export interface RuntimeContext extends Pick<Discovery, 'find'> {
  readonly adapterContext: AdapterContext<'tron'>
  readonly requests: WalletRequestTracker<TronProvider, unknown>
}

/** Connects to a wallet. Requests accounts from the user, or with `silent` reads the permitted one. */
export async function connect(
  { adapterContext, find, requests }: RuntimeContext,
  { walletId, network, silent, signal: given }: ConnectRequest<'tron'>,
): Promise<TronConnection> {
  const provider = find(walletId)
  if (!provider) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })
  const signal = combineSignals(adapterContext.signal, given)
  if (signal.aborted) throw new ModalError('ABORTED')

  if (!silent) {
    const asking = requests.begin(walletId, provider)
    const answer = asking.request(() => provider.request({ method: 'eth_requestAccounts' }))
    await rejectOnAbort(answer, signal).finally(asking.end)
  }
  const address = provider.tronWeb?.defaultAddress.base58
  if (!address) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })

  let chainId = await rejectOnAbort(provider.request({ method: 'eth_chainId' }), signal)
  if (!silent && network && network.id !== chainId) {
    // If the wallet does not switch, the user is connected on the network that the wallet is on.
    const stay = (cause: unknown) =>
      adapterContext.log('debug', `The wallet did not come along to ${network.name}`, cause)
    await rejectOnAbort(switchNetwork(provider, network).catch(stay), signal)
    chainId = await rejectOnAbort(provider.request({ method: 'eth_chainId' }), signal)
  }
  return createConnection(adapterContext, { provider, address, chainId: String(chainId) })
}
