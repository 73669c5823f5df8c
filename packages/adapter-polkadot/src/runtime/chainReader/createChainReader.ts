import { type AdapterContext, type ChainReader, createLazyValue } from '@foyer/core/adapter'
import type { AssetDescriptions } from './activity/readAssetDescriptions.js'
import type { ClientPool } from './createClientPool.js'
import { knownNetworks } from './knownNetworks.js'
import { createTokenReader } from './tokens/createTokenReader.js'

/** Creates the chain reader. Only methods that need the chain's metadata load the dedot library. */
export function createChainReader(adapterContext: AdapterContext<'polkadot'>): ChainReader<'polkadot'> {
  const opened = createLazyValue(async () => (await import('./createClientPool.js')).createClientPool(adapterContext))
  const apis: ClientPool = { use: async (query, callback) => (await opened.get()).use(query, callback) }
  const names: AssetDescriptions = new Map()
  const transfers = createLazyValue(async () =>
    (await import('./transfers/createTransferMethods.js')).createTransferMethods({ adapterContext, apis }),
  )
  return {
    ...createTokenReader(adapterContext),
    activity: async (query) =>
      (await import('./activity/readActivity.js')).readActivity({ adapterContext, apis, names }, query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      quote: async (transfer, signal) => (await transfers.get()).quote(transfer, signal),
      simulate: async (transfer, signal) => (await transfers.get()).simulate(transfer, signal),
      send: async (transfer, connection) => (await transfers.get()).send(transfer, connection),
      state: async (query) => (await transfers.get()).state(query),
      snapshot: async (query) =>
        (await import('./transfers/accountSnapshot.js')).snapshotAccount(adapterContext, query),
      readSendOutcome: async (query) =>
        (await import('./transfers/accountSnapshot.js')).readSendOutcome(adapterContext, query),
    },
  }
}
