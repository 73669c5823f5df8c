import { type AdapterHost, type Ledger, lazy } from '@foyer/core/adapter'
import type { AssetNames } from './activity/nameAssets.js'
import type { Apis } from './createApis.js'
import { createTokens } from './createTokens.js'
import { knownNetworks } from './knownNetworks.js'

/**
 * What Polkadot's chains tell. Tokens are read without the description of a chain, and so are blocks, until one of them
 * names the account; Polkadot's library comes with the first question that needs it.
 */
export function createLedger(host: AdapterHost<'polkadot'>): Ledger<'polkadot'> {
  const opened = lazy(async () => (await import('./createApis.js')).createApis(host))
  const apis: Apis = { use: async (query, act) => (await opened.get()).use(query, act) }
  const names: AssetNames = new Map()
  const transfers = lazy(async () => (await import('./transfers/createTransfers.js')).createTransfers({ host, apis }))
  return {
    ...createTokens(host),
    activity: async (query) => (await import('./activity/readActivity.js')).readActivity({ host, apis, names }, query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      quote: async (transfer, signal) => (await transfers.get()).quote(transfer, signal),
      simulate: async (transfer, signal) => (await transfers.get()).simulate(transfer, signal),
      send: async (transfer, connection) => (await transfers.get()).send(transfer, connection),
      state: async (query) => (await transfers.get()).state(query),
      mark: async (query) => (await import('./transfers/mark.js')).mark(host, query),
    },
  }
}
