import {
  type AdapterContext,
  type AssetChange,
  type Connection,
  ModalError,
  parseCount,
  type Simulation,
  type Transfer,
  type TransferMethods,
  type TransferQuote,
} from '@foyer/core/adapter'
import { readChainSettings } from '../../../readChainSettings.js'
import { readRefusalReason } from '../../node/queryNode.js'
import { readBalance } from '../../node/readBalances.js'
import { createTransactionStateReader } from './createTransactionStateReader.js'
import { pickFeeChoice, readFeeChoices } from './feeChoices.js'
import { readSequence } from './readAccount.js'
import { getTransferDenom, simulateTransferGas } from './simulateTransferGas.js'

const NO_SIMULATION = /unknown query path|unimplemented|not implemented/i

export function createTransferMethods(
  adapterContext: AdapterContext<'cosmos'>,
): Required<Omit<TransferMethods<'cosmos'>, 'nfts' | 'replace' | 'sendAll'>> {
  const state = createTransactionStateReader(adapterContext)
  return {
    quote: (transfer, signal) => readTransferQuote(adapterContext, transfer, signal),
    simulate: (transfer, signal) => simulateTransfer(adapterContext, transfer, signal),
    send: (transfer, connection) => sendTransfer(adapterContext, transfer, connection),
    async state({ node, ...query }) {
      if (node === undefined) return state(query)
      // Uses a reader of its own: a miss on a single node must not count towards reporting the transaction as dropped.
      return {
        ...(await createTransactionStateReader({ ...adapterContext, rpcUrls: () => [node] })(query)),
        source: node,
      }
    },
    snapshot: async (query) => ({ sent: String(await readSequence(adapterContext, query)) }),
    async readSendOutcome({ snapshot, ...query }) {
      const sequence = parseCount(snapshot.sent)
      return sequence !== undefined && (await readSequence(adapterContext, query)) > sequence ? 'included' : 'open'
    },
  }
}

async function readTransferQuote(
  adapterContext: AdapterContext<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal?: AbortSignal,
): Promise<TransferQuote> {
  const { network, from, token } = transfer
  const balanceOf = (denom: string) => readBalance(adapterContext, { network, address: from.address, denom, signal })
  const [offered, native, held] = await Promise.all([
    readFeeChoices(adapterContext, transfer, signal),
    balanceOf(readChainSettings(network).denom),
    token && balanceOf(getTransferDenom(transfer)),
  ])
  const fee = pickFeeChoice(offered, transfer).amount
  const [first, ...others] = offered
  const toChoice = ({ id, amount }: typeof first) => ({ id, amount })
  return {
    fees: [toChoice(first), ...others.map(toChoice)],
    balance: held ?? native,
    native,
    most: native < fee ? 0n : (held ?? native - fee),
  }
}

async function simulateTransfer(
  adapterContext: AdapterContext<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal?: AbortSignal,
): Promise<Simulation> {
  try {
    const { fee } = pickFeeChoice(await readFeeChoices(adapterContext, transfer, signal), transfer)
    await simulateTransferGas(adapterContext, { transfer, fee, signal })
    return { status: 'succeeds', changes: toChanges(transfer) }
  } catch (cause) {
    const reason = readRefusalReason(cause)
    if (reason !== undefined && !NO_SIMULATION.test(reason)) return { status: 'fails', reason }
    adapterContext.log('debug', 'Could not simulate the transfer', cause)
    return { status: 'unknown' }
  }
}

function toChanges({ from, to, token: info, amount }: Transfer<'cosmos'>): readonly AssetChange[] {
  if (from.address === to) return []
  const token = info ? { address: info.address, symbol: info.symbol, decimals: info.decimals } : {}
  return [
    { address: from.address, token, amount: -amount },
    { address: to, token, amount },
  ]
}

async function sendTransfer(
  adapterContext: AdapterContext<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  connection: Connection<'cosmos'>,
): Promise<{ readonly hash: string; readonly nonce: number }> {
  const { network, from, to, amount, memo } = transfer
  const [offered, nonce] = await Promise.all([
    readFeeChoices(adapterContext, transfer),
    readSequence(adapterContext, { network, address: from.address }),
  ])
  if (connection.caipNetworkId !== network.caipNetworkId) {
    throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: connection.caipNetworkId } })
  }
  if (!connection.sendTransaction) throw new ModalError('METHOD_UNSUPPORTED')
  const { fee } = pickFeeChoice(offered, transfer)
  const transaction = { to, amount, memo, fee, denom: getTransferDenom(transfer) }
  const { hash } = await connection.sendTransaction({ transaction, account: from })
  return { hash, nonce }
}
