import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { SolanaProvider } from '../provider.js'
import { formerIds } from './channel/formerIds.js'

type Support = ChannelSupport<'solana', SolanaProvider>

/** What a wallet on another device is asked to allow, as WalletConnect has it for Solana. It may allow less. */
const methods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_getAccounts',
  'solana_requestAccounts',
]

/** Solana over a remote session. */
export function channelSupport(attach: Support['attach']): Support {
  return createChannelSupport('solana', {
    methods,
    events: ['accountsChanged', 'chainChanged'],
    formerIds,
    attach,
  })
}
