import { isModalError, type Simulation, type Transfer } from '@foyer/core/adapter'
import type { NodeContext } from '../../node/requestEsplora.js'
import type { FeeRates } from '../../payment/readFeeRates.js'
import { getDustLimit, selectCoins } from '../../payment/selectCoins.js'
import { planTransfer } from './planTransfer.js'

/** Checks balance, fee and dust limit locally, because Bitcoin nodes cannot simulate an unsigned payment. */
export async function simulateTransfer(
  adapterContext: NodeContext,
  transfer: Transfer<'bip122'>,
  options: { readonly signal?: AbortSignal | undefined; readonly quoted?: FeeRates | undefined },
): Promise<Simulation> {
  const { from, to, amount, network } = transfer
  try {
    const { payment } = await planTransfer(adapterContext, transfer, options)
    if (amount < getDustLimit(payment.to)) return { status: 'fails', reason: 'dust' }
    if (!selectCoins(payment, amount)) return { status: 'fails', reason: 'insufficient funds' }
    const { symbol, decimals } = network.nativeCurrency
    const token = { symbol, decimals }
    const changes = [
      { address: from.address, token, amount: -amount },
      { address: to, token, amount },
    ]
    return { status: 'succeeds', changes: from.address === to ? [] : changes }
  } catch (cause) {
    if (isModalError(cause, 'RPC_INVALID_PARAMS')) return { status: 'fails', reason: cause.message }
    return { status: 'unknown' }
  }
}
