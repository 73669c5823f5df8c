import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { SolanaProvider } from '../../provider.js'
import { LEGACY_NETWORK_IDS } from './legacyNetworkIds.js'

type Support = ChannelSupport<'solana', SolanaProvider>

/** Methods that a WalletConnect session requests. */
const methods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_getAccounts',
  'solana_requestAccounts',
]

export function getChannelSupport(attach: Support['attach']): Support {
  return createChannelSupport('solana', {
    methods,
    events: ['accountsChanged', 'chainChanged'],
    formerIds: LEGACY_NETWORK_IDS,
    attach,
  })
}
