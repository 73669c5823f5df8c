import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { PolkadotProvider } from './provider.js'
import type { Runtime } from './runtime/createRuntime.js'

/** Polkadot over a remote session (https://docs.reown.com/advanced/multichain/rpc-reference/polkadot-rpc). */
export function channelSupport(getRuntime: () => Promise<Runtime>): ChannelSupport<'polkadot', PolkadotProvider> {
  return createChannelSupport('polkadot', {
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
    attach: async (channel, request) => (await getRuntime()).attach(channel, request),
  })
}
