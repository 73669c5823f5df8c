import { isModalError, type Simulation, type Transfer } from '@foyer/core/adapter'
import type { NodeHost } from '../reads/askEsplora.js'
import { chooseCoins, dustOf } from '../transfer/chooseCoins.js'
import type { FeeRates } from '../transfer/readFeeRates.js'
import { readTransfer } from './readTransfer.js'

/**
 * Nobody runs anything here, and no node tries a payment that is not signed. What one does follows from its coins alone:
 * they are there, they are enough for amount and fee, and each output is one that nodes pass on.
 */
export async function simulate(
  host: NodeHost,
  transfer: Transfer<'bip122'>,
  options: { readonly signal?: AbortSignal | undefined; readonly shown?: FeeRates | undefined },
): Promise<Simulation> {
  const { from, to, amount, network } = transfer
  try {
    const { payment } = await readTransfer(host, transfer, options)
    if (amount < dustOf(payment.to)) return { status: 'fails', reason: 'dust' }
    if (!chooseCoins(payment, amount)) return { status: 'fails', reason: 'insufficient funds' }
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
