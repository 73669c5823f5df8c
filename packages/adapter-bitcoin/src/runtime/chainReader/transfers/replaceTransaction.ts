import { type Account, type Connection, checkFee, ModalError, type Network } from '@foyer/core/adapter'
import { parseAddress } from '../../address/parseAddress.js'
import type { NodeContext } from '../../node/requestEsplora.js'
import { FEE_LIMITS, readFeeRates } from '../../payment/readFeeRates.js'
import { getMaxAmount, getPaymentFee, type Payment, selectCoins } from '../../payment/selectCoins.js'
import { checkTransferConnection } from './checkTransferConnection.js'

export interface ReplaceTransactionParameters {
  readonly hash: string
  readonly how: 'faster' | 'cancel'
  readonly from: Account
  readonly network: Network<'bip122'>
  readonly connection: Connection<'bip122'>
}

/** Replaces a pending transaction: spends its coins at a higher fee, to its receiver or back to the sender. */
export async function replaceTransaction(
  adapterContext: NodeContext,
  { hash, how, from, network, connection }: ReplaceTransactionParameters,
): Promise<{ readonly hash: string }> {
  const { address } = from
  checkTransferConnection(connection, { network, from })
  const { readReplaceableTransaction } = await import('./readReplaceableTransaction.js')
  const [{ coins, fee, others }, { fast }] = await Promise.all([
    readReplaceableTransaction(adapterContext, { hash, address, network }),
    readFeeRates(adapterContext, { network }),
  ])
  const [first, ...more] = others
  const stored = how === 'cancel' ? { address, value: undefined } : first
  const [own, to] = [parseAddress(address), parseAddress(stored?.address ?? '')]
  // Among several receivers, the payee cannot be told from a change address.
  if (!connection.sendTransaction || !stored?.address || !own || !to || (how === 'faster' && more.length)) {
    throw new ModalError('METHOD_UNSUPPORTED', { message: 'This transaction cannot be replaced', context: { hash } })
  }
  const payment = { coins, from: own.type, to: to.type, feeRate: fast }
  const { amount, feeRate } = getReplacementRate(payment, { fee, amount: stored.value })
  checkTransferConnection(connection, { network, from })
  const transaction = { recipient: stored.address, amount: String(amount), feeRate: Number(feeRate), replaces: hash }
  return connection.sendTransaction({ transaction, account: from })
}

/** Returns the lowest fee rate at which nodes accept the replacement (BIP-125, rules 3 and 4). */
function getReplacementRate(
  payment: Payment,
  { fee, amount }: { readonly fee: bigint; readonly amount: bigint | undefined },
): { readonly amount: bigint; readonly feeRate: bigint } {
  const before = fee / getPaymentFee({ ...payment, feeRate: 1n }, payment.coins.length, true)
  const start = payment.feeRate - before > 0n ? payment.feeRate : before
  for (let feeRate = start; ; feeRate += 1n) {
    const at = { ...payment, feeRate }
    const sent = amount ?? getMaxAmount(at)
    const chosen = sent > 0n ? selectCoins(at, sent) : undefined
    if (!chosen) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
    const relayed = getPaymentFee({ ...at, feeRate: 1n }, chosen.inputs.length, chosen.change > 0n)
    checkFee({ fee: chosen.fee, amount: sent, limits: FEE_LIMITS })
    if (chosen.fee >= fee + relayed) return { amount: sent, feeRate }
  }
}
