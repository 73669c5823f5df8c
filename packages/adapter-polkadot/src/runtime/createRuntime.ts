import {
  type AdapterHost,
  type AdapterRuntime,
  type ChannelSupport,
  createLeaving,
  createRequests,
  type Ledger,
  lazy,
} from '@foyer/core/adapter'
import type { FoundWallet } from '../discover/discovery.js'
import type { PolkadotProvider } from '../provider.js'
import { isAddress } from './address/isAddress.js'
import { attach } from './attach.js'
import { channelSupport } from './channelSupport.js'
import { connect } from './connect.js'
import type { RuntimeContext } from './context.js'
import { balances } from './node/balances.js'
import { metadataOf } from './node/metadataOf.js'

export interface Runtime extends AdapterRuntime<'polkadot', PolkadotProvider> {
  channel(): ChannelSupport<'polkadot', PolkadotProvider>
  ledger(): Promise<Ledger<'polkadot'>>
}

/** All that connecting needs. */
export function createRuntime(host: AdapterHost<'polkadot'>, find: () => readonly FoundWallet[]): Runtime {
  const context: RuntimeContext = {
    host,
    find,
    // The standard has no word for giving a permission back, so there is nothing to undo.
    requests: createRequests({ isLive: () => false }),
    leaving: createLeaving(host),
    metadata: metadataOf(host),
  }
  return {
    isAddress: (value, network) => isAddress(value, host.$networks.get(), network),
    balances: (query) => balances(host, query),
    connect: (request) => connect(context, request),
    channel: () => channelSupport(async (channel, request) => attach(context, channel, request)),
    ledger: lazy(async () => (await import('./ledger/createLedger.js')).createLedger(host)).get,
  }
}
