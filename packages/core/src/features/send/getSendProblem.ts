import type { FeeChoice, Transfer, TransferQuote } from '../../adapter/transfers.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { findSendRefusalReason, type SendRefusalReason } from './findSendRefusalReason.js'
import type { SendState } from './sendState.js'

/**
 * First reason why the send form cannot be submitted. `tooMuch`: the amount exceeds the balance. `fee`: too little
 * remains for the network fee and the chain's reserve. `tooLittle`: the amount is below the chain's minimum for this
 * receiver. `fails`: the simulated transfer reverts.
 */
export type SendProblem =
  | 'token'
  | 'amount'
  | 'tooMuch'
  | 'receiver'
  | 'fee'
  | 'tooLittle'
  | 'fails'
  | SendRefusalReason

type Asked = Pick<
  SendState,
  'token' | 'sendTokenAmount' | 'receiverAddress' | 'quote' | 'simulation' | 'isMax' | 'network' | 'from'
>

export function getSendProblem({
  token,
  sendTokenAmount,
  receiverAddress,
  quote,
  simulation,
  isMax,
  network,
  from,
}: Asked): SendProblem | undefined {
  if (!token) return 'token'
  const amount = sendTokenAmount === undefined ? undefined : parseUnits(sendTokenAmount, token.decimals)
  const isEaten = isMax && quote.quote?.most === 0n && quote.quote.balance > 0n
  if (!amount) return isEaten ? 'fee' : 'amount'
  const limits = getLimitProblem(amount, token.amount, quote.quote)
  if (limits === 'tooMuch' || !receiverAddress) return limits ?? 'receiver'
  if (limits || !network || !from) return limits
  if (simulation?.status === 'fails') return 'fails'
  return findSendRefusalReason({ network, from, token, nft: token.nft, amount }, simulation, quote.quote?.extra)
}

export function getLimitProblem(
  amount: bigint,
  held: bigint | undefined,
  quote: TransferQuote | undefined,
): SendProblem | undefined {
  const balance = quote?.balance ?? held
  if (balance !== undefined && amount > balance) return 'tooMuch'
  if (!quote) return undefined
  if (amount > quote.most) return 'fee'
  return quote.least !== undefined && amount < quote.least ? 'tooLittle' : undefined
}

/** Returns why several transfers of one account cannot be sent together, e.g. because their sum exceeds the balance. */
export function getBatchLimitProblem(
  all: readonly { readonly transfer: Transfer; readonly quote: TransferQuote }[],
): SendProblem | undefined {
  const feeOf = ({ transfer, quote }: (typeof all)[number]) => {
    const { amount, most = amount } = selectFeeChoice(quote, transfer.feeId)
    return most + (quote.extra?.amount ?? 0n)
  }
  const fees = sum(all.map(feeOf))
  const sent = ({ token, nft }: Pick<Transfer, 'token' | 'nft'>) => {
    const isSame = ({ transfer }: (typeof all)[number]) =>
      transfer.token?.address === token?.address && transfer.nft?.tokenId === nft?.tokenId
    return sum(all.filter(isSame).map(({ transfer }) => transfer.amount))
  }
  for (const each of all) {
    const { transfer, quote } = each
    const isNative = transfer.token?.address === undefined
    const most = isNative ? quote.most - (fees - feeOf(each)) : quote.most
    const limit =
      getLimitProblem(sent(transfer), quote.balance, { ...quote, most }) ??
      getLimitProblem(transfer.amount, quote.balance, quote)
    if (limit) return limit
    if (!isNative && sent({}) + fees + (quote.reserve ?? 0n) > quote.native) return 'fee'
  }
  return undefined
}

const sum = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n)

export function selectFeeChoice({ fees }: TransferQuote, id: FeeChoice['id'] | undefined): FeeChoice {
  return fees.find((fee) => fee.id === id) ?? fees[Math.floor((fees.length - 1) / 2)] ?? fees[0]
}
