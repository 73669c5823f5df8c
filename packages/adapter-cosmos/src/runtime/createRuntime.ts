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
import type { FoundWallet } from '../discover/findWallets.js'
import { isAddress } from '../isAddress.js'
import type { CosmosProvider } from '../provider.js'
import { attach } from './channel/attach.js'
import { channelSupport } from './channelSupport.js'
import type { RuntimeContext } from './context.js'
import { connect } from './keplr/connect.js'
import { createPermissions } from './keplr/createPermissions.js'
import { tellLeft } from './keplr/tellLeft.js'
import { balances } from './reads/balances.js'

export interface Runtime extends AdapterRuntime<'cosmos', CosmosProvider> {
  channel(): ChannelSupport<'cosmos', CosmosProvider>
  ledger(): Promise<Ledger<'cosmos'>>
}

/** What connecting takes. CosmJS's client, which is large, comes with the first transaction. */
export function createRuntime(host: AdapterHost<'cosmos'>, find: () => readonly FoundWallet[]): Runtime {
  const open: RuntimeContext['open'] = new Map()
  const leaving = createLeaving(host)
  const permissions = createPermissions()
  const context: RuntimeContext = {
    ...{ host, find, open, leaving, permissions, unlocks: createUnlocks(host) },
    requests: createRequests({
      isLive: (walletId) => open.has(walletId),
      undo(walletId, wallet) {
        const chainIds = permissions.take(walletId)
        void leaving.leave(walletId, () => tellLeft(wallet, chainIds))
      },
    }),
  }
  return {
    isAddress: (value, network) => isAddress(value, network ? [network] : host.$networks.get()),
    balances: (query) => balances(host, query),
    connect: (request) => connect(context, request),
    channel: () => channelSupport(async (channel, request) => attach(context, channel, request)),
    ledger: lazy(async () => (await import('./ledger/createLedger.js')).createLedger(host)).get,
  }
}
