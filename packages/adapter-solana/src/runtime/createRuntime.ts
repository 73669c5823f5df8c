import {
  type AdapterHost,
  type AdapterRuntime,
  type ChannelSupport,
  createLeaving,
  createRequests,
  type Ledger,
  lazy,
} from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { SolanaProvider } from '../provider.js'
import { channelSupport } from './channelSupport.js'
import { connect } from './connect.js'
import type { RuntimeContext } from './context.js'
import { balances } from './reads/balances.js'
import { isAddress } from './wire/isAddress.js'

export interface Runtime extends AdapterRuntime<'solana', SolanaProvider> {
  channel(): ChannelSupport<'solana', SolanaProvider>
  ledger(): Promise<Ledger<'solana'>>
}

/** Everything that has to do with connections. */
export function createRuntime(host: AdapterHost<'solana'>, discovery: Discovery): Runtime {
  const live: RuntimeContext['live'] = new Map()
  const leaving = createLeaving(host)
  const context: RuntimeContext = {
    ...{ host, discovery, live, leaving, links: new WeakMap() },
    requests: createRequests({
      isLive: (walletId) => live.has(walletId),
      undo: (walletId, link) => void leaving.leave(walletId, link.leave),
    }),
  }
  return {
    isAddress,
    balances: (query) => balances(host, query),
    connect: (request) => connect(context, request),
    channel: () =>
      channelSupport(async (channel, request) => {
        const { attach } = await import('./channel/attach.js')
        return attach(context, channel, request)
      }),
    ledger: lazy(async () => (await import('./ledger/createLedger.js')).createLedger(host)).get,
  }
}
