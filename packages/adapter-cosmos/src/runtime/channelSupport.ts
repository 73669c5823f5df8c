import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { CosmosProvider } from '../provider.js'

type Support = ChannelSupport<'cosmos', CosmosProvider>

/** Cosmos over a remote session. https://docs.reown.com/advanced/multichain/rpc-reference/cosmos-rpc */
export function channelSupport(attach: Support['attach']): Support {
  return createChannelSupport('cosmos', {
    methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
    events: ['accountsChanged', 'chainChanged'],
    attach,
  })
}
