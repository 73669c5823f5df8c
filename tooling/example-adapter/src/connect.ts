import {
  type AdapterHost,
  anySignal,
  type ConnectRequest,
  ModalError,
  type Requests,
  untilAborted,
} from '@foyer/core/adapter'
import { createConnection, type TronConnection } from './createConnection.js'
import type { Discovery } from './discoverWallets.js'
import type { TronProvider } from './provider.js'
import { switchNetwork } from './switchNetwork.js'

export interface TronContext extends Pick<Discovery, 'find'> {
  readonly host: AdapterHost<'tron'>
  readonly requests: Requests<TronProvider, unknown>
}

/** Asks a wallet, or with `silent` takes what it shows without being asked. */
export async function connect(
  { host, find, requests }: TronContext,
  { walletId, network, silent, signal: given }: ConnectRequest<'tron'>,
): Promise<TronConnection> {
  const provider = find(walletId)
  if (!provider) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })
  const signal = anySignal(host.signal, given)
  if (signal.aborted) throw new ModalError('ABORTED')

  if (!silent) {
    const asking = requests.begin(walletId, provider)
    const answer = asking.ask(() => provider.request({ method: 'eth_requestAccounts' }))
    await untilAborted(answer, signal).finally(asking.end)
  }
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
