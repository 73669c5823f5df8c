import type { ModalContext } from '../../../context.js'
import { isSameToken } from '../../../flows/knownTokens.js'
import type { SwapArguments } from '../../../types/views.js'
import { divide, fromUnits, round, toBigNumber, toPlainText } from '../../../utils/bigNumber.js'
import { toCaipAddress } from '../../../utils/caipAddress.js'
import { compareWorths, worthOf } from '../../../utils/worth.js'
import type { PayState } from './state.js'

/** A swap costs more than prices say, so that what is missing comes in full. */
const MARGIN = '1.03'

/**
 * What to begin a swap with that brings the payer what is missing of a payment: the token that is worth most of those that they
 * hold, and about how much of it, where prices are known.
 */
export function swapFor(
  { stores: { portfolio } }: Pick<ModalContext, 'stores'>,
  { payment, payer }: Pick<PayState, 'payment' | 'payer'>,
  missing: bigint,
): SwapArguments | undefined {
  if (!payment || !payer) return undefined
  const { network, token } = payment
  const { caipNetworkId } = network
  const toToken = token.address ?? token.symbol
  const { tokens } = portfolio.of(toCaipAddress(caipNetworkId, payer.account.address))
  const isWanted = (each: { readonly address?: string | undefined }) => isSameToken({ ...each, caipNetworkId }, token)
  const price = tokens.find(isWanted)?.price
  const [from] = tokens
    .filter((each) => !isWanted(each) && each.amount > 0n && each.price)
    .sort((one, other) => compareWorths(worthOf(other), worthOf(one)))
  const fromToken = from && (from.address ?? from.symbol)
  if (!from?.price || !price || price.currency !== from.price.currency || !/[1-9]/.test(from.price.amount)) {
    return { toToken, fromToken }
  }
  const cost = fromUnits(missing, token.decimals).times(toBigNumber(price.amount)).times(MARGIN)
  const amount = round(divide(cost, from.price.amount, { places: 30, rounding: 'up' }), from.decimals, 'up')
  return { toToken, fromToken, amount: toPlainText(amount) }
}
