import { type Account, type Connection, checkFee, ModalError, type Network } from '@foyer/core/adapter'
import { parseAddress } from '../address/parseAddress.js'
import type { NodeHost } from '../reads/askEsplora.js'
import { chooseCoins, feeOf, mostOf, type Payment } from '../transfer/chooseCoins.js'
import { FEE_LIMITS, readFeeRates } from '../transfer/readFeeRates.js'
import { checkConnection } from './checkConnection.js'

export interface ReplaceParameters {
  readonly hash: string
  readonly how: 'faster' | 'cancel'
  readonly from: Account
  readonly network: Network<'bip122'>
  readonly connection: Connection<'bip122'>
}

/**
 * Spends the same coins again, for more than before: to the same receiver, or back to where they were. What a wallet cannot
 * sign as it is built here, it cannot replace.
 */
export async function replace(
  host: NodeHost,
  { hash, how, from, network, connection }: ReplaceParameters,
): Promise<{ readonly hash: string }> {
  const { address } = from
  checkConnection(connection, { network, from })
  const { readReplaced } = await import('./readReplaced.js')
  const [{ coins, fee, others }, { fast }] = await Promise.all([
    readReplaced(host, { hash, address, network }),
    readFeeRates(host, { network }),
  ])
  const [first, ...more] = others
  const kept = how === 'cancel' ? { address, value: undefined } : first
  const [own, to] = [parseAddress(address), parseAddress(kept?.address ?? '')]
  // Of several receivers only the wallet knows whom its owner meant.
  if (!connection.sendTransaction || !kept?.address || !own || !to || (how === 'faster' && more.length)) {
    throw new ModalError('ACT_UNSUPPORTED', { message: 'This transaction cannot be replaced', context: { hash } })
  }
  const payment = { coins, from: own.type, to: to.type, feeRate: fast }
  const { amount, feeRate } = outbid(payment, { fee, amount: kept.value })
  checkConnection(connection, { network, from })
  const transaction = { recipient: kept.address, amount: String(amount), feeRate: Number(feeRate), replaces: hash }
  return connection.sendTransaction({ transaction, account: from })
}

/** The lowest rate, from the one of now on, at which nodes take it in the place of the other (BIP-125, rules 3 and 4). */
function outbid(
  payment: Payment,
  { fee, amount }: { readonly fee: bigint; readonly amount: bigint | undefined },
): { readonly amount: bigint; readonly feeRate: bigint } {
  const before = fee / feeOf({ ...payment, feeRate: 1n }, payment.coins.length, true)
  const start = payment.feeRate - before > 0n ? payment.feeRate : before
  for (let feeRate = start; ; feeRate += 1n) {
    const at = { ...payment, feeRate }
    const sent = amount ?? mostOf(at)
    const chosen = sent > 0n ? chooseCoins(at, sent) : undefined
    if (!chosen) throw new ModalError('NODE_INSUFFICIENT_FUNDS')
    const relayed = feeOf({ ...at, feeRate: 1n }, chosen.inputs.length, chosen.change > 0n)
    checkFee({ fee: chosen.fee, amount: sent, limits: FEE_LIMITS })
    if (chosen.fee >= fee + relayed) return { amount: sent, feeRate }
  }
}
