import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { BitcoinProvider } from '../../provider.js'

type Support = ChannelSupport<'bip122', BitcoinProvider>

export function getChannelSupport(attach: Support['attach']): Support {
  return createChannelSupport('bip122', {
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
    attach,
  })
}
