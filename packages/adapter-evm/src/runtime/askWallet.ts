import { type ConnectRequest, type Network, untilAborted } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { providerOf } from './openConnection.js'
import { switchNetwork } from './switchNetwork.js'
import { takeConnection } from './takeConnection.js'
import { readChainId } from './wallets/readChainId.js'

export interface AskWalletParameters extends Pick<ConnectRequest, 'onNews'> {
  readonly connector: Connector
  readonly network: Network<'eip155'> | undefined
  readonly signal: AbortSignal
}

/** Asks the visitor, through the wallet. Until the answer is in, wagmi's state says no more than that it connects. */
export async function askWallet(context: RuntimeContext, parameters: AskWalletParameters): Promise<EvmConnection> {
  const { connector, network, signal, onNews } = parameters
  const request = context.requests.begin(connector.uid, connector, onNews)
  try {
    const { accounts, chainId } = await untilAborted(
      request.ask(() => connector.connect()),
      signal,
    )
    const provider = await untilAborted(providerOf(connector), signal)
    const isElsewhere = network && connector.switchChain && chainId !== Number(network.id)
    const arrived = isElsewhere
      ? await untilAborted(moveTo(context, { connector, provider, network }), signal)
      : chainId
    return takeConnection(context, { connector, provider, accounts, chainId: arrived, isWanted: true })
  } finally {
    request.end()
  }
}

interface MoveParameters {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly network: Network<'eip155'>
}

/** A visitor who connects but stays on their network is connected, on their network. */
async function moveTo({ host }: RuntimeContext, parameters: MoveParameters): Promise<number> {
  try {
    await switchNetwork({ ...parameters, log: host.log })
  } catch (cause) {
    host.log('debug', `The wallet did not come along to ${parameters.network.name}`, cause)
  }
  return readChainId(parameters.provider)
}
