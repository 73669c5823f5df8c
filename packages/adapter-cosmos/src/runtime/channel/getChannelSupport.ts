import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { CosmosProvider } from '../../provider.js'

type Support = ChannelSupport<'cosmos', CosmosProvider>

export function getChannelSupport(attach: Support['attach']): Support {
  return createChannelSupport('cosmos', {
    methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
    events: ['accountsChanged', 'chainChanged'],
    attach,
  })
}
