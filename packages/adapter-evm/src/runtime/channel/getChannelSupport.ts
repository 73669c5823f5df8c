import { type AttachRequest, type Channel, type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import type { Runtime } from '../createRuntime.js'

/** Methods that a WalletConnect session requests. Without `eth_sign`, because the user cannot read what it signs. */
const methods = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendRawTransaction',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_registerOnboarding',
  'wallet_watchAsset',
  'wallet_scanQRCode',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_sendCalls',
  'wallet_getCapabilities',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_getAssets',
]

export function getChannelSupport(getRuntime: () => Promise<Runtime>): ChannelSupport<'eip155', Eip1193Provider> {
  return createChannelSupport('eip155', {
    methods,
    events: ['accountsChanged', 'chainChanged'],
    attach: async (channel: Channel, request: AttachRequest<'eip155'>) => (await getRuntime()).attach(channel, request),
  })
}
