import { type AdapterHost, type Ledger, lazy } from '@foyer/core/adapter'
import { createTokens } from './createTokens.js'
import { createDenoms } from './denoms.js'
import { knownNetworks } from './knownNetworks.js'

/** What Cosmos chains tell. CosmJS's client comes with the first question about sending. */
export function createLedger(host: AdapterHost<'cosmos'>): Ledger<'cosmos'> {
  const denoms = createDenoms(host)
  const activity = lazy(async () => (await import('./activity/createActivity.js')).createActivity(host, denoms))
  const transfers = lazy(async () => (await import('./transfers/createTransfers.js')).createTransfers(host))
  return {
    ...createTokens(host, denoms),
    activity: async (query) => (await activity.get())(query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      quote: async (transfer, signal) => (await transfers.get()).quote(transfer, signal),
      simulate: async (transfer, signal) => (await transfers.get()).simulate(transfer, signal),
      send: async (transfer, connection) => (await transfers.get()).send(transfer, connection),
      state: async (query) => (await transfers.get()).state(query),
      mark: async (query) => (await transfers.get()).mark(query),
    },
  }
}
