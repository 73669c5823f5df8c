import { type ConnectRequest, type Network, rejectOnAbort } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmConnection, RuntimeContext } from '../context.js'
import { readChainId } from '../wallets/readChainId.js'
import { getConnectorProvider } from './getOrCreateConnection.js'
import { storeConnection } from './storeConnection.js'
import { switchNetwork } from './switchNetwork.js'

export interface RequestConnectionParameters extends Pick<ConnectRequest, 'onStatus'> {
  readonly connector: Connector
  readonly network: Network<'eip155'> | undefined
  readonly signal: AbortSignal
}

/** Connects a wallet with a prompt. wagmi's status is `connecting` until the user answers. */
export async function requestConnection(
  context: RuntimeContext,
  parameters: RequestConnectionParameters,
): Promise<EvmConnection> {
  const { connector, network, signal, onStatus } = parameters
  const request = context.requests.begin(connector.uid, connector, onStatus)
  try {
    const { accounts, chainId } = await rejectOnAbort(
      request.request(() => connector.connect()),
      signal,
    )
    const provider = await rejectOnAbort(getConnectorProvider(connector), signal)
    const isElsewhere = network && connector.switchChain && chainId !== Number(network.id)
    const arrived = isElsewhere
      ? await rejectOnAbort(moveTo(context, { connector, provider, network }), signal)
      : chainId
    return storeConnection(context, { connector, provider, accounts, chainId: arrived, isCurrent: true })
  } finally {
    request.end()
  }
}

interface MoveParameters {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly network: Network<'eip155'>
}

async function moveTo({ adapterContext }: RuntimeContext, parameters: MoveParameters): Promise<number> {
  try {
    await switchNetwork({ ...parameters, log: adapterContext.log })
  } catch (cause) {
    adapterContext.log('debug', `The wallet did not switch to ${parameters.network.name}`, cause)
  }
  return readChainId(parameters.provider)
}
