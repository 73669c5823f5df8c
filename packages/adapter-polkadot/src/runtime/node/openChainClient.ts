import { type AdapterContext, type Network, requestNodes } from '@foyer/core/adapter'
import { ChainClient, type MetadataCache } from './ChainClient.js'
import { createDedotProvider } from './createDedotProvider.js'
import { openNodeConnection } from './requestNode.js'

const API_TIMEOUT_MS = 60_000

export interface OpenChainClientContext {
  readonly adapterContext: AdapterContext<'polkadot'>
  readonly metadata: MetadataCache
}

export async function openChainClient(
  { adapterContext, metadata }: OpenChainClientContext,
  network: Network<'polkadot'>,
): Promise<ChainClient> {
  const open = async (url: string, signal: AbortSignal) => {
    const node = openNodeConnection(url)
    const provider = createDedotProvider({
      request: (method, params) =>
        requestNodes(adapterContext, {
          ...{ network, urls: [url], timeout: API_TIMEOUT_MS },
          request: (_, input) => node.request({ method, params, signal: input }),
        }),
      close: node.close,
    })
    try {
      const client = await new ChainClient({ provider, network, descriptions: metadata }).connect()
      // The request was aborted while the client connected.
      if (signal.aborted) node.close()
      return client
    } catch (cause) {
      node.close()
      throw cause
    }
  }
  return requestNodes(adapterContext, { network, timeout: API_TIMEOUT_MS, request: open })
}
