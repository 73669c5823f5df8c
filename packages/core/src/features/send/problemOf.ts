import type { FeeChoice, Transfer, TransferQuote } from '../../adapter/transfers.js'
import { parseUnits } from '../../utils/parseUnits.js'
import type { SendState } from './state.js'

/**
 * What keeps a transfer from being offered, the first of several. `tooMuch`: more than there is. `fee`: nothing is left
 * for the network fee and what must stay. `tooLittle`: the chain does not let this receiver have so little.
 */
export type SendProblem = 'token' | 'amount' | 'tooMuch' | 'receiver' | 'fee' | 'tooLittle' | 'fails'

type Asked = Pick<SendState, 'token' | 'sendTokenAmount' | 'receiverAddress' | 'quote' | 'simulation' | 'isMax'>

export function problemOf({
  token,
  sendTokenAmount,
  receiverAddress,
  quote,
  simulation,
  isMax,
}: Asked): SendProblem | undefined {
  if (!token) return 'token'
  const amount = sendTokenAmount === undefined ? undefined : parseUnits(sendTokenAmount, token.decimals)
  // All of it would be the fee.
  const isEaten = isMax && quote.quote?.most === 0n && quote.quote.balance > 0n
  if (!amount) return isEaten ? 'fee' : 'amount'
  const limits = limitOf(amount, token.amount, quote.quote)
  if (limits === 'tooMuch' || !receiverAddress) return limits ?? 'receiver'
  return limits ?? (simulation?.status === 'fails' ? 'fails' : undefined)
}

/** What a chain has against an amount. */
export function limitOf(
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

/** What the chain has against one of several transfers of an account, each of which takes of what the others leave. */
export function limitOfAll(
  all: readonly { readonly transfer: Transfer; readonly quote: TransferQuote }[],
): SendProblem | undefined {
  const feeOf = ({ transfer, quote }: (typeof all)[number]) => {
    const { amount, most = amount } = chosenFee(quote, transfer.feeId)
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
      limitOf(sent(transfer), quote.balance, { ...quote, most }) ?? limitOf(transfer.amount, quote.balance, quote)
    if (limit) return limit
    if (!isNative && sent({}) + fees + (quote.kept ?? 0n) > quote.native) return 'fee'
  }
  return undefined
}

const sum = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n)

/** The fee that counts: the one that was chosen, else the one in the middle. */
export function chosenFee({ fees }: TransferQuote, id: FeeChoice['id'] | undefined): FeeChoice {
  return fees.find((fee) => fee.id === id) ?? fees[Math.floor((fees.length - 1) / 2)] ?? fees[0]
}
