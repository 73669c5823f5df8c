import { type Connection, checkFee, isModalError, ModalError, type Transfer } from '@foyer/core/adapter'
import { getTransactionCount } from 'viem/actions'
import type { LedgerContext } from '../context.js'
import { limitsOf } from './feeLimits.js'
import { choose, price } from './price.js'
import { type TransferCall, toCall } from './toCall.js'

/** Asks the wallet. What nodes do not say by then, the wallet finds out itself. */
export async function send(
  context: LedgerContext,
  transfer: Transfer<'eip155'>,
  connection: Connection<'eip155'>,
): Promise<Sent> {
  const { network, from, feeId } = transfer
  const call = toCall(transfer)
  return sendCall(context, { network, from, feeId, call, ...(!call.data && { coins: call.value }) }, connection)
}

export interface Sent {
  readonly hash: string
  readonly nonce?: number | undefined
}

export interface SendCallQuery extends Pick<Transfer<'eip155'>, 'network' | 'from' | 'feeId'> {
  readonly call: TransferCall
  /** Where nothing but coins is sent: so many. */
  readonly coins?: bigint | undefined
}

/** The same for any call of a contract. */
export async function sendCall(
  { clientOf, ask }: LedgerContext,
  { network, from, feeId, call, coins }: SendCallQuery,
  connection: Connection<'eip155'>,
): Promise<Sent> {
  const { sendTransaction } = connection
  if (!sendTransaction) throw new ModalError('ACT_UNSUPPORTED', { context: { act: 'sendTransaction' } })
  const client = clientOf(network)
  const [nonce, priced] = await ask(undefined, () =>
    Promise.all([
      getTransactionCount(client, { address: call.account, blockTag: 'pending' }).catch(() => undefined),
      price(client, call).catch(unlessTooHigh),
    ]),
  )
  checkNetwork(connection, network.caipNetworkId)
  const { to, value, data } = call
  const chosen = priced && choose(priced.choices, feeId)
  if (chosen) checkFee({ fee: chosen.most, ...(coins !== undefined && { amount: coins }), limits: limitsOf(client) })
  const { hash } = await sendTransaction({
    account: from,
    transaction: { to, value, data, ...(priced && { gas: priced.gas, ...chosen?.fields }) },
  })
  return { hash, nonce }
}

/** A node that lies about what it takes is not left to the wallet, which may believe the same one. */
function unlessTooHigh(cause: unknown): undefined {
  if (isModalError(cause, 'FEE_TOO_HIGH')) throw cause
}

/** The visitor may have gone to another network since this one was shown to them. */
export function checkNetwork({ caipNetworkId }: Connection<'eip155'>, wanted: string): void {
  if (caipNetworkId === wanted) return
  throw new ModalError('CHAIN_NOT_SUPPORTED', {
    message: 'The wallet is on another network',
    context: { caipNetworkId },
  })
}
