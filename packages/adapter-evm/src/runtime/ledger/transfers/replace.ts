import { type Account, type Connection, ModalError } from '@foyer/core/adapter'
import { isAddressEqual, isHex } from 'viem'
import { getTransaction } from 'viem/actions'
import type { EvmTransaction } from '../../../transaction.js'
import type { EvmNet, LedgerContext } from '../context.js'
import { checkPrice, limitsOf } from './feeLimits.js'
import { gasPrices, raise } from './gasPrices.js'
import { checkNetwork } from './send.js'

export interface ReplaceQuery {
  readonly hash: string
  readonly how: 'faster' | 'cancel'
  readonly from: Account
  readonly network: EvmNet
}

/** Sends another transaction with the nonce of one that is pending, at a fee for which nodes let the first one go. */
export async function replace(
  { clientOf, ask }: LedgerContext,
  { hash, how, from, network }: ReplaceQuery,
  connection: Connection<'eip155'>,
): Promise<{ readonly hash: string; readonly nonce: number }> {
  const { sendTransaction } = connection
  if (!sendTransaction) throw new ModalError('ACT_UNSUPPORTED', { context: { act: 'sendTransaction' } })
  const client = clientOf(network)
  const [pending, prices] = await ask(undefined, () =>
    Promise.all([isHex(hash) ? getTransaction(client, { hash }) : undefined, gasPrices(client)]),
  )
  if (!pending || pending.blockNumber !== null || !isHex(from.address) || !isAddressEqual(pending.from, from.address)) {
    throw new ModalError('RPC_INVALID_PARAMS', {
      message: 'Only a pending transaction of this account can be replaced',
      context: { hash },
    })
  }
  checkNetwork(connection, network.caipNetworkId)
  const { nonce } = pending
  const same: EvmTransaction = {
    to: pending.to ?? undefined,
    value: pending.value,
    data: pending.input === '0x' ? undefined : pending.input,
    gas: pending.gas,
  }
  const transaction = how === 'faster' ? same : { to: from.address, value: 0n }
  const fees = raise(pending, prices.at(-1) ?? prices[0])
  // What the first one costs is a node's word, too.
  checkPrice(fees.gasPrice ?? fees.maxFeePerGas, limitsOf(client).price)
  const answer = await sendTransaction({ account: from, transaction: { ...transaction, ...fees, nonce } })
  return { hash: answer.hash, nonce }
}
