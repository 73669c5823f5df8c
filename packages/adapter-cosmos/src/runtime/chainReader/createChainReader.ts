import { type AdapterContext, type ChainReader, createLazyValue } from '@foyer/core/adapter'
import { knownNetworks } from './knownNetworks.js'
import { createDenomReader } from './tokens/createDenomReader.js'
import { createTokenReader } from './tokens/createTokenReader.js'

export function createChainReader(adapterContext: AdapterContext<'cosmos'>): ChainReader<'cosmos'> {
  const denoms = createDenomReader(adapterContext)
  const activity = createLazyValue(async () =>
    (await import('./activity/createActivityReader.js')).createActivityReader(adapterContext, denoms),
  )
  const transfers = createLazyValue(async () =>
    (await import('./transfers/createTransferMethods.js')).createTransferMethods(adapterContext),
  )
  return {
    ...createTokenReader(adapterContext, denoms),
    activity: async (query) => (await activity.get())(query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      quote: async (transfer, signal) => (await transfers.get()).quote(transfer, signal),
      simulate: async (transfer, signal) => (await transfers.get()).simulate(transfer, signal),
      send: async (transfer, connection) => (await transfers.get()).send(transfer, connection),
      state: async (query) => (await transfers.get()).state(query),
      snapshot: async (query) => (await transfers.get()).snapshot(query),
      readSendOutcome: async (query) => (await transfers.get()).readSendOutcome(query),
    },
  }
}
