import { type AdapterHost, type Connection, checkFee, ModalError, type Transfer } from '@foyer/core/adapter'
import { chooseCoins, dustOf } from '../transfer/chooseCoins.js'
import { FEE_LIMITS, type FeeRates } from '../transfer/readFeeRates.js'
import { checkConnection } from './checkConnection.js'
import { readTransfer } from './readTransfer.js'

export interface SendParameters {
  readonly transfer: Transfer<'bip122'>
  readonly connection: Connection<'bip122'>
  /** Which the visitor was told. */
  readonly shown: FeeRates | undefined
}

/** Lets the wallet sign what is built here, at the fee that was chosen, or pay by itself where it cannot sign. */
export async function send(
  host: AdapterHost<'bip122'>,
  { transfer, connection, shown }: SendParameters,
): Promise<{ readonly hash: string }> {
  const { from, to, amount } = transfer
  if (!connection.sendTransaction) throw new ModalError('ACT_UNSUPPORTED')
  checkConnection(connection, transfer)
  const { payment, rate } = await readTransfer(host, transfer, { shown })
  if (amount < dustOf(payment.to)) {
    throw new ModalError('RPC_INVALID_PARAMS', { message: 'Nobody passes on so little', context: { field: 'amount' } })
  }
  const chosen = chooseCoins(payment, amount)
  if (!chosen) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
  checkFee({ fee: chosen.fee, amount, limits: FEE_LIMITS })
  // It may have gone elsewhere while the chain was asked.
  checkConnection(connection, transfer)
  const transaction = { recipient: to, amount: String(amount), feeRate: Number(rate) }
  return connection.sendTransaction({ transaction, account: from })
}
