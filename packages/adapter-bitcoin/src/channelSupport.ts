import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { BitcoinProvider } from './provider.js'
import type { Runtime } from './runtime/createRuntime.js'

/** Bitcoin over a remote session, by the methods that WalletConnect names for it. */
export function channelSupport(load: () => Promise<Runtime>): ChannelSupport<'bip122', BitcoinProvider> {
  return createChannelSupport('bip122', {
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
    attach: async (channel, request) => (await load()).attach(channel, request),
  })
}
