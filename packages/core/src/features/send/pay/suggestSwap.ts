import type { ModalContext } from '../../../modal/context.js'
import { isSameToken } from '../../../portfolio/knownTokens.js'
import type { SwapArguments } from '../../../types/viewArguments.js'
import { divide, fromUnits, round, toBigNumber, toPlainText } from '../../../utils/bigNumber.js'
import { toCaipAddress } from '../../../utils/caipAddress.js'
import { compareFiatValues, getFiatValue } from '../../../utils/fiatValue.js'
import type { PayState } from './payState.js'

const PRICE_MARGIN_FACTOR = '1.03'

/** Suggests a swap of the payer's most valuable token to the amount that is missing for the payment. */
export function suggestSwap(
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
    .sort((one, other) => compareFiatValues(getFiatValue(other), getFiatValue(one)))
  const fromToken = from && (from.address ?? from.symbol)
  if (!from?.price || !price || price.currency !== from.price.currency || !/[1-9]/.test(from.price.amount)) {
    return { toToken, fromToken }
  }
  const cost = fromUnits(missing, token.decimals).times(toBigNumber(price.amount)).times(PRICE_MARGIN_FACTOR)
  const amount = round(divide(cost, from.price.amount, { places: 30, rounding: 'up' }), from.decimals, 'up')
  return { toToken, fromToken, amount: toPlainText(amount) }
}
