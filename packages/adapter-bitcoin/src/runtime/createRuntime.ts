import {
  type AdapterHost,
  type AdapterRuntime,
  type ChannelSupport,
  createLeaving,
  createRequests,
  createUnlocks,
  type Ledger,
  lazy,
} from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { BitcoinProvider } from '../provider.js'
import { attach } from './channel/attach.js'
import { channelSupport } from './channelSupport.js'
import { connect } from './connect.js'
import type { RuntimeContext } from './context.js'
import { balances } from './reads/balances.js'

export interface Runtime extends AdapterRuntime<'bip122', BitcoinProvider> {
  channel(): ChannelSupport<'bip122', BitcoinProvider>
  ledger(): Promise<Ledger<'bip122'>>
}

/** Everything that a connection needs. */
export function createRuntime(host: AdapterHost<'bip122'>, discovery: Discovery): Runtime {
  const live: RuntimeContext['live'] = new Map()
  const leaving = createLeaving(host)
  const context: RuntimeContext = {
    host,
    discovery,
    live,
    leaving,
    unlocks: createUnlocks(host),
    requests: createRequests({
      isLive: (walletId) => live.has(walletId),
      undo: (walletId, link) => void leaving.leave(walletId, link.leave),
    }),
  }
  return {
    isAddress: async (value, network) => (await import('./address/isAddress.js')).isAddress(value, network),
    balances: (query) => balances(host, query),
    connect: (request) => connect(context, request),
    channel: () => channelSupport(async (channel, request) => attach(context, channel, request)),
    ledger: lazy(async () => (await import('./ledger/createLedger.js')).createLedger(host)).get,
  }
}
