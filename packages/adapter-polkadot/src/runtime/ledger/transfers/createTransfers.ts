import { createSentMemory, type Transfers } from '@foyer/core/adapter'
import { quote, type TransfersContext } from './quote.js'
import { send } from './send.js'
import { parseSent } from './sent.js'
import { simulate } from './simulate.js'
import { state } from './state.js'

/** Sending coins and assets. */
export function createTransfers(
  context: TransfersContext,
): Required<Omit<Transfers<'polkadot'>, 'mark' | 'nfts' | 'replace' | 'sendAll'>> {
  const memory = createSentMemory(context.host, parseSent)
  return {
    quote: (transfer, signal) => quote(context, transfer, signal),
    simulate: (transfer, signal) => simulate(context, transfer, signal),
    send: (transfer, connection) => send({ ...context, memory }, transfer, connection),
    state: (query) => state({ ...context, memory }, query),
  }
}
