import { checkFee, type FeeChoice, type Transfer, type TransferQuote } from '@foyer/core/adapter'
import type { NodeContext } from '../../node/requestEsplora.js'
import { FEE_LIMITS, type FeeRates } from '../../payment/readFeeRates.js'
import { getDustLimit, getMaxAmount, getPaymentFee, type Payment, selectCoins } from '../../payment/selectCoins.js'
import { planTransfer } from './planTransfer.js'

/** Expected seconds until inclusion at each speed. */
const CONFIRMATION_SECONDS = { slow: 86_400, normal: 3_600, fast: 600 } as const

export async function readTransferQuote(
  adapterContext: NodeContext,
  transfer: Transfer<'bip122'>,
  signal?: AbortSignal,
): Promise<{ readonly quote: TransferQuote; readonly rates: FeeRates }> {
  const { payment, rates } = await planTransfer(adapterContext, transfer, { signal })
  const { feeId = 'normal' } = transfer
  const least = getDustLimit(payment.to)
  const balance = payment.coins.reduce((sum, { value }) => sum + value, 0n)
  // A quote for amount 0 assumes the smallest payment.
  const amount = transfer.amount > 0n ? transfer.amount : least
  const toFee = (id: FeeChoice['id']): FeeChoice => ({
    id,
    amount: feeFor({ ...payment, feeRate: rates[id] }, amount),
    seconds: CONFIRMATION_SECONDS[id],
  })
  checkFee({ fee: toFee(feeId).amount, amount: transfer.amount, limits: FEE_LIMITS })
  const [first, ...others] = listSpeeds(rates)
  return {
    rates,
    quote: { fees: [toFee(first), ...others.map(toFee)], balance, native: balance, most: getMaxAmount(payment), least },
  }
}

function listSpeeds({ slow, normal, fast }: FeeRates): readonly [FeeChoice['id'], ...FeeChoice['id'][]] {
  if (slow < normal) return fast > normal ? ['slow', 'normal', 'fast'] : ['slow', 'normal']
  return fast > normal ? ['normal', 'fast'] : ['normal']
}

function feeFor(payment: Payment, amount: bigint): bigint {
  const chosen = selectCoins(payment, amount)
  return chosen?.fee ?? getPaymentFee(payment, Math.max(1, payment.coins.length), false)
}
