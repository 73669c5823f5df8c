import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { BitcoinProvider } from '../provider.js'

type Support = ChannelSupport<'bip122', BitcoinProvider>

/** Bitcoin over a remote session, by the methods that WalletConnect names for it. */
export function channelSupport(attach: Support['attach']): Support {
  return createChannelSupport('bip122', {
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
    attach,
  })
}
