import {
  type AdapterHost,
  type AssetChange,
  type Connection,
  ModalError,
  type Simulation,
  type Transfer,
  type TransferQuote,
  type Transfers,
} from '@foyer/core/adapter'
import { readChain } from '../../../readChain.js'
import { readRefusal } from '../../reads/queryNode.js'
import { pickFee, readFees } from './fees.js'
import { readBalance, readSequence } from './readAccount.js'
import { createState } from './state.js'
import { denomOf, tryOut } from './tryOut.js'

/** What nodes without a simulation say. */
const CANNOT = /unknown query path|unimplemented|not implemented/i

/** Sending coins of the bank module. */
export function createTransfers(
  host: AdapterHost<'cosmos'>,
): Required<Omit<Transfers<'cosmos'>, 'nfts' | 'replace' | 'sendAll'>> {
  return {
    quote: (transfer, signal) => quote(host, transfer, signal),
    simulate: (transfer, signal) => simulate(host, transfer, signal),
    send: (transfer, connection) => send(host, transfer, connection),
    state: createState(host),
    mark: async (query) => String(await readSequence(host, query)),
  }
}

async function quote(
  host: AdapterHost<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal?: AbortSignal,
): Promise<TransferQuote> {
  const { network, from, token } = transfer
  const balanceOf = (denom: string) => readBalance(host, { network, address: from.address, denom, signal })
  const [offered, native, held] = await Promise.all([
    readFees(host, transfer, signal),
    balanceOf(readChain(network).denom),
    token && balanceOf(denomOf(transfer)),
  ])
  const fee = pickFee(offered, transfer).amount
  const left = native > fee ? native - fee : 0n
  const [first, ...others] = offered
  const toChoice = ({ id, amount }: typeof first) => ({ id, amount })
  return {
    fees: [toChoice(first), ...others.map(toChoice)],
    balance: held ?? native,
    native,
    most: held === undefined ? left : native >= fee ? held : 0n,
  }
}

async function simulate(
  host: AdapterHost<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal?: AbortSignal,
): Promise<Simulation> {
  try {
    const { fee } = pickFee(await readFees(host, transfer, signal), transfer)
    await tryOut(host, { transfer, fee, signal })
    return { status: 'succeeds', changes: toChanges(transfer) }
  } catch (cause) {
    const reason = readRefusal(cause)
    if (reason !== undefined && !CANNOT.test(reason)) return { status: 'fails', reason }
    host.log('debug', 'A transfer could not be tried out', cause)
    return { status: 'unknown' }
  }
}

/** A message that works does just what it says. */
function toChanges({ from, to, token: info, amount }: Transfer<'cosmos'>): readonly AssetChange[] {
  if (from.address === to) return []
  const token = info ? { address: info.address, symbol: info.symbol, decimals: info.decimals } : {}
  return [
    { address: from.address, token, amount: -amount },
    { address: to, token, amount },
  ]
}

async function send(
  host: AdapterHost<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  connection: Connection<'cosmos'>,
): Promise<{ readonly hash: string; readonly nonce: number }> {
  const { network, from, to, amount, memo } = transfer
  const [offered, nonce] = await Promise.all([
    readFees(host, transfer),
    readSequence(host, { network, address: from.address }),
  ])
  if (connection.caipNetworkId !== network.caipNetworkId) {
    throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: connection.caipNetworkId } })
  }
  if (!connection.sendTransaction) throw new ModalError('ACT_UNSUPPORTED')
  const { fee } = pickFee(offered, transfer)
  const transaction = { to, amount, memo, fee, denom: denomOf(transfer) }
  const { hash } = await connection.sendTransaction({ transaction, account: from })
  return { hash, nonce }
}
