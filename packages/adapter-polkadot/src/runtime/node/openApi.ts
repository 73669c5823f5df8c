import { type AdapterHost, askNodes, type Network } from '@foyer/core/adapter'
import { openNode } from './askNode.js'
import { ChainClient, type Descriptions } from './ChainClient.js'
import { createProvider } from './createProvider.js'

/** The description of a chain is half a megabyte, and some answers come before it. Milliseconds. */
const API_WAIT = 60_000

export interface OpenApiContext {
  readonly host: AdapterHost<'polkadot'>
  readonly metadata: Descriptions
}

/**
 * Opens a client on the first node that answers for the network. The description of the chain is kept, by its version: the
 * next transaction does not load it again, and one after an upgrade does. End it with `disconnect`.
 */
export async function openApi({ host, metadata }: OpenApiContext, network: Network<'polkadot'>): Promise<ChainClient> {
  const open = async (url: string, signal: AbortSignal) => {
    const node = openNode(url)
    const provider = createProvider({
      ask: (method, params) =>
        askNodes(host, {
          ...{ network, urls: [url], wait: API_WAIT },
          ask: (_, given) => node.ask({ method, params, signal: given }),
        }),
      close: node.close,
    })
    try {
      const client = await new ChainClient({ provider, network, descriptions: metadata }).connect()
      // Nobody waits for it any more.
      if (signal.aborted) node.close()
      return client
    } catch (cause) {
      node.close()
      throw cause
    }
  }
  return askNodes(host, { network, wait: API_WAIT, ask: open })
}
