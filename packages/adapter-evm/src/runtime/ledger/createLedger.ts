import type { Ledger } from '@foyer/core/adapter'
import type { RuntimeContext } from '../context.js'
import { activity } from './activity.js'
import { createLedgerContext } from './context.js'
import { names } from './names.js'
import { token, tokens } from './tokens.js'
import { createTransfers } from './transfers/createTransfers.js'

/** What EVM chains tell of tokens, of what happened and of names, and how things are sent there. */
export function createLedger(runtime: RuntimeContext): Ledger<'eip155'> {
  const context = createLedgerContext(runtime)
  return {
    tokens: (query) => tokens(context, query),
    token: (query) => token(context, query),
    activity: (query) => activity(context, query),
    describeNetwork: async (reference) => (await import('./describeNetwork.js')).describeNetwork(reference),
    transfers: createTransfers(context),
    calls: async () => (await import('./calls/createCalls.js')).createCalls(context),
    allowances: async () => (await import('./allowances/createAllowances.js')).createAllowances(context),
    names: names(context),
  }
}
