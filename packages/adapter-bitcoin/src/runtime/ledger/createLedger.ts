import { type AdapterHost, createSentMemory, type Ledger } from '@foyer/core/adapter'
import type { FeeRates } from '../transfer/readFeeRates.js'
import { activity } from './activity.js'
import { knownNetworks } from './knownNetworks.js'
import { mark } from './mark.js'
import { quote } from './quote.js'
import { replace } from './replace.js'
import { send } from './send.js'
import { simulate } from './simulate.js'
import { state } from './state.js'
import { parseWaiting } from './waiting.js'

/** What an Esplora tells beyond a balance, and how coins are sent. There are no tokens. */
export function createLedger(host: AdapterHost<'bip122'>): Ledger<'bip122'> {
  const sent = createSentMemory(host, parseWaiting)
  /** The rates that were told last, by network: what is sent costs what the visitor has seen. */
  const shown = new Map<string, FeeRates>()
  return {
    activity: (query) => activity(host, query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      async quote(transfer, signal) {
        const answer = await quote(host, transfer, signal)
        shown.set(transfer.network.caipNetworkId, answer.rates)
        return answer.quote
      },
      simulate: (transfer, signal) =>
        simulate(host, transfer, { signal, shown: shown.get(transfer.network.caipNetworkId) }),
      send: (transfer, connection) =>
        send(host, { transfer, connection, shown: shown.get(transfer.network.caipNetworkId) }),
      state: (query) => state(host, { ...query, sent }),
      mark: (query) => mark(host, query),
      replace: (query, connection) => replace(host, { ...query, connection }),
    },
  }
}
