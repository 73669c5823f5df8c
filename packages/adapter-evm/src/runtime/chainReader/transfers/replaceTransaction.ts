import { type Account, type Connection, ModalError } from '@foyer/core/adapter'
import { isAddressEqual, isHex } from 'viem'
import { getTransaction } from 'viem/actions'
import type { EvmTransaction } from '../../../transaction.js'
import type { ChainReaderContext, Eip155Network } from '../context.js'
import { checkGasPrice, getGasPriceLimits } from './feeLimits.js'
import { getReplacementFees, readGasPrices } from './readGasPrices.js'
import { checkConnectionNetwork } from './sendTransfer.js'

export interface ReplaceTransactionParameters {
  readonly hash: string
  readonly how: 'faster' | 'cancel'
  readonly from: Account
  readonly network: Eip155Network
}

export async function replaceTransaction(
  { getClient, request }: ChainReaderContext,
  { hash, how, from, network }: ReplaceTransactionParameters,
  connection: Connection<'eip155'>,
): Promise<{ readonly hash: string; readonly nonce: number }> {
  const { sendTransaction } = connection
  if (!sendTransaction) throw new ModalError('METHOD_UNSUPPORTED', { context: { method: 'sendTransaction' } })
  const client = getClient(network)
  const [pending, prices] = await request(undefined, () =>
    Promise.all([isHex(hash) ? getTransaction(client, { hash }) : undefined, readGasPrices(client)]),
  )
  if (!pending || pending.blockNumber !== null || !isHex(from.address) || !isAddressEqual(pending.from, from.address)) {
    throw new ModalError('RPC_INVALID_PARAMS', {
      message: 'Only a pending transaction of this account can be replaced',
      context: { hash },
    })
  }
  checkConnectionNetwork(connection, network.caipNetworkId)
  const { nonce } = pending
  const same: EvmTransaction = {
    to: pending.to ?? undefined,
    value: pending.value,
    data: pending.input === '0x' ? undefined : pending.input,
    gas: pending.gas,
  }
  const transaction = how === 'faster' ? same : { to: from.address, value: 0n }
  const fees = getReplacementFees(pending, prices.at(-1) ?? prices[0])
  // Check the raised fee too, because the pending transaction's fee comes from a node, which may lie.
  checkGasPrice(fees.gasPrice ?? fees.maxFeePerGas, getGasPriceLimits(client).price)
  const answer = await sendTransaction({ account: from, transaction: { ...transaction, ...fees, nonce } })
  return { hash: answer.hash, nonce }
}
