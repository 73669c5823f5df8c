import type { Network } from '@foyer/core/adapter'
import type { Client } from 'viem'
import { toViemChain } from '../chains/toViemChain.js'
import type { RuntimeContext } from '../context.js'
import { createNetworkClient } from './createRpcClient.js'

export function getClient({ config, adapterContext }: RuntimeContext, network: Network<'eip155'>): Client {
  const chain = toViemChain(network)
  const isConfigured = config.chains.some(({ id }) => id === chain.id)
  return isConfigured ? config.getClient({ chainId: chain.id }) : createNetworkClient(adapterContext, chain, network)
}
