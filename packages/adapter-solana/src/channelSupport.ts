import { type ChannelSupport, createChannelSupport } from '@foyer/core/adapter'
import type { SolanaProvider } from './provider.js'
import { formerIds } from './runtime/channel/formerIds.js'
import type { Runtime } from './runtime/createRuntime.js'

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
export function channelSupport(getRuntime: () => Promise<Runtime>): ChannelSupport<'solana', SolanaProvider> {
  return createChannelSupport('solana', {
    methods,
    events: ['accountsChanged', 'chainChanged'],
    formerIds,
    attach: async (channel, request) => (await getRuntime()).attach(channel, request),
  })
}
