import type { Transfer } from '../../../adapter/transfers.js'
import { getBatchLimitProblem } from '../getSendProblem.js'
import type { PayState } from './payState.js'

export function toPayTransfer({ payment, payer }: Pick<PayState, 'payment' | 'payer'>): Transfer | undefined {
  if (!payment || !payer) return undefined
  const { network, token, units: amount, request } = payment
  return { network, from: payer.account, to: request.recipient, amount, ...(token.address !== undefined && { token }) }
}

/**
 * Returns what the payer's account lacks. `missing`: amount of the token, in its smallest unit. `fee`: the native coin
 * does not suffice for the network fee.
 */
export function getPayShortage({
  payment,
  payer,
  quote,
}: Pick<PayState, 'payment' | 'payer' | 'quote'>): { readonly missing: bigint } | 'fee' | 'tooLittle' | undefined {
  const transfer = toPayTransfer({ payment, payer })
  if (!transfer || !quote) return undefined
  if (transfer.amount > quote.balance) return { missing: transfer.amount - quote.balance }
  const limit = getBatchLimitProblem([{ transfer, quote }])
  return limit === undefined ? undefined : limit === 'tooLittle' ? 'tooLittle' : 'fee'
}
