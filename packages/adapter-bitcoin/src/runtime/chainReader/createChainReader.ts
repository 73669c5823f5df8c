import { type AdapterContext, type ChainReader, createSentTransactionStore } from '@foyer/core/adapter'
import type { FeeRates } from '../payment/readFeeRates.js'
import { readActivity } from './activity/readActivity.js'
import { knownNetworks } from './knownNetworks.js'
import { readSendOutcome, snapshotAccount } from './transfers/accountSnapshot.js'
import { parsePendingTransaction } from './transfers/pendingTransaction.js'
import { readTransactionState } from './transfers/readTransactionState.js'
import { readTransferQuote } from './transfers/readTransferQuote.js'
import { replaceTransaction } from './transfers/replaceTransaction.js'
import { sendTransfer } from './transfers/sendTransfer.js'
import { simulateTransfer } from './transfers/simulateTransfer.js'

export function createChainReader(adapterContext: AdapterContext<'bip122'>): ChainReader<'bip122'> {
  const sent = createSentTransactionStore(adapterContext, parsePendingTransaction)
  /** Fee rates of the last quote, by network id. Sending uses the quoted rates. */
  const quotedRates = new Map<string, FeeRates>()
  return {
    activity: (query) => readActivity(adapterContext, query),
    describeNetwork: async (reference) => knownNetworks.get(reference),
    transfers: {
      async quote(transfer, signal) {
        const answer = await readTransferQuote(adapterContext, transfer, signal)
        quotedRates.set(transfer.network.caipNetworkId, answer.rates)
        return answer.quote
      },
      simulate: (transfer, signal) =>
        simulateTransfer(adapterContext, transfer, { signal, quoted: quotedRates.get(transfer.network.caipNetworkId) }),
      send: (transfer, connection) =>
        sendTransfer(adapterContext, { transfer, connection, quoted: quotedRates.get(transfer.network.caipNetworkId) }),
      async state({ node, ...query }) {
        if (node === undefined) return readTransactionState(adapterContext, { ...query, sent })
        // Stores nothing: a miss on a single node must not count towards reporting the transaction as dropped.
        const unchanged: typeof sent = { find: sent.find, store() {} }
        return {
          ...(await readTransactionState({ ...adapterContext, rpcUrls: () => [node] }, { ...query, sent: unchanged })),
          source: node,
        }
      },
      snapshot: (query) => snapshotAccount(adapterContext, query),
      readSendOutcome: (query) => readSendOutcome(adapterContext, query),
      replace: (query, connection) => replaceTransaction(adapterContext, { ...query, connection }),
    },
  }
}
