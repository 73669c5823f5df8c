import { checkFee, type FeeChoice, type Transfer, type TransferQuote } from '@foyer/core/adapter'
import type { NodeHost } from '../reads/askEsplora.js'
import { chooseCoins, dustOf, feeOf, mostOf, type Payment } from '../transfer/chooseCoins.js'
import { FEE_LIMITS, type FeeRates } from '../transfer/readFeeRates.js'
import { readTransfer } from './readTransfer.js'

/** Seconds between blocks, about, times how many of them. */
const SECONDS = { slow: 86_400, normal: 3_600, fast: 600 } as const

/** Fees by the coins that the amount takes. What a wallet that sends by itself asks for is its own affair. */
export async function quote(
  host: NodeHost,
  transfer: Transfer<'bip122'>,
  signal?: AbortSignal,
): Promise<{ readonly quote: TransferQuote; readonly rates: FeeRates }> {
  const { payment, rates } = await readTransfer(host, transfer, { signal })
  const { feeId = 'normal' } = transfer
  const least = dustOf(payment.to)
  const balance = payment.coins.reduce((sum, { value }) => sum + value, 0n)
  // While nothing is typed it costs what the least would.
  const amount = transfer.amount > 0n ? transfer.amount : least
  const toFee = (id: FeeChoice['id']): FeeChoice => ({
    id,
    amount: feeFor({ ...payment, feeRate: rates[id] }, amount),
    seconds: SECONDS[id],
  })
  checkFee({ fee: toFee(feeId).amount, amount: transfer.amount, limits: FEE_LIMITS })
  const [first, ...others] = speedsOf(rates)
  return {
    rates,
    quote: { fees: [toFee(first), ...others.map(toFee)], balance, native: balance, most: mostOf(payment), least },
  }
}

/** Those that cost the same are one. */
function speedsOf({ slow, normal, fast }: FeeRates): readonly [FeeChoice['id'], ...FeeChoice['id'][]] {
  if (slow < normal) return fast > normal ? ['slow', 'normal', 'fast'] : ['slow', 'normal']
  return fast > normal ? ['normal', 'fast'] : ['normal']
}

/** Where there is not enough, all of it would be spent. */
function feeFor(payment: Payment, amount: bigint): bigint {
  const chosen = chooseCoins(payment, amount)
  return chosen?.fee ?? feeOf(payment, Math.max(1, payment.coins.length), false)
}
