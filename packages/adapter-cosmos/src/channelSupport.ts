import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { CosmosProvider } from './provider.js'
import type { Runtime } from './runtime/createRuntime.js'

/** Cosmos over a remote session. https://docs.reown.com/advanced/multichain/rpc-reference/cosmos-rpc */
export function channelSupport(runtime: () => Promise<Runtime>): ChannelSupport<'cosmos', CosmosProvider> {
  return createChannelSupport('cosmos', {
    methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
    events: ['accountsChanged', 'chainChanged'],
    attach: async (channel, request) => (await runtime()).attach(channel, request),
  })
}
