import { type AdapterHost, createSentMemory, type Ledger, type Transfer } from '@foyer/core/adapter'
import { activity } from './activity/activity.js'
import { knownNetworks } from './knownNetworks.js'
import { createAsk } from './read/ask.js'
import { token } from './token.js'
import { tokens } from './tokens.js'
import { parseLastHeight } from './transfer/lastHeight.js'
import { mark } from './transfer/mark.js'
import { quote } from './transfer/quote.js'
import type { Prices } from './transfer/readPrices.js'
import { send } from './transfer/send.js'
import { simulate } from './transfer/simulate.js'
import { state } from './transfer/state.js'

/** What a Solana node tells beyond a balance, and how things are sent. */
export function createLedger(host: AdapterHost<'solana'>): Ledger<'solana'> {
  const sent = createSentMemory(host, parseLastHeight)
  /** What was told last of each: what is sent costs what the visitor has seen. */
  const shown = new Map<string, Prices>()
  const keyOf = ({ network, from, to, token: what, memo, references }: Transfer<'solana'>) =>
    JSON.stringify([network.caipNetworkId, from.address, to, what?.address, memo, references])
  const asker = (network: Transfer<'solana'>['network'], signal?: AbortSignal) => createAsk(host, { network, signal })
  return {
    tokens: (query) => tokens(host, query),
    token: (query) => token(host, query),
    activity: (query) => activity(host, query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      nfts: ['spl'],
      async quote(transfer, signal) {
        const answer = await quote(asker(transfer.network, signal), transfer)
        shown.set(keyOf(transfer), answer.prices)
        return answer.quote
      },
      simulate: (transfer, signal) => simulate(asker(transfer.network, signal), transfer, shown.get(keyOf(transfer))),
      send: (transfer, connection) =>
        send({ ask: asker(transfer.network), transfer, connection, sent, shown: shown.get(keyOf(transfer)) }),
      state: ({ hash, network, signal }) => state(asker(network, signal), hash, sent),
      mark: ({ address, network, signal }) => mark(asker(network, signal), address),
    },
  }
}
