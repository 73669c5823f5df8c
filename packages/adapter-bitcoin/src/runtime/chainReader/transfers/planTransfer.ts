import { ModalError, type Transfer } from '@foyer/core/adapter'
import { parseAddress } from '../../address/parseAddress.js'
import { MAINNET_ID } from '../../networks/networkNames.js'
import { readCoins } from '../../node/readCoins.js'
import type { NodeContext } from '../../node/requestEsplora.js'
import { type FeeRates, readFeeRates } from '../../payment/readFeeRates.js'
import type { Payment } from '../../payment/selectCoins.js'

export interface TransferPlan {
  readonly payment: Payment
  readonly rates: FeeRates
  readonly rate: bigint
}

/**
 * Reads the coins and fee rates for a transfer. Rejects with `RPC_INVALID_PARAMS` for a token, or an address of another
 * network.
 */
export async function planTransfer(
  adapterContext: NodeContext,
  transfer: Transfer<'bip122'>,
  { signal, quoted }: { readonly signal?: AbortSignal | undefined; readonly quoted?: FeeRates | undefined } = {},
): Promise<TransferPlan> {
  const { network, from, to, token, feeId = 'normal' } = transfer
  const chain = network.caipNetworkId === MAINNET_ID ? 'main' : 'test'
  const [own, receiver] = [parseAddress(from.address), parseAddress(to)]
  if (own?.chain !== chain) throw createInvalidParamsError('from', from.address)
  if (receiver?.chain !== chain) throw createInvalidParamsError('to', to)
  if (token?.address) throw createInvalidParamsError('token', token.address)
  const [coins, rates] = await Promise.all([
    readCoins(adapterContext, { address: from.address, network, signal }),
    quoted ?? readFeeRates(adapterContext, { network, signal }),
  ])
  const rate = rates[feeId]
  return { payment: { coins, from: own.type, to: receiver.type, feeRate: rate }, rates, rate }
}

const createInvalidParamsError = (field: string, value: string) =>
  new ModalError('RPC_INVALID_PARAMS', { message: `Invalid "${field}" in the transfer`, context: { field, value } })
