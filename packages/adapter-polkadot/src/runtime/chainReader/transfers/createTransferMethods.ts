import { createSentTransactionStore, type TransferMethods } from '@foyer/core/adapter'
import { type ClientPool, createClientPool } from '../createClientPool.js'
import { parsePendingTransaction } from './pendingTransaction.js'
import { readTransactionState } from './readTransactionState.js'
import { readTransferQuote, type TransfersContext } from './readTransferQuote.js'
import { sendTransfer } from './sendTransfer.js'
import { simulateTransfer } from './simulateTransfer.js'

export function createTransferMethods(
  context: TransfersContext,
): Required<Omit<TransferMethods<'polkadot'>, 'snapshot' | 'nfts' | 'readSendOutcome' | 'replace' | 'sendAll'>> {
  const memory = createSentTransactionStore(context.adapterContext, parsePendingTransaction)
  const nodeApis = new Map<string, ClientPool>()
  return {
    quote: (transfer, signal) => readTransferQuote(context, transfer, signal),
    simulate: (transfer, signal) => simulateTransfer(context, transfer, signal),
    send: (transfer, connection) => sendTransfer({ ...context, memory }, transfer, connection),
    async state({ node, ...query }) {
      if (node === undefined) return readTransactionState({ ...context, memory }, query)
      const adapterContext = { ...context.adapterContext, rpcUrls: () => [node] }
      const apis = nodeApis.get(node) ?? createClientPool(adapterContext)
      nodeApis.set(node, apis)
      // Stores nothing: a miss on a single node must not count towards reporting the transaction as dropped.
      const unchanged: typeof memory = { find: memory.find, store() {} }
      return { ...(await readTransactionState({ adapterContext, apis, memory: unchanged }, query)), source: node }
    },
  }
}
