import {
  type Connection,
  ModalError,
  type PaymasterOptions,
  type Transfer,
  type TransferMethods,
} from '@foyer/core/adapter'
import type { ChainReaderContext } from '../context.js'
import { readSendOutcome, snapshotAccount } from './accountSnapshot.js'
import { createTransactionStateReader } from './createTransactionStateReader.js'
import { readTransferQuote } from './readTransferQuote.js'
import { replaceTransaction } from './replaceTransaction.js'
import { checkConnectionNetwork, sendTransfer } from './sendTransfer.js'
import { simulateTransfer } from './simulateTransfer.js'
import { toTransferCall } from './toTransferCall.js'

type LoadedTransferMethods = Required<Omit<TransferMethods<'eip155'>, 'nfts'>>

export function createTransferMethods(context: ChainReaderContext): LoadedTransferMethods {
  return {
    quote: (transfer, signal) => readTransferQuote(context, transfer, signal),
    simulate: (transfer, signal) => simulateTransfer(context, transfer, signal),
    send: (transfer, connection) => sendTransfer(context, transfer, connection),
    sendAll,
    state: createTransactionStateReader(context),
    snapshot: (query) => snapshotAccount(context, query),
    readSendOutcome: (query) => readSendOutcome(context, query),
    replace: (query, connection) => replaceTransaction(context, query, connection),
  }
}

/** Sends transfers as one batch (EIP-5792), for which the wallet estimates gas. */
async function sendAll(
  transfers: readonly [Transfer<'eip155'>, ...Transfer<'eip155'>[]],
  connection: Connection<'eip155'>,
  { paymaster }: { readonly paymaster?: PaymasterOptions | undefined } = {},
): Promise<{ readonly id: string }> {
  const { sendCalls } = connection
  if (!sendCalls) throw new ModalError('METHOD_UNSUPPORTED', { context: { method: 'sendCalls' } })
  const [{ network, from }] = transfers
  checkConnectionNetwork(connection, network.caipNetworkId)
  const calls = transfers.map((transfer) => {
    const { to, value, data } = toTransferCall(transfer)
    return { to, value, data }
  })
  return sendCalls({ account: from, calls, paymaster })
}
