import { type AdapterHost, type Ledger, lazy } from '@foyer/core/adapter'
import { createTokens } from './createTokens.js'

/**
 * What Polkadot's chains tell. Tokens are read without the description of a chain; what needs it comes with the first
 * question that does.
 */
export function createLedger(host: AdapterHost<'polkadot'>): Ledger<'polkadot'> {
  const described = lazy(async () => {
    const [{ createApis }, { createTransfers }, { readActivity }] = await Promise.all([
      import('./createApis.js'),
      import('./transfers/createTransfers.js'),
      import('./activity/readActivity.js'),
    ])
    const context = { host, apis: createApis(host) }
    return { ...createTransfers(context), activity: readActivity.bind(undefined, context) }
  })
  return {
    ...createTokens(host),
    activity: async (query) => (await described.get()).activity(query),
    transfers: {
      quote: async (transfer, signal) => (await described.get()).quote(transfer, signal),
      simulate: async (transfer, signal) => (await described.get()).simulate(transfer, signal),
      send: async (transfer, connection) => (await described.get()).send(transfer, connection),
      state: async (query) => (await described.get()).state(query),
    },
  }
}
