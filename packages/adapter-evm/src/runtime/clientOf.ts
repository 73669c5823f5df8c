import type { Network } from '@foyer/core/adapter'
import type { Client } from 'viem'
import type { RuntimeContext } from './context.js'
import { createRpcClient } from './createRpcClient.js'
import { toChain } from './toChain.js'

/** The config's own client, so that the page's transports are used; a network outside of it has the host's URLs. */
export function clientOf({ config, host }: RuntimeContext, network: Network<'eip155'>): Client {
  const chain = toChain(network)
  const isConfigured = config.chains.some(({ id }) => id === chain.id)
  return isConfigured ? config.getClient({ chainId: chain.id }) : createRpcClient(chain, host.rpcUrls(network))
}
