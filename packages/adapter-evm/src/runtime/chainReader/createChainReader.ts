import { type ChainReader, createLazyValue } from '@foyer/core/adapter'
import type { RuntimeContext } from '../context.js'
import { createChainReaderContext } from './context.js'
import { createNameMethods } from './names/createNameMethods.js'

/** Creates the chain reader. Each part loads when used: a name is looked up without the code that sends. */
export function createChainReader(runtime: RuntimeContext): ChainReader<'eip155'> {
  const context = createChainReaderContext(runtime)
  const transfers = createLazyValue(async () =>
    (await import('./transfers/createTransferMethods.js')).createTransferMethods(context),
  ).get
  return {
    tokens: async (query) => (await import('./tokens/readTokens.js')).readTokens(context, query),
    token: async (query) => (await import('./tokens/readTokens.js')).readToken(context, query),
    activity: async (query) => (await import('./activity/readActivity.js')).readActivity(context, query),
    describeNetwork: async (reference) => (await import('./networks/describeNetwork.js')).describeNetwork(reference),
    transfers: {
      nfts: ['erc721', 'erc1155'],
      quote: async (...input) => (await transfers()).quote(...input),
      simulate: async (...input) => (await transfers()).simulate(...input),
      send: async (...input) => (await transfers()).send(...input),
      sendAll: async (...input) => (await transfers()).sendAll(...input),
      state: async (query) => (await transfers()).state(query),
      snapshot: async (query) => (await transfers()).snapshot(query),
      readSendOutcome: async (query) => (await transfers()).readSendOutcome(query),
      replace: async (...input) => (await transfers()).replace(...input),
    },
    calls: async () => (await import('./calls/createCallMethods.js')).createCallMethods(context),
    allowances: async () => (await import('./allowances/createAllowanceMethods.js')).createAllowanceMethods(context),
    names: createNameMethods(context),
  }
}
