import { type Connection, checkFee, isModalError, ModalError, type Transfer } from '@foyer/core/adapter'
import { getTransactionCount } from 'viem/actions'
import type { ChainReaderContext } from '../context.js'
import { getGasPriceLimits } from './feeLimits.js'
import { pickFeeChoice, priceCall } from './priceCall.js'
import { type TransferCall, toTransferCall } from './toTransferCall.js'

export async function sendTransfer(
  context: ChainReaderContext,
  transfer: Transfer<'eip155'>,
  connection: Connection<'eip155'>,
): Promise<SentCall> {
  const { network, from, feeId } = transfer
  const call = toTransferCall(transfer)
  return sendCall(context, { network, from, feeId, call, ...(!call.data && { coins: call.value }) }, connection)
}

export interface SentCall {
  readonly hash: string
  readonly nonce?: number | undefined
}

export interface SendCallParameters extends Pick<Transfer<'eip155'>, 'network' | 'from' | 'feeId'> {
  readonly call: TransferCall
  readonly coins?: bigint | undefined
}

export async function sendCall(
  { getClient, request }: ChainReaderContext,
  { network, from, feeId, call, coins }: SendCallParameters,
  connection: Connection<'eip155'>,
): Promise<SentCall> {
  const { sendTransaction } = connection
  if (!sendTransaction) throw new ModalError('METHOD_UNSUPPORTED', { context: { method: 'sendTransaction' } })
  const client = getClient(network)
  const [nonce, priced] = await request(undefined, () =>
    Promise.all([
      getTransactionCount(client, { address: call.account, blockTag: 'pending' }).catch(() => undefined),
      priceCall(client, call).catch(rethrowFeeTooHigh),
    ]),
  )
  checkConnectionNetwork(connection, network.caipNetworkId)
  const { to, value, data } = call
  const chosen = priced && pickFeeChoice(priced.choices, feeId)
  if (chosen)
    checkFee({ fee: chosen.most, ...(coins !== undefined && { amount: coins }), limits: getGasPriceLimits(client) })
  const { hash } = await sendTransaction({
    account: from,
    transaction: { to, value, data, ...(priced && { gas: priced.gas, ...chosen?.fields }) },
  })
  return { hash, nonce }
}

/** Rethrows `FEE_TOO_HIGH`, because the wallet may trust the same node; other errors leave the fee to the wallet. */
function rethrowFeeTooHigh(cause: unknown): undefined {
  if (isModalError(cause, 'FEE_TOO_HIGH')) throw cause
}

export function checkConnectionNetwork({ caipNetworkId }: Connection<'eip155'>, requested: string): void {
  if (caipNetworkId === requested) return
  throw new ModalError('CHAIN_NOT_SUPPORTED', {
    message: 'The wallet is on another network',
    context: { caipNetworkId },
  })
}
