import { type AdapterHost, type ConnectRequest, ModalError, untilAborted } from '@foyer/core/adapter'
import { createConnection, type TronConnection } from './createConnection.js'
import type { TronProvider } from './provider.js'
import { switchNetwork } from './switchNetwork.js'

/** Asks a wallet, or with `silent` takes what it shows without being asked. */
export async function connect(
  host: AdapterHost<'tron'>,
  { provider, request }: { readonly provider: TronProvider | undefined; readonly request: ConnectRequest<'tron'> },
): Promise<TronConnection> {
  const { walletId, network, silent, signal: given = host.signal } = request
  if (!provider) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })
  const signal = AbortSignal.any([given, host.signal])
  if (signal.aborted) throw new ModalError('ABORTED')

  // A yes that comes after the signal stays in the wallet, because TRON has no word for giving it back.
  if (!silent) await untilAborted(provider.request({ method: 'eth_requestAccounts' }), signal)
  const address = provider.tronWeb?.defaultAddress.base58
  if (!address) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })

  let chainId = await untilAborted(provider.request({ method: 'eth_chainId' }), signal)
  if (!silent && network && network.id !== chainId) {
    // A visitor who connects but stays on their network is connected, on their network.
    const stay = (cause: unknown) => host.log('debug', `The wallet did not come along to ${network.name}`, cause)
    await untilAborted(switchNetwork(provider, network).catch(stay), signal)
    chainId = await untilAborted(provider.request({ method: 'eth_chainId' }), signal)
  }
  return createConnection(host, { provider, address, chainId: String(chainId) })
}
