import type { Transfer } from '../../../adapter/transfers.js'
import { limitOfAll } from '../problemOf.js'
import type { PayState } from './state.js'

/** What paying is: a transfer. */
export function transferOf({ payment, payer }: Pick<PayState, 'payment' | 'payer'>): Transfer | undefined {
  if (!payment || !payer) return undefined
  const { network, token, units: amount, request } = payment
  return { network, from: payer.account, to: request.recipient, amount, ...(token.address !== undefined && { token }) }
}

/** What keeps somebody from paying. `missing`: so much of what is paid, in its smallest unit. `fee`: there is nothing for the network's fee. */
export function shortageOf({
  payment,
  payer,
  quote,
}: Pick<PayState, 'payment' | 'payer' | 'quote'>): { readonly missing: bigint } | 'fee' | 'tooLittle' | undefined {
  const transfer = transferOf({ payment, payer })
  if (!transfer || !quote) return undefined
  if (transfer.amount > quote.balance) return { missing: transfer.amount - quote.balance }
  const limit = limitOfAll([{ transfer, quote }])
  return limit === undefined ? undefined : limit === 'tooLittle' ? 'tooLittle' : 'fee'
}
