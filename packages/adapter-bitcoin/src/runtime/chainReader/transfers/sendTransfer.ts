import { type AdapterContext, type Connection, checkFee, ModalError, type Transfer } from '@foyer/core/adapter'
import { FEE_LIMITS, type FeeRates } from '../../payment/readFeeRates.js'
import { getDustLimit, selectCoins } from '../../payment/selectCoins.js'
import { checkTransferConnection } from './checkTransferConnection.js'
import { planTransfer } from './planTransfer.js'

export interface SendTransferParameters {
  readonly transfer: Transfer<'bip122'>
  readonly connection: Connection<'bip122'>
  readonly quoted: FeeRates | undefined
}

export async function sendTransfer(
  adapterContext: AdapterContext<'bip122'>,
  { transfer, connection, quoted }: SendTransferParameters,
): Promise<{ readonly hash: string }> {
  const { from, to, amount } = transfer
  if (!connection.sendTransaction) throw new ModalError('METHOD_UNSUPPORTED')
  checkTransferConnection(connection, transfer)
  const { payment, rate } = await planTransfer(adapterContext, transfer, { quoted })
  if (amount < getDustLimit(payment.to)) {
    throw new ModalError('RPC_INVALID_PARAMS', {
      message: 'The amount is below the dust limit',
      context: { field: 'amount' },
    })
  }
  const chosen = selectCoins(payment, amount)
  if (!chosen) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
  checkFee({ fee: chosen.fee, amount, limits: FEE_LIMITS })
  // The user may have switched networks while the coins were read.
  checkTransferConnection(connection, transfer)
  const transaction = { recipient: to, amount: String(amount), feeRate: Number(rate) }
  return connection.sendTransaction({ transaction, account: from })
}
