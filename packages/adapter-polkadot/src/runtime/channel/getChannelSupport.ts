import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { PolkadotProvider } from '../../provider.js'

type Support = ChannelSupport<'polkadot', PolkadotProvider>

/**
 * Describes the methods that a WalletConnect session requests for Polkadot
 * (https://docs.reown.com/advanced/multichain/rpc-reference/polkadot-rpc).
 */
export function getChannelSupport(attach: Support['attach']): Support {
  return createChannelSupport('polkadot', {
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
    attach,
  })
}
